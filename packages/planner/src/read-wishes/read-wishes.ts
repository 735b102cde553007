import { distinctSettings } from '@nutricion/domain/plans/setting';
import { distinctWishes, type PlanWish, wishLimits } from '@nutricion/domain/plans/wish';
import {
  expandAbbreviatedWithout,
  plainLetters,
  spelledOut,
  type Token,
  tokensOf,
} from '@nutricion/language';
import { isFoodAt } from './food-days.ts';
import type { FoodLexicon } from './food-lexicon.ts';
import { foodsOf } from './food-lists.ts';
import { foodWish } from './food-wishes.ts';
import { isFillerWord } from './phrases.ts';
import { readDaysWithFoods } from './read-day-foods.ts';
import { readShift } from './read-days.ts';
import { type Place, readAllergies, readCeliac, readFoods, withListedFoods } from './read-foods.ts';
import { readDiet, readSetting } from './read-settings.ts';
import type { Understood, WishReading } from './reading.ts';

/** Words that negate what follows. */
const refusals = new Set(['no', 'nada', 'nunca', 'jamas', 'tampoco', 'ni', 'sin']);
/** Words that make the meaning of a food beside them unclear. */
const reversingWords = new Set([...refusals, 'que']);

/** The rest of a longer text is reported as not understood. */
const MAX_LETTERS = 10_000;
const MAX_QUOTE_LETTERS = 80;
const MAX_QUOTES = 20;

/**
 * Reads free Spanish text as wishes and answers of the seven steps. Every other part of the text is in
 * `notUnderstood`, quoted. Never throws.
 * @param typed any text; the first 10,000 characters are read
 */
export const readWishes = (typed: string, lexicon: FoodLexicon): WishReading => {
  const text = expandAbbreviatedWithout(plainLetters(typed.slice(0, MAX_LETTERS)));
  const tokens = spelledOut(tokensOf(text));
  const foods = foodsOf(text, tokens, lexicon);
  const understood: (Understood & { readonly start: number })[] = [];
  const rest: Token[][] = [[]];
  const doubtful = new Set<readonly Token[]>();
  for (let at = 0; at < tokens.length; ) {
    const read = readAt(text, { tokens, at, foods, lexicon });
    const token = tokens[at] as Token;
    if (token.breakBefore !== 'none') rest.push([]);
    // "no le pongas mucho queso": after a negation that wasn't understood, nothing is taken as wished for.
    const isRefused =
      read?.isReversedByNo === true && rest.at(-1)?.some(({ folded }) => refusals.has(folded));
    const isBlocked = read?.isAlone === true && !isUnderstoodAlone(text, rest.at(-1) ?? [], lexicon);
    const taken = isRefused || isBlocked ? null : read;
    // "pescado ni pollo" may want neither.
    if (taken && token.folded === 'ni') doubtful.add(rest.at(-1) ?? []);
    if (taken) rest.push([]);
    if (taken) understood.push({ ...taken, start: at });
    else rest.at(-1)?.push(token);
    at = taken?.end ?? at + 1;
  }

  const readings = understood.map(({ start, end, toReading: asks }) =>
    asks(wordsBetween(text, tokens[start], tokens[end - 1])),
  );
  const leftovers = rest.map((run) => readRest(text, run, lexicon, doubtful.has(run)));
  const tooLong = typed.length > MAX_LETTERS ? [quoteOf(typed.slice(MAX_LETTERS))] : [];
  const wishes = [...readings.flatMap((each) => each.wishes), ...leftovers.flatMap((each) => each.wishes)];
  return {
    wishes: distinctWishes(wishes),
    settings: distinctSettings(readings.flatMap((each) => each.settings)),
    notUnderstood: [
      ...new Set([...leftovers.flatMap(({ notUnderstood: quote }) => quote), ...tooLong]),
    ].slice(0, MAX_QUOTES),
  };
};

/** The first rule that matches reads as many words as it can. */
const readAt = (text: string, place: Place): Understood | null => {
  const { tokens, at, foods, lexicon } = place;
  return (
    withListedFoods(readCeliac(tokens, at) ?? readDiet(tokens, at, foods), 'any', place) ??
    withListedFoods(readSetting(tokens, at), 'by-ni', place) ??
    readAllergies(at, foods, lexicon) ??
    readShift(tokens, at, (start) => isFoodAt(tokens, start, foods)) ??
    readDaysWithFoods(text, tokens, at, foods) ??
    readFoods(tokens, at, foods)
  );
};

const beforeDays = new Set('el la los las en de del al cada'.split(' '));

/** Whether the words before a part are understood without it: "pescado los viernes pollo" is ambiguous. */
const isUnderstoodAlone = (text: string, run: readonly Token[], lexicon: FoodLexicon): boolean => {
  const last = run.findLast(({ folded }) => !beforeDays.has(folded));
  if (run.some(({ folded }) => refusals.has(folded))) return false;
  return (!last || isFillerWord(last.folded)) && readRest(text, run, lexicon).notUnderstood.length === 0;
};

const wordsBetween = (text: string, first: Token | undefined, last: Token | undefined): string =>
  text.slice(first?.start, last?.end).replace(/\s+/g, ' ').slice(0, wishLimits.said);

const quoteOf = (text: string): string => {
  const quote = text.replace(/\s+/g, ' ').trim();
  return quote.length > MAX_QUOTE_LETTERS ? `${quote.slice(0, MAX_QUOTE_LETTERS - 1)}…` : quote;
};

/**
 * Reads the tokens between the understood parts: filler words, foods without a verb ("arroz con gandules"),
 * or a part that isn't understood.
 */
const readRest = (
  text: string,
  run: readonly Token[],
  lexicon: FoodLexicon,
  isDoubtful = false,
): { readonly wishes: readonly PlanWish[]; readonly notUnderstood: readonly string[] } => {
  const { find } = foodsOf(text, run, lexicon);
  // "papá" is a filler word, but "papa" alone is a potato.
  const alone = run.length === 1 ? find(0) : null;
  if (!alone && run.every(({ folded }) => isFillerWord(folded))) return { wishes: [], notUnderstood: [] };
  const wishes: PlanWish[] = [];
  for (let at = 0; at < run.length; ) {
    const food = find(at);
    const token = run[at] as Token;
    // With an unknown word beside it, it isn't clear what is wanted of a food.
    if (food ? isDoubtful : !isFillerWord(token.folded) || reversingWords.has(token.folded))
      return { wishes: [], notUnderstood: [quoteOf(text.slice(run[0]?.start, run.at(-1)?.end))] };
    if (food) wishes.push(foodWish('more', food.meaning, food.meaning.food));
    at = food?.end ?? at + 1;
  }
  return { wishes, notUnderstood: [] };
};
