import type { CardEffects } from '../build.ts';
import { ancientSanctuary } from './ancientSanctuary.ts';
import { chance } from './chance.ts';
import { darkCrisis } from './darkCrisis.ts';
import { darkWorld } from './darkWorld.ts';
import { destinyBoard } from './destinyBoard.ts';
import { flamingEternity } from './flamingEternity.ts';
import { geminis } from './geminis.ts';
import { invasionOfChaos } from './invasionOfChaos.ts';
import { labyrinthOfNightmare } from './labyrinthOfNightmare.ts';
import { laterMonsters } from './laterMonsters.ts';
import { laterSets } from './laterSets.ts';
import { laterSpellsTraps } from './laterSpellsTraps.ts';
import { legacyOfDarkness } from './legacyOfDarkness.ts';
import { legendOfBlueEyes } from './legendOfBlueEyes.ts';
import { levels } from './levels.ts';
import { magiciansForce } from './magiciansForce.ts';
import { metalRaiders } from './metalRaiders.ts';
import { modernMonsters } from './modernMonsters.ts';
import { moreLaterMonsters } from './moreLaterMonsters.ts';
import { moreLaterSpellsTraps } from './moreLaterSpellsTraps.ts';
import { moreOf2002 } from './moreOf2002.ts';
import { moreOf2004 } from './moreOf2004.ts';
import { moreOf2005 } from './moreOf2005.ts';
import { moreOfEarly2003 } from './moreOfEarly2003.ts';
import { moreOfLate2002 } from './moreOfLate2002.ts';
import { moreOfLate2003 } from './moreOfLate2003.ts';
import { moreOfMid2002 } from './moreOfMid2002.ts';
import { moreOfMid2003 } from './moreOfMid2003.ts';
import { moreOfMid2004 } from './moreOfMid2004.ts';
import { pharaohsServant } from './pharaohsServant.ts';
import { pharaonicGuardian } from './pharaonicGuardian.ts';
import { riseOfDestiny } from './riseOfDestiny.ts';
import { rituals } from './rituals.ts';
import { soulOfTheDuelist } from './soulOfTheDuelist.ts';
import { spellRuler } from './spellRuler.ts';
import { spirits } from './spirits.ts';
import { starterDecks } from './starterDecks.ts';
import { substitutes } from './substitutes.ts';
import { theLostMillennium } from './theLostMillennium.ts';
import { tokenMakers } from './tokenMakers.ts';
import { toons } from './toons.ts';
import { unions } from './unions.ts';
import { yubel } from './yubel.ts';

export { tokens } from './tokens.ts';

/** Every card with effects that can be played, in the order of first printing. */
export const cardEffects: readonly CardEffects[] = [
  ...legendOfBlueEyes,
  ...starterDecks,
  ...metalRaiders,
  ...spellRuler,
  ...pharaohsServant,
  ...labyrinthOfNightmare,
  ...legacyOfDarkness,
  ...pharaonicGuardian,
  ...magiciansForce,
  ...darkCrisis,
  ...invasionOfChaos,
  ...ancientSanctuary,
  ...soulOfTheDuelist,
  ...riseOfDestiny,
  ...flamingEternity,
  ...theLostMillennium,
  ...moreOf2002,
  ...moreOfMid2002,
  ...moreOfLate2002,
  ...moreOfEarly2003,
  ...moreOfMid2003,
  ...moreOfLate2003,
  ...moreOf2004,
  ...moreOfMid2004,
  ...moreOf2005,
  ...chance,
  ...darkWorld,
  ...laterMonsters,
  ...laterSpellsTraps,
  ...moreLaterMonsters,
  ...moreLaterSpellsTraps,
  ...modernMonsters,
  ...geminis,
  ...destinyBoard,
  ...levels,
  ...rituals,
  ...spirits,
  ...substitutes,
  ...tokenMakers,
  ...toons,
  ...unions,
  ...yubel,
  ...laterSets,
];
