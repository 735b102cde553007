/** Zero to twenty-nine, folded; before a noun "uno" is "un" or "una". */
export const smallNumbers: ReadonlyMap<string, number> = new Map(
  [
    ['cero'],
    ['uno', 'un', 'una'],
    ...'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'
      .split(' ')
      .map((word) => [word]),
    ...'dieciseis diecisiete dieciocho diecinueve veinte'.split(' ').map((word) => [word]),
    ['veintiuno', 'veintiun', 'veintiuna'],
    ...'dos tres cuatro cinco seis siete ocho nueve'.split(' ').map((word) => [`veinti${word}`]),
  ].flatMap((words, value) => words.map((word) => [word, value] as const)),
);

/** Thirty to ninety. */
export const tens: ReadonlyMap<string, number> = new Map(
  'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
    .split(' ')
    .map((word, at) => [word, (at + 3) * 10]),
);

/** English ones within Spanish, and common misspellings. */
const otherSmallNumbers: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, twelve: 12 },
    ...{
      diesiseis: 16,
      diesisiete: 17,
      diesiocho: 18,
      diesinueve: 19,
      ventiuno: 21,
      ventidos: 22,
      ventitres: 23,
    },
  }),
);

/** "treintaitrés", "cuarentidós": run together. */
const runTogether: ReadonlyMap<string, number> = new Map(
  [...tens].flatMap(([ten, value]) =>
    [...smallNumbers]
      .filter(([, unit]) => unit > 0 && unit < 10)
      .flatMap(([word, unit]) =>
        [`${ten}i${word}`, `${ten.slice(0, -1)}i${word}`].map((whole) => [whole, value + unit] as const),
      ),
  ),
);

/** "diez y seis", as some write it. */
const tensBeforeAnd: ReadonlyMap<string, number> = new Map([
  ['diez', 10],
  ['veinte', 20],
]);

const hundreds: ReadonlyMap<string, number> = new Map([
  ['cien', 100],
  ['ciento', 100],
  ...['dos', 'tres', 'cuatro', 'quin', 'seis', 'sete', 'ocho', 'nove'].flatMap((word, at) =>
    ['os', 'as'].map(
      (ending) => [`${word}${word === 'quin' ? 'ient' : 'cient'}${ending}`, (at + 2) * 100] as const,
    ),
  ),
]);

interface Word {
  /** Without accents, as words are looked up. */
  readonly folded: string;
}

/** An amount, and the number of words it takes. */
export interface ReadNumber {
  readonly value: number;
  readonly length: number;
}

/** The whole number in words at a position, up to the millions; null if there is none. */
export const numberInWordsAt = (words: readonly Word[], at: number): ReadNumber | null => {
  let place = at;
  let total = 0;
  let part = underThousandAt(words, place);
  if (part) place += part.length;
  const scale = (word: string): boolean => words[place]?.folded === word;
  for (const [word, other, times] of [
    ['millon', 'millones', 1_000_000],
    ['mil', 'mil', 1_000],
  ] as const) {
    if (!scale(word) && !scale(other)) continue;
    if (!part && times === 1_000_000) return null;
    total += (part?.value ?? 1) * times;
    place += 1;
    part = underThousandAt(words, place);
    if (part) place += part.length;
  }
  if (place === at) return null;
  return { value: total + (part?.value ?? 0), length: place - at };
};

/** As `numberInWordsAt`, below a thousand. */
export const underThousandAt = (words: readonly Word[], at: number): ReadNumber | null => {
  const hundred = hundreds.get(words[at]?.folded ?? '');
  const below = underHundredAt(words, at + (hundred === undefined ? 0 : 1));
  if (hundred === undefined) return below;
  return { value: hundred + (below?.value ?? 0), length: 1 + (below?.length ?? 0) };
};

const underHundredAt = (words: readonly Word[], at: number): ReadNumber | null => {
  const word = words[at]?.folded ?? '';
  const hasRest = words[at + 1]?.folded === 'y';
  // "veinti y cinco", as some still count.
  const ten = word === 'veinti' ? 20 : (tens.get(word) ?? (hasRest ? tensBeforeAnd.get(word) : undefined));
  const alone = smallNumberOf(word);
  if (ten === undefined) return alone === undefined ? null : { value: alone, length: 1 };
  const last = words[at + 2]?.folded ?? '';
  const unit = smallNumberOf(last) ?? (/^[1-9]$/.test(last) ? Number(last) : undefined);
  if (hasRest && unit !== undefined && unit > 0 && unit < 10) return { value: ten + unit, length: 3 };
  return { value: ten, length: 1 };
};

/** Whether a number in words may begin with a word. */
export const beginsNumber = (word: string): boolean =>
  smallNumberOf(word) !== undefined ||
  tens.has(word) ||
  hundreds.has(word) ||
  word === 'mil' ||
  word === 'veinti';

const smallNumberOf = (word: string): number | undefined =>
  smallNumbers.get(word) ?? otherSmallNumbers.get(word) ?? runTogether.get(word);
