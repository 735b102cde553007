import { fold } from '@nutricion/language';
import {
  changingIntents,
  type SpokenItem,
  type VoiceContext,
  type VoiceIntent,
} from '../../packages/domain/src/voice/understanding.ts';

interface Action {
  readonly intent: VoiceIntent;
  readonly items: readonly SpokenItem[];
}

export interface Reading extends Action {
  /** What is ordered after it in the same phrase. */
  readonly next?: readonly Action[] | undefined;
}

/** A phrase with its meaning, written by somebody who hasn't seen the grammar. */
export interface LabelledPhrase extends Reading {
  readonly id: string;
  readonly text: string;
  readonly context?: VoiceContext;
  /** Other readings that are as fair. */
  readonly also?: readonly Reading[];
  readonly kind: string;
}

export interface UnderstoodPhrase extends Reading {
  readonly certain: boolean;
  /** Whether what was meant is certain, also where it isn't which product. */
  readonly isUnderstood?: boolean;
}

export interface Verdict {
  readonly isIntentRight: boolean;
  /** Intent and every item, by its name. */
  readonly isRight: boolean;
  /** The same where names are what the shop's search makes of them. */
  readonly isRightByProduct: boolean;
  /** What was understood changes the cart. */
  readonly isChange: boolean;
  /** The cart would be changed, unasked, and not as was meant. */
  readonly isHarm: boolean;
  readonly isAsked: boolean;
  /** Asked only for which product is meant. */
  readonly isChoice: boolean;
}

/**
 * Compares what was understood with what was meant.
 * @param productOf the product that the shop takes a name for; null if unclear
 */
export const scorePhrase = (
  phrase: LabelledPhrase,
  understood: UnderstoodPhrase,
  productOf: (name: string) => string | null,
): Verdict => {
  const readings = [phrase, ...(phrase.also ?? [])];
  const heard = actionsOf(understood);
  const isIntentRight = readings.some(({ intent }) => intent === understood.intent);
  const isSame = (nameOf: (name: string) => string) =>
    readings.some((reading) => {
      const meant = actionsOf(reading);
      return (
        meant.length === heard.length &&
        meant.every(
          ({ intent, items }, at) =>
            intent === heard[at]?.intent && sameItems(items, heard[at]?.items ?? [], nameOf),
        )
      );
    });
  const isRight = isSame(plainName);
  const isRightByProduct = isRight || isSame((name) => productOf(name) ?? plainName(name));
  return {
    isIntentRight,
    isRight,
    isRightByProduct,
    isChange: heard.some(({ intent }) => changingIntents.has(intent)),
    isHarm:
      understood.certain && heard.some(({ intent }) => changingIntents.has(intent)) && !isRightByProduct,
    isAsked: !understood.certain,
    isChoice: !understood.certain && understood.isUnderstood === true,
  };
};

const actionsOf = ({ intent, items, next = [] }: Reading): readonly Action[] => [{ intent, items }, ...next];

/** In whatever order. */
const sameItems = (
  expected: readonly SpokenItem[],
  understood: readonly SpokenItem[],
  nameOf: (name: string) => string,
): boolean => {
  const keyOf = ({ name, quantity, unit }: SpokenItem) =>
    JSON.stringify([nameOf(name), Math.round(quantity * 1_000) / 1_000, unit]);
  return JSON.stringify(expected.map(keyOf).toSorted()) === JSON.stringify(understood.map(keyOf).toSorted());
};

/** Accents and capitals are the recogniser's business. */
const plainName = (name: string): string => fold(name).replace(/\s+/g, ' ').trim();

/** Half of the phrases are never read by the grammar's authors: those whose id has an odd checksum. */
export const isClosed = ({ id }: Pick<LabelledPhrase, 'id'>): boolean =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % 2 === 1;
