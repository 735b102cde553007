import { isFiller } from '../../search/fold.ts';
import { planAllergies } from '../answers.ts';
import type { FoodLexicon, FoodMeaning } from './food-lexicon.ts';
import { allergy, gluten, less, more, refused, weekdayPhrases, without } from './phrases.ts';
import { type Understood, wishing } from './reading.ts';
import type { PlanSetting } from './setting.ts';
import { type Phrases, phraseLength, type Token } from './tokens.ts';
import type { PlanWish } from './wish.ts';

interface FoundFood {
  readonly end: number;
  readonly words: readonly string[];
  readonly meaning: FoodMeaning;
}

type FindFood = (at: number) => FoundFood | null;

const MOST_FOOD_WORDS = 5;
const articles = new Set(
  'el la los las lo un una unos unas de del al a con otros otras esos esas mas cosas comidas comida'.split(
    ' ',
  ),
);
const joining = new Set(['y', 'e', 'o', 'u', 'ni']);

/** The foods of a text: articles skipped, the longest name first. */
export const foodFinder =
  (text: string, tokens: readonly Token[], lexicon: FoodLexicon): FindFood =>
  (at) => {
    let start = at;
    while (
      start < at + MOST_FOOD_WORDS &&
      articles.has(tokens[start]?.folded ?? '') &&
      tokens[start + 1]?.breakBefore === 'none'
    )
      start += 1;
    for (let length = lengthOf(tokens, start); length > 0; length -= 1) {
      const run = tokens.slice(start, start + length);
      const words = run.map(({ folded }) => folded);
      const spelled = text.slice(run[0]?.start, run.at(-1)?.end);
      const meaning = isWhole(words) ? lexicon.meaningOf(words, spelled) : null;
      if (meaning) return { end: start + length, words, meaning };
    }
    return null;
  };

/** No name begins or ends with a small word: "pollo que" is none. */
const isWhole = (words: readonly string[]): boolean =>
  !isFiller(words[0] ?? '') && !isFiller(words.at(-1) ?? '');

/** How many tokens stand together: to the next break, or a word that joins two foods. */
const lengthOf = (tokens: readonly Token[], start: number): number => {
  let length = 0;
  for (let at = start; at < tokens.length && length < MOST_FOOD_WORDS; at += 1, length += 1) {
    const token = tokens[at] as Token;
    const isOther = at > start && (token.breakBefore !== 'none' || joining.has(token.folded));
    if (isOther || token.folded === '') break;
  }
  return length;
};

/** "sin cerdo, pescado ni hígado", "más habichuelas", "poca carne". */
export const readFoods = (tokens: readonly Token[], at: number, find: FindFood): Understood | null => {
  const manner = mannerAt(tokens, at);
  if (!manner) return null;
  const found = listAt(tokens, manner.end, find);
  const last = found.at(-1);
  // Of a food on some days alone there is no wish.
  if (!last || isOfDays(tokens, last.end)) return null;
  return {
    end: last.end,
    ...(manner.kind === 'more' && { isTurnedByNo: true }),
    asks: (said) => wishing(...found.map(({ meaning }) => foodWish(manner.kind, meaning, said))),
  };
};

export const foodWish = (kind: 'without' | 'more' | 'less', meaning: FoodMeaning, said: string): PlanWish => {
  const { food, words, unless, contains } = meaning;
  if (kind === 'without') return { kind, said, food, words, unless, contains, provenBy: null };
  return { kind, said, food, words, unless };
};

const mannerAt = (tokens: readonly Token[], at: number) => {
  const kinds: readonly (readonly ['without' | 'less' | 'more', Phrases])[] = [
    ['without', without],
    ['less', less],
    ['more', more],
  ];
  // "sin mucha" is longer than "sin", "menos" in "todo menos" isn't by itself.
  const longest = kinds
    .map(([kind, phrases]) => ({ kind, length: phraseLength(tokens, at, phrases) }))
    .toSorted((one, other) => other.length - one.length)[0];
  if (!longest || longest.length === 0) return null;
  const end = at + longest.length;
  // "quiero más", "no quiero mucha", "me gusta sin": the refusal wins, else what comes last.
  const next = tokens[end]?.breakBefore === 'none' ? mannerOnly(tokens, end) : null;
  if (longest.kind === 'more') return next ?? { kind: 'more' as const, end };
  const after = next?.end ?? end;
  return { kind: longest.kind, end: longest.kind === 'without' ? afterRefused(tokens, after) : after };
};

const afterRefused = (tokens: readonly Token[], start: number): number => {
  let at = start;
  while (
    at < start + MOST_FOOD_WORDS &&
    tokens[at]?.breakBefore === 'none' &&
    refused.has(tokens[at]?.folded ?? '')
  )
    at += 1;
  return at;
};

const isOfDays = (tokens: readonly Token[], end: number): boolean => {
  let at = end;
  while (
    at < end + MOST_FOOD_WORDS &&
    ['el', 'los', 'en', 'de', 'cada', 'solo'].includes(tokens[at]?.folded ?? '')
  )
    at += 1;
  return (
    tokens[end]?.breakBefore === 'none' &&
    weekdayPhrases.some(([phrases]) => phraseLength(tokens, at, phrases) > 0)
  );
};

const mannerOnly = (
  tokens: readonly Token[],
  at: number,
): { kind: 'without' | 'less' | 'more'; end: number } | null => {
  for (const [kind, phrases] of [
    ['without', without],
    ['less', less],
    ['more', more],
  ] as const) {
    const length = phraseLength(tokens, at, phrases);
    if (length > 0) return { kind, end: at + length };
  }
  return null;
};

/** Foods one after the other, between commas and "y". */
const listAt = (tokens: readonly Token[], start: number, find: FindFood): readonly FoundFood[] => {
  const foods: FoundFood[] = [];
  for (let at: number | null = start; at !== null; at = nextOfList(tokens, foods.at(-1)?.end ?? start)) {
    const food = find(at);
    if (!food) break;
    foods.push(food);
  }
  return foods;
};

/** Where the next food of a list begins; null: the list is over. */
const nextOfList = (tokens: readonly Token[], at: number): number | null => {
  const token = tokens[at];
  if (!token || token.breakBefore === 'strong') return null;
  // "ni de pescado", "ni me gusta el hígado" are of the same list.
  if (token.folded === 'ni') return at + Math.max(1, phraseLength(tokens, at, without));
  const isJoined = joining.has(token.folded);
  const next = isJoined ? at + 1 : at;
  const goesOn = (isJoined || token.breakBefore === 'weak') && !mannerOnly(tokens, next);
  return goesOn ? next : null;
};

/** "alérgica al maní", "alergias: nueces, trigo": the wizard's box where it has one. */
export const readAllergies = (
  tokens: readonly Token[],
  at: number,
  find: FindFood,
  lexicon: FoodLexicon,
): Understood | null => {
  const length = phraseLength(tokens, at, allergy);
  if (length === 0) return null;
  const found = listAt(tokens, at + length, find);
  const last = found.at(-1);
  if (!last) return null;
  return {
    end: last.end,
    asks: (said) => {
      const asked = found.map((food) => allergyOf(food, lexicon, said));
      return {
        wishes: asked.flatMap(({ wishes }) => wishes),
        settings: asked.flatMap(({ settings }) => settings),
      };
    },
  };
};

/** What isn't one of the nine allergens is kept out by its name. */
const allergyOf = ({ words, meaning }: FoundFood, lexicon: FoodLexicon, said: string) => {
  const allergens = lexicon.allergensOf(words);
  if (allergens.length === 0) return wishing(foodWish('without', meaning, said));
  return allergyAsks(allergens, said);
};

export const allergyAsks = (allergens: ReturnType<FoodLexicon['allergensOf']>, said: string) => {
  const settings: PlanSetting[] = [];
  const wishes: PlanWish[] = [];
  for (const allergen of allergens) {
    const box = planAllergies.find((each) => each.allergen === allergen);
    if (box) settings.push({ setting: 'allergy', value: box.id, said });
    else wishes.push({ kind: 'allergy', allergen, said });
  }
  return { wishes, settings };
};

/** "sin gluten", "soy celíaca". */
export const readGluten = (tokens: readonly Token[], at: number): Understood | null => {
  const length = phraseLength(tokens, at, gluten);
  return length === 0 ? null : { end: at + length, asks: (said) => wishing(glutenWish(said)) };
};

export const glutenWish = (said: string): PlanWish => ({
  kind: 'without',
  said,
  food: 'gluten',
  words: ['gluten'],
  unless: [],
  contains: [],
  provenBy: 'gluten-free',
});
