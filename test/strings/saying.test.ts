import { describe, expect, it } from 'vitest';
import { stringsOf } from '../../src/strings/index.ts';
import { listed } from '../../src/strings/list.ts';
import { joined, Refusal, refusalIn, said, saying, sayingOf } from '../../src/strings/saying.ts';

const [en, es] = [stringsOf('en'), stringsOf('es')];

describe('a saying', () => {
  it('gets its words from the table of the language, with its values', () => {
    const what = saying('usage', 'unknownOption', 'dekc', 'deck');
    expect(said(what, en)).toBe('unknown option --dekc; did you mean --deck? (duelo --help lists them)');
    expect(said(what, es)).toBe('opción desconocida --dekc; ¿quieres decir --deck? (duelo --help las lista)');
    expect(said(saying('usage', 'noSave'), es)).toBe(es.usage.noSave);
  });

  it('holds sayings as values, in lists too, and parts behind each other', () => {
    const near = saying('usage', 'didYouMean', ['a', { en: 'two', es: 'dos', pt: 'dois', it: 'due' }]);
    const what = joined('x.ydk:3: ', saying('usage', 'unknownCommand', '"q"', near));
    expect(said(what, en)).toBe('x.ydk:3: unknown command "q"; did you mean a or two?');
    expect(said(what, es)).toBe('x.ydk:3: comando desconocido "q"; ¿quieres decir a o dos?');
    expect(said(JSON.parse(JSON.stringify(what)), es)).toBe(said(what, es));
  });

  it('is carried by a refusal, whose own message is English', () => {
    const refusal = new Refusal(saying('usage', 'noSave'), { cause: 1 });
    expect(refusal.message).toBe(en.usage.noSave);
    expect(refusal.cause).toBe(1);
    expect(refusalIn(refusal, es)).toBe(es.usage.noSave);
    expect(sayingOf(refusal)).toBe(refusal.saying);
    expect(refusalIn(new Error('EIO'), es)).toBe('EIO');
    expect(refusalIn('odd', es)).toBe('odd');
  });
});

it('a list has its conjunction before the last word', () => {
  expect(listed([], 'or')).toBe('');
  expect(listed(['a'], 'or')).toBe('a');
  expect(listed(['a', 'b', 'c'], 'o')).toBe('a, b o c');
});
