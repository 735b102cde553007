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

/** "dos docenas" of eggs sold by the dozen is two packages; "tres libras" of a five-pound bag is one, with a doubt. */
export const packagesFor = ({ quantity, unit }: Omit<SpokenItem, 'name'>, product: Packaged): Packages => {
  const exact = packagesOf(quantity, unit, product);
  const packages = Math.max(1, Math.ceil((exact ?? quantity) - 1e-9));
  const isJust = exact !== null && Math.abs(exact - packages) < 1e-9;
  return { packages, doubt: isJust ? null : `«${product.title}» viene en ${product.packageLabel}.` };
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
