import { normalizeLearnedWord } from '@nutricion/domain/catalog/words/learned-words';

interface TaughtData {
  readonly words: readonly { readonly word: string; readonly means: string }[];
  readonly notes: readonly { readonly query: string }[];
  readonly cases: readonly { readonly phrase: string; readonly passes: boolean }[];
}

interface PhraseHistory {
  /** What was taught, requested and stored about a phrase, a sentence each. */
  readonly sentences: readonly string[];
  /** It was reported to the buyer, and waits. */
  readonly isRequested: boolean;
}

/** What was already done about a phrase that wasn't found or understood; a taught word may be a part of it. */
export const phraseHistory = (text: string, { words, notes, cases }: TaughtData): PhraseHistory => {
  const normalized = normalizeLearnedWord(text);
  const taught = words.filter(({ word }) => ` ${normalized} `.includes(` ${word} `));
  const isRequested = notes.some(
    ({ query }) => normalizeLearnedWord(query) === normalizeLearnedWord(buyerQuery(text)),
  );
  const savedCase = cases.find(({ phrase }) => normalizeLearnedWord(phrase) === normalized);
  return {
    isRequested,
    sentences: [
      ...taught.map(({ word, means }) => `Aprendido: «${word}» es «${means}».`),
      ...(savedCase ? [`Guardado como caso: hoy ${savedCase.passes ? 'pasa' : 'falla'}.`] : []),
      ...(isRequested ? ['Pedido a compras.'] : []),
    ],
  };
};

const MAX_LETTERS = 200;

/** The phrase, cut to the length of a note for the buyer. */
export const buyerQuery = (text: string): string => text.slice(0, MAX_LETTERS).trim();
