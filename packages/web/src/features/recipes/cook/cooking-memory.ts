import { type Cooking, cookingFromStored } from '@nutricion/domain/recipe/cooking';
import { readJson, writeText } from '../../../lib/storage.ts';
import { currentSession } from '../../../shared/session/session-store.ts';

/** Computers in a hospital are shared: every person has a stove of her own. */
const key = (): string => `nutricion-plus-cooking:${currentSession()?.user.id ?? ''}`;

export const readCooking = (recipeId: string, stepCount: number, nowMs: number): Cooking | null =>
  cookingFromStored(readJson(key()), { recipeId, stepCount, nowMs });

/** Null forgets it: the dish is done. */
export const writeCooking = (cooking: Cooking | null): void =>
  writeText(key(), cooking && JSON.stringify(cooking));
