import { isSpelledAs, quantityAt, spokenTokensOf, wordsOf } from '@nutricion/language';
import type { NetUnit } from '../catalog/unit-price.ts';
import type { SpokenItem } from './understanding.ts';

interface Packaged {
  readonly title: string;
  readonly netContent: number;
  readonly netUnit: NetUnit;
  readonly packageLabel: string;
}

/** How many packages of a product an amount means. */
export interface Packages {
  readonly packages: number;
  /** Why the customer should be asked first, as a sentence; null if the packages match the amount exactly. */
  readonly doubt: string | null;
}

const OUNCES_PER_POUND = 16;
const OUNCES_PER_GALLON = 128;

/** An amount, and how many are in each pack of it where that was spoken: "un six pack". */
export type SpokenAmount = Omit<SpokenItem, 'name'> & { readonly packOf?: number | undefined };

/** How many are in each pack of an item, in the phrase that it was spoken in; undefined where it doesn't say. */
export const packSizeIn = (text: string, { name, unit }: SpokenItem): number | undefined => {
  if (unit !== 'paquete') return undefined;
  const tokens = spokenTokensOf(text);
  const [first = ''] = wordsOf(name);
  const packs = tokens.flatMap((_, at) => {
    const read = quantityAt(tokens, at);
    if (read?.packOf === undefined) return [];
    const after = tokens.slice(at + read.length).find(({ folded }) => folded !== 'de');
    return [{ packOf: read.packOf, isOfIt: after !== undefined && isSpelledAs(after.folded, first) }];
  });
  const sizes = new Set(packs.map(({ packOf }) => packOf));
  return packs.find(({ isOfIt }) => isOfIt)?.packOf ?? (sizes.size === 1 ? packs[0]?.packOf : undefined);
};

/** "dos docenas" of eggs sold by the dozen is two packages; "tres libras" of a five-pound bag is one, with a doubt. */
export const packagesFor = ({ quantity, unit, packOf }: SpokenAmount, product: Packaged): Packages => {
  const isPack = unit === 'paquete' && packOf !== undefined;
  const exact = isPack ? (quantity * packOf) / piecesOf(product) : packagesOf(quantity, unit, product);
  const packages = Math.max(1, Math.ceil((exact ?? quantity) - 1e-9));
  const isJust = exact !== null && Math.abs(exact - packages) < 1e-9;
  return { packages, doubt: isJust ? null : `«${product.title}» viene en ${product.packageLabel}.` };
};

/** How many pieces a package holds: "12 botellas de 7 oz"; of any other it is one. */
const piecesOf = ({ netContent, netUnit, packageLabel }: Packaged): number => {
  if (netUnit === 'unidad') return netContent;
  return Number(
    /^(\d+) (?:botell|lat|caj|sobr|bols|barr|vas|envas|unidad|pack)/i.exec(packageLabel)?.[1] ?? 1,
  );
};

/** Null if the units of amount and package can't be compared. */
const packagesOf = (
  quantity: number,
  unit: SpokenItem['unit'],
  { netContent, netUnit }: Packaged,
): number | null => {
  const ounces = netUnit === 'lb' ? netContent * OUNCES_PER_POUND : netContent;
  const isWeighed = netUnit === 'lb' || netUnit === 'oz';
  switch (unit) {
    case null:
    case 'paquete':
    case 'lata':
    case 'botella':
      return quantity;
    case 'unidad':
      return netUnit === 'unidad' ? quantity / netContent : quantity;
    case 'docena':
      return netUnit === 'unidad' ? (12 * quantity) / netContent : null;
    case 'libra':
      return isWeighed ? (OUNCES_PER_POUND * quantity) / ounces : null;
    case 'onza':
      return netUnit === 'unidad' ? null : quantity / ounces;
    case 'galon':
      return netUnit === 'fl oz' ? (OUNCES_PER_GALLON * quantity) / netContent : null;
    case 'mano':
      return null;
  }
};
