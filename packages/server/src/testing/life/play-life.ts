import { puertoRicoDate, puertoRicoDayStartMs } from '@nutricion/domain/kit/puerto-rico-time';
import { catalog } from './actors/catalog.ts';
import { content } from './actors/content.ts';
import { delivering } from './actors/delivering.ts';
import { habits } from './actors/habits.ts';
import { lastHours } from './actors/last-hours.ts';
import { money } from './actors/money.ts';
import { nights } from './actors/nights.ts';
import { people } from './actors/people.ts';
import { picking } from './actors/picking.ts';
import { purchasing } from './actors/purchasing.ts';
import { shopping } from './actors/shopping.ts';
import { storeroom } from './actors/storeroom.ts';
import { storm } from './actors/storm.ts';
import { telephone } from './actors/telephone.ts';
import type { Actor, Life, LifeDay } from './life.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Everybody who does something on a day; a new subject is one more of these. */
const actors: readonly Actor[] = [
  nights,
  people,
  storeroom,
  purchasing,
  catalog,
  content,
  habits,
  shopping,
  telephone,
  storm,
  picking,
  delivering,
  money,
  lastHours,
];

/** Plays all days in the order of time. */
export const playLife = async (life: Life): Promise<void> => {
  const firstMs = puertoRicoDayStartMs(puertoRicoDate(life.now()));
  for (let index = 0; index < life.dayCount; index++) {
    const midnightMs = firstMs + index * DAY_MS;
    const day: LifeDay = {
      index,
      date: puertoRicoDate(midnightMs),
      isLast: index === life.dayCount - 1,
      at: (hour) => midnightMs + hour * HOUR_MS,
    };
    const acts = actors.flatMap((actor) => actor(life, day)).sort((one, other) => one.atMs - other.atMs);
    for (const act of acts) {
      if (act.atMs > life.endMs) break;
      life.goTo(act.atMs);
      await act.run();
    }
  }
};
