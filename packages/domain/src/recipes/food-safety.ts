import { type RawAnimal, REHEAT_F, rawAnimalOf, safeMinimumF } from './raw-animal.ts';
import type { StoragePlace } from './shelf-life.ts';

/** Facts of a recipe that concern food safety. */
export interface SafetyFacts {
  readonly title: string;
  readonly skus: readonly string[];
  readonly steps: readonly string[];
  readonly tip: string;
  /** Whether anything is cooked. */
  readonly cookMinutes: number;
  /** Null: not meant to be stored. */
  readonly shelfLifeDays: number | null;
  readonly storagePlace: StoragePlace;
  /** The source that allows more than four days; null: none. */
  readonly keepsLongerBecause: string | null;
}

export type SafetyIssue =
  | { readonly kind: 'no-temperature'; readonly food: RawAnimal; readonly minimumF: number }
  | { readonly kind: 'no-rest' }
  | { readonly kind: 'no-cooling' }
  | { readonly kind: 'no-reheating' }
  | { readonly kind: 'kept-too-long'; readonly days: number }
  | { readonly kind: 'promises-a-week'; readonly words: string };

/** Cooked leftovers in the refrigerator (FoodSafety.gov, "Cold Food Storage Chart"). */
export const FRIDGE_DAYS = 4;

/**
 * Safety information that a recipe's steps lack: the temperature of each raw food of animal origin, cooling and
 * reheating of what is stored, and how long it keeps. Empty if complete.
 */
export const safetyIssues = (recipe: SafetyFacts): readonly SafetyIssue[] => [
  ...cookingIssues(recipe),
  ...storageIssues(recipe),
];

const cookingIssues = ({ skus, steps }: SafetyFacts): readonly SafetyIssue[] => {
  const raw = new Set(skus.flatMap((sku) => rawAnimalOf(sku) ?? []));
  const cooking = sentencesOf(steps).filter((sentence) => !isReheating(sentence));
  const withoutTemperature = [...raw].filter(
    (food) => !cooking.some((sentence) => statesDoneness(sentence, food)),
  );
  return [
    ...withoutTemperature.map(
      (food): SafetyIssue => ({ kind: 'no-temperature', food, minimumF: safeMinimumF[food] }),
    ),
    // Three minutes of rest belong to the 145 °F of a whole cut (the same table).
    ...(raw.has('corte') && !cooking.some((sentence) => /repos/i.test(sentence))
      ? [{ kind: 'no-rest' } as const]
      : []),
  ];
};

const statesDoneness = (sentence: string, food: RawAnimal): boolean =>
  degreesF(sentence).some((degrees) => degrees >= safeMinimumF[food]) ||
  (food === 'huevo' && /yemas?[^.]* firmes?/i.test(sentence));

const storageIssues = (recipe: SafetyFacts): readonly SafetyIssue[] => {
  const { steps, tip, title, shelfLifeDays, storagePlace } = recipe;
  const promise = promisedWeek([title, ...steps, tip].join(' '), shelfLifeDays !== null);
  const issues: SafetyIssue[] = promise === null ? [] : [{ kind: 'promises-a-week', words: promise }];
  // Food stored in the pantry is dry.
  if (shelfLifeDays === null || storagePlace === 'despensa') return issues;
  const sentences = sentencesOf(steps);
  if (storagePlace === 'nevera' && shelfLifeDays > FRIDGE_DAYS && recipe.keepsLongerBecause === null)
    issues.push({ kind: 'kept-too-long', days: shelfLifeDays });
  if (!sentences.some(statesCooling)) issues.push({ kind: 'no-cooling' });
  if (recipe.cookMinutes > 0 && !sentences.some(statesReheating)) issues.push({ kind: 'no-reheating' });
  return issues;
};

/** Within two hours, within one above 90 °F (FoodSafety.gov, "4 Steps to Food Safety"). */
const statesCooling = (sentence: string): boolean =>
  /nevera|congelador/i.test(sentence) &&
  /antes de (?:2|dos) horas/i.test(sentence) &&
  /antes de (?:1|una) hora si hace más de 90 °F/i.test(sentence);

const statesReheating = (sentence: string): boolean =>
  /se comen? fr[ií][oa]s?/i.test(sentence) ||
  (isReheating(sentence) && degreesF(sentence).some((degrees) => degrees >= REHEAT_F));

const isReheating = (sentence: string): boolean => /recal[ie]+nt/i.test(sentence);

/** Words that promise more than four days; "a la semana" is a frequency and doesn't. */
const promisedWeek = (text: string, isStored: boolean): string | null => {
  const promise = isStored ? /(?:toda la|una|para la|de la) semana/i : /(?:toda la|una) semana/i;
  return promise.exec(text)?.[0] ?? null;
};

const sentencesOf = (steps: readonly string[]): readonly string[] =>
  steps.flatMap((step) => step.split(/(?<=\.)\s+/));

const degreesF = (sentence: string): readonly number[] =>
  [...sentence.matchAll(/(\d{2,3}) °F/g)].map(([, degrees]) => Number(degrees));
