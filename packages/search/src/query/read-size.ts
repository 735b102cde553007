import { plainLetters } from '@nutricion/language';

/** An amount of weight or volume in ounces, or of pieces. Plain ounces may be either weight or volume. */
export interface Size {
  readonly of: 'weight' | 'volume' | 'ounces' | 'pieces';
  readonly amount: number;
}

/** A text without its sizes, and these. */
export interface SizesRead {
  readonly rest: string;
  /** The sizes as they are written. */
  readonly written: string;
  readonly sizes: readonly Size[];
}

type Unit = readonly [words: string, of: Size['of'], ounces: number];

const UNITS: readonly Unit[] = [
  ['lbs?|libras?|libritas?|pounds?', 'weight', 16],
  ['kilos?|kg|kilogramos?', 'weight', 35.27],
  ['g|gr|grs|gramos?|grams?', 'weight', 0.035_27],
  ['fl\\.? ?oz|onzas? (?:l[ií]quidas?|fluidas?)', 'volume', 1],
  ['oz|onzas?|ounces?', 'ounces', 1],
  ['ml|mililitros?', 'volume', 0.033_81],
  ['l|lts?|litros?|liters?|litritos?', 'volume', 33.81],
  ['gal|gal[oó]n|galones|galoncito|gallons?', 'volume', 128],
  ['cuartillos?|quarts?|qts?', 'volume', 32],
  ['pintas? de|pints?', 'volume', 16],
  ['docenas?|dozens?|doz', 'pieces', 12],
  [
    'unidades|piezas|botellas?|botellitas?|latas?|latitas?|cajitas?|sobres?|sobrecitos?|bolsitas?|barras?|barritas?|vasitos?|packs?|pk|count|ct',
    'pieces',
    1,
  ],
];

const NUMBERS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  medio: 0.5,
  media: 0.5,
  half: 0.5,
  un: 1,
  una: 1,
  one: 1,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  ocho: 8,
  diez: 10,
  ten: 10,
  doce: 12,
  veinte: 20,
  veinticuatro: 24,
  treinta: 30,
};

const FIGURE = String.raw`\d{1,4}(?:[.,]\d{1,2})?(?: ?[½¼¾⅓]| \d ?/ ?\d)?|\d ?/ ?\d|[½¼¾⅓]`;
const WORDS = Object.keys(NUMBERS)
  .filter((word) => word.length > 1)
  .join('|');
const UNIT = UNITS.map(([words]) => `(${words})`).join('|');
const START = String.raw`(?<![\p{L}\p{N}./])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** A number and its unit: "5 lb", "32oz", "½ galón", "medio galón", "12-pack". */
const MEASURED = new RegExp(
  `${START}(?:(${FIGURE})[ -]?|(${WORDS}) (?:an? )?)(?:${UNIT})${END}\\.?(?: de(?= |$))?`,
  'gu',
);
/** A measure that needs no number: "leche por galón", "una docena" without "una". */
const UNMEASURED = new RegExp(`${START}(gal[oó]n|gallon|docena|dozen|cuartillo)${END}(?: de(?= |$))?`, 'gu');
/** A number of pieces by itself: "huevos 30", "cartón de 30". Of ages, hours and people it counts something else. */
const BARE = new RegExp(
  `${START}(?:de )?(\\d{1,3})(?!\\d|[.,/]\\d| ?[%:/+]| ?(?:meses|mes|a[nñ]os?|a[nñ]itos|horas?|hrs?|h|am|pm|d[ií]as?|personas?|grados|calor[ií]as|por ciento|en uno|x|d)${END})${END}`,
  'gu',
);
/** Fewer pieces by themselves are more often part of a name: "omega 3", "leche 2". */
const MIN_BARE = 6;

/**
 * Reads the sizes of a search or of a package, and leaves the rest of the text: "arroz 5 lb" is "arroz" of 80 ounces. A
 * percentage is no size.
 * @param isName whether a number is part of some product's name ("carne 80 20"), and so no number of pieces
 */
export const readSizes = (text: string, isName: (number: string) => boolean = () => false): SizesRead => {
  const plain = plainLetters(text).normalize('NFC').toLowerCase();
  if (!MAY_MEASURE.test(plain)) return { rest: text, written: '', sizes: [] };
  const sizes: Size[] = [];
  const written: string[] = [];
  const read = (match: string, size: Size): string => {
    sizes.push(size);
    written.push(match.trim());
    return ' ';
  };
  const measured = plain.replace(MEASURED, (match, figure?: string, word?: string, ...units: string[]) => {
    const at = UNITS.findIndex((_, index) => units[index] !== undefined);
    const unit = UNITS[at];
    const number = figure === undefined ? NUMBERS[word ?? ''] : amountOf(figure);
    return unit && number ? read(match, { of: unit[1], amount: number * unit[2] }) : match;
  });
  const unmeasured = measured.replace(UNMEASURED, (match, word: string) => {
    const unit = UNITS.find(([words]) => new RegExp(`^(?:${words})$`, 'u').test(word)) as Unit;
    return read(match, { of: unit[1], amount: unit[2] });
  });
  const rest = unmeasured.replace(BARE, (match, digits: string) => {
    const number = Number(digits);
    return number < MIN_BARE || isName(digits) ? match : read(match, { of: 'pieces', amount: number });
  });
  if (sizes.length === 0) return { rest: text, written: '', sizes };
  return { rest: rest.replace(/ {2,}/g, ' ').trim(), written: written.join(' '), sizes };
};

const MAY_MEASURE = /[\d½¼¾⅓]|gal[oó]n|gallon|docena|dozen|cuartillo|libra|litro|kilo/u;

/** "2.5", "2,5", "1½", "1 1/2", "3/4". */
const amountOf = (figure: string): number | undefined => {
  const [, whole = '', sign = '', upper = '', lower = ''] =
    /^(\d+(?:[.,]\d+)?)?\s*(?:([½¼¾⅓])|(\d)\s*\/\s*(\d))?$/u.exec(figure) ?? [];
  const fraction = lower === '' ? 0 : Number(upper) / Number(lower);
  const part = sign === '' ? fraction : (NUMBERS[sign] ?? 0);
  const value = Number(whole.replace(',', '.')) + part;
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

/** How far two sizes are apart, as the logarithm of their ratio; infinite where they measure different things. */
export const sizeDistance = (one: Size, other: Size): number =>
  areComparable(one.of, other.of) ? Math.abs(Math.log(one.amount / other.amount)) : Number.POSITIVE_INFINITY;

const areComparable = (one: Size['of'], other: Size['of']): boolean =>
  one === other || (one === 'ounces' && other !== 'pieces') || (other === 'ounces' && one !== 'pieces');
