/** What is wrong with a house rule, to be said in a language. */
import { allowedFor, HouseRuleError, PARAMS, type RuleFault } from '../engine/index.ts';
import { type Saying, saying, sayingOf } from '../strings/saying.ts';

/** What is wrong with it, or with whatever else was thrown. */
export const ruleFaultOf = (error: unknown): Saying =>
  error instanceof HouseRuleError ? faultSaying(error.fault) : sayingOf(error);

function faultSaying(fault: RuleFault): Saying {
  switch (fault.k) {
    case 'unknown':
      return saying('ruleFaults', 'unknown', fault.id, Object.keys(PARAMS).join(', '));
    case 'value':
      return saying('ruleFaults', 'value', fault.id, takes(fault.id), JSON.stringify(fault.value));
    case 'clash':
      return saying('ruleFaults', 'clash', fault.id, fault.other);
  }
}

const quoted = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

function takes(id: string): Saying {
  const allowed = allowedFor(id);
  switch (allowed.k) {
    case 'flag':
      return saying('ruleFaults', 'flag');
    case 'number':
      return saying('ruleFaults', 'number', allowed.min, allowed.max);
    case 'one':
      return saying('ruleFaults', 'oneOf', quoted(allowed.of));
    case 'sizes': {
      const such = allowed.such.map((value) => JSON.stringify(value));
      return saying('ruleFaults', 'sizes', such);
    }
    case 'some':
      return saying('ruleFaults', 'someOf', quoted(allowed.of));
  }
}
