import { learnable } from '@nutricion/domain/catalog/words/learned-words';

interface Known {
  readonly words: readonly { readonly word: string; readonly means: string }[];
  readonly notes: readonly { readonly query: string }[];
  readonly cases: readonly { readonly phrase: string; readonly passes: boolean }[];
}

interface Done {
  /** What was taught, asked and kept about a phrase, a sentence each. */
  readonly sentences: readonly string[];
  /** It was asked of the buyer, and waits. */
  readonly isAsked: boolean;
}

/** What somebody has already done about what wasn't found or understood; a word taught may be a part of what was said. */
export const whatWasDone = (text: string, { words, notes, cases }: Known): Done => {
  const said = learnable(text);
  const taught = words.filter(({ word }) => ` ${said} `.includes(` ${word} `));
  const isAsked = notes.some(({ query }) => learnable(query) === learnable(buyerQuery(text)));
  const kept = cases.find(({ phrase }) => learnable(phrase) === said);
  return {
    isAsked,
    sentences: [
      ...taught.map(({ word, means }) => `Aprendido: «${word}» es «${means}».`),
      ...(kept ? [`Guardado como caso: hoy ${kept.passes ? 'pasa' : 'falla'}.`] : []),
      ...(isAsked ? ['Pedido a compras.'] : []),
    ],
  };
};

const MOST_LETTERS = 200;

/** As much of what was said as a note for the buyer holds. */
export const buyerQuery = (text: string): string => text.slice(0, MOST_LETTERS).trim();
