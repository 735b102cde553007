import { distinctSettings } from '@nutricion/domain/meal-plan/setting';
import { distinctWishes, type PlanWish, wishLimits } from '@nutricion/domain/meal-plan/wish';
import { plainLetters, refusalsInFull } from '@nutricion/domain/text/fold';
import { isFoodAt } from './food-days.ts';
import type { FoodLexicon } from './food-lexicon.ts';
import { foodFinder } from './food-lists.ts';
import { foodWish } from './food-wishes.ts';
import { isFillerWord } from './phrases.ts';
import { readDaysWithFoods } from './read-day-foods.ts';
import { readShift } from './read-days.ts';
import { readAllergies, readFoods, readGluten, withListedFoods } from './read-foods.ts';
import { readDiet, readSetting } from './read-settings.ts';
import type { Understood, WishReading } from './reading.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Words that turn round what follows. */
const refusals = new Set(['no', 'nada', 'nunca', 'jamas', 'tampoco', 'ni', 'sin']);
/** Words beside a food after which nobody knows what is wanted of it. */
const reversingWords = new Set([...refusals, 'que']);

/** Longer texts are read so far; the rest is told as not understood. */
const MAX_LETTERS = 10_000;
const MAX_QUOTE_LETTERS = 80;
const MAX_QUOTES = 20;

/** Reads a text as a list of wishes; what it doesn't understand it says. Never throws, whatever is typed. */
export const readWishes = (typed: string, lexicon: FoodLexicon): WishReading => {
  const text = refusalsInFull(plainLetters(typed.slice(0, MAX_LETTERS)));
  const tokens = tokensOf(text);
  const find = foodFinder(text, tokens, lexicon);
  const understood: (Understood & { readonly start: number })[] = [];
  const rest: Token[][] = [[]];
  for (let at = 0; at < tokens.length; ) {
    const place = { tokens, at, find, lexicon };
    const read =
      withListedFoods(readGluten(tokens, at) ?? readDiet(tokens, at), 'any', place) ??
      withListedFoods(readSetting(text, tokens, at), 'by-ni', place) ??
      readAllergies(tokens, at, find, lexicon) ??
      readShift(tokens, at, (place) => isFoodAt(tokens, place, find)) ??
      readDaysWithFoods(text, tokens, at, find) ??
      readFoods(tokens, at, find);
    const token = tokens[at] as Token;
    if (token.breakBefore !== 'none') rest.push([]);
    // "no le pongas mucho queso": what is refused and not understood is never taken for liked.
    const isRefused =
      read?.isReversedByNo === true && rest.at(-1)?.some(({ folded }) => refusals.has(folded));
    const isBlocked = read?.isAlone === true && !isUnderstoodAlone(text, rest.at(-1) ?? [], lexicon);
    const taken = isRefused || isBlocked ? null : read;
    if (taken) rest.push([]);
    if (taken) understood.push({ ...taken, start: at });
    else rest.at(-1)?.push(token);
    at = taken?.end ?? at + 1;
  }

  const readings = understood.map(({ start, end, toReading: asks }) =>
    asks(wordsBetween(text, tokens[start], tokens[end - 1])),
  );
  const leftovers = rest.map((run) => readRest(text, run, lexicon));
  const tooLong = typed.length > MAX_LETTERS ? [quoteOf(typed.slice(MAX_LETTERS))] : [];
  const wishes = [...readings.flatMap((each) => each.wishes), ...leftovers.flatMap((each) => each.wishes)];
  return {
    wishes: distinctWishes(wishes),
    settings: distinctSettings(readings.flatMap((each) => each.settings)),
    notUnderstood: [...new Set([...leftovers.flatMap(({ told }) => told), ...tooLong])].slice(0, MAX_QUOTES),
  };
};

const beforeDays = new Set('el la los las en de del al cada'.split(' '));

/** Whether what stands before a part is understood without it: "pescado los viernes pollo" may mean two things. */
const isUnderstoodAlone = (text: string, run: readonly Token[], lexicon: FoodLexicon): boolean => {
  const last = run.findLast(({ folded }) => !beforeDays.has(folded));
  if (run.some(({ folded }) => refusals.has(folded))) return false;
  return (!last || isFillerWord(last.folded)) && readRest(text, run, lexicon).told.length === 0;
};

const wordsBetween = (text: string, first: Token | undefined, last: Token | undefined): string =>
  text.slice(first?.start, last?.end).replace(/\s+/g, ' ').slice(0, wishLimits.said);

const quoteOf = (text: string): string => {
  const told = text.replace(/\s+/g, ' ').trim();
  return told.length > MAX_QUOTE_LETTERS ? `${told.slice(0, MAX_QUOTE_LETTERS - 1)}…` : told;
};

/** What no rule took: nothing said, foods by themselves ("arroz con gandules"), or not understood. */
const readRest = (
  text: string,
  run: readonly Token[],
  lexicon: FoodLexicon,
): { readonly wishes: readonly PlanWish[]; readonly told: readonly string[] } => {
  const find = foodFinder(text, run, lexicon);
  // "papá" says nothing, but "papa" by itself is a potato.
  const alone = run.length === 1 ? find(0) : null;
  if (!alone && run.every(({ folded }) => isFillerWord(folded))) return { wishes: [], told: [] };
  const wishes: PlanWish[] = [];
  for (let at = 0; at < run.length; ) {
    const food = find(at);
    const token = run[at] as Token;
    if (food) wishes.push(foodWish('more', food.meaning, food.meaning.food));
    // With a word between them that isn't understood, nobody knows what is wanted of the food.
    else if (!isFillerWord(token.folded) || reversingWords.has(token.folded))
      return { wishes: [], told: [quoteOf(text.slice(run[0]?.start, run.at(-1)?.end))] };
    at = food?.end ?? at + 1;
  }
  return { wishes, told: [] };
};
