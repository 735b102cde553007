import { numberIssue, numberText, typedNumber } from '@nutricion/domain/kit/typed-number';
import type { SpokenItem, VoiceIntent } from '@nutricion/domain/voice/understanding';
import type { QuantityUnit } from '@nutricion/language';

/** A case in the form: quantities as typed, and a key for each row. */
export interface CaseDraft {
  readonly phrase: string;
  readonly intent: VoiceIntent;
  readonly items: readonly ItemDraft[];
}

export interface ItemDraft {
  readonly key: string;
  readonly name: string;
  readonly quantity: string;
  readonly unit: QuantityUnit | null;
}

export const MAX_ITEMS = 20;
export const MAX_LETTERS = 300;

interface Reading {
  readonly intent: VoiceIntent;
  readonly items: readonly SpokenItem[];
}

/** A draft that begins with how a phrase is read today; without a reading, as if its one product were put in. */
export const draftOf = (phrase: string, reading: Reading | undefined, newKey: () => string): CaseDraft => ({
  phrase: phrase.slice(0, MAX_LETTERS).trim(),
  intent: reading?.intent ?? 'add',
  items: (reading?.items ?? [{ name: '', quantity: 1, unit: null }]).map((item) => ({
    key: newKey(),
    name: item.name,
    quantity: numberText(item.quantity),
    unit: item.unit,
  })),
});

export type CaseField = 'phrase' | `quantity-${string}`;

/** What is wrong with a draft, by field. */
export const caseIssues = ({ phrase, items }: CaseDraft): { readonly [Field in CaseField]?: string } =>
  Object.fromEntries([
    ...(phrase.trim() === '' ? [['phrase', 'Escribe la frase.']] : []),
    ...items
      .filter(({ quantity }) => quantityOf(quantity) === null)
      .map(({ key, quantity }) => [
        `quantity-${key}`,
        numberIssue(quantity, 'amount', NO_NUMBER) ?? NO_NUMBER,
      ]),
  ]);

/** A draft without issues as it is sent; names in lower case, as the grammar has them. */
export const caseBody = ({ phrase, intent, items }: CaseDraft) => ({
  phrase: phrase.trim(),
  intent,
  items: items.map(({ name, quantity, unit }) => ({
    name: name.trim().toLocaleLowerCase('es'),
    quantity: quantityOf(quantity) ?? 0,
    unit,
  })),
});

const NO_NUMBER = 'Escribe un número.';

/** Null if the text is no number, or an amount that nobody would say. */
const quantityOf = (typed: string): number | null => {
  const quantity = typedNumber(typed, 'amount');
  return quantity !== null && quantity >= 0 && quantity < 100_000 ? quantity : null;
};
