import { distinctSettings } from '@nutricion/domain/plans/setting';
import { distinctWishes, wishLimits } from '@nutricion/domain/plans/wish';
import { wordsOf } from '@nutricion/language';
import {
  allergyReading,
  dayWishes,
  type FoodLexicon,
  foodWish,
  glutenWish,
  onlySettings,
  onlyWishes,
  sumReading,
  type WishReading,
} from '@nutricion/planner';
import { type ModelItem, modelItemSchema, modelReplySchema } from './model-reply.ts';

/**
 * The valid part of a language model's response: only existing kinds, only known foods, only quotes from the text.
 * The rest is reported as not understood. Null if there is no valid response.
 */
export const readModelReply = (reply: unknown, text: string, lexicon: FoodLexicon): WishReading | null => {
  const parsed = modelReplySchema.safeParse(reply);
  if (!parsed.success) return null;
  const isQuoted = quoteMatcher(text);
  const readings: Pick<WishReading, 'wishes' | 'settings'>[] = [];
  const dropped: string[] = [];
  for (const raw of parsed.data.items) {
    const item = modelItemSchema.safeParse(raw);
    const wishesAndSettings =
      item.success && isQuoted(item.data.said) ? wishesAndSettingsOf(item.data, lexicon) : null;
    if (wishesAndSettings) readings.push(wishesAndSettings);
    else dropped.push(quotedText(raw));
  }
  return {
    wishes: distinctWishes(readings.flatMap(({ wishes }) => wishes)),
    settings: distinctSettings(readings.flatMap(({ settings }) => settings)),
    // Parts that aren't in the text were invented by the model and aren't reported.
    notUnderstood: [...new Set([...parsed.data.notUnderstood, ...dropped].filter(isQuoted))],
  };
};

const wishesAndSettingsOf = (
  item: ModelItem,
  lexicon: FoodLexicon,
): Pick<WishReading, 'wishes' | 'settings'> | null => {
  const { said: wishText } = item;
  switch (item.kind) {
    case 'without':
    case 'more':
    case 'less': {
      const meaning = lexicon.meaningOf(wordsOf(item.food), item.food);
      return meaning && onlyWishes(foodWish(item.kind, meaning, wishText));
    }
    case 'days-without':
    case 'days-more':
    case 'days-less': {
      const meaning = lexicon.meaningOf(wordsOf(item.food), item.food);
      const kind = kindOfDays[item.kind];
      const weekdays = [...new Set(item.weekdays)].toSorted((one, other) => one - other);
      return meaning && onlyWishes(...dayWishes(kind, meaning, { weekdays, isOnly: false }, wishText));
    }
    case 'minutes':
      return onlyWishes({ kind: 'minutes', said: wishText, most: item.most });
    case 'shift':
      return onlyWishes({
        kind: 'shift',
        said: wishText,
        weekdays: [...new Set(item.weekdays)],
        shift: item.shift,
      });
    case 'sum': {
      const cents = Math.round(100 * item.dollars);
      const { min, max } = wishLimits.cents;
      return cents >= min && cents <= max ? sumReading(cents, wishText) : null;
    }
    case 'allergy':
      return allergyReading([item.allergen], wishText);
    case 'gluten':
      return onlyWishes(glutenWish(wishText));
    default:
      return onlySettings(settingOf(item));
  }
};

const kindOfDays = { 'days-without': 'without', 'days-more': 'more', 'days-less': 'less' } as const;

type SettingItem = Extract<ModelItem, { value: unknown }>;

const settingOf = ({ kind, value, said: wishText }: SettingItem) =>
  ({ setting: kind, value, said: wishText }) as WishReading['settings'][number];

/** Whether words are in a text in this order, ignoring accents, case and punctuation. */
const quoteMatcher = (text: string): ((wishText: string) => boolean) => {
  const paddedText = ` ${wordsOf(text).join(' ')} `;
  return (wishText) => {
    const words = wordsOf(wishText).join(' ');
    return words !== '' && paddedText.includes(` ${words} `);
  };
};

const quotedText = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'said' in raw && typeof raw.said === 'string' ? raw.said : '';
