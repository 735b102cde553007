import { fractions } from '../numbers/fractions.ts';
import type { Quantity } from './quantity-at.ts';
import type { QuantityUnit } from './units.ts';

const NAMES: Readonly<Record<QuantityUnit, readonly [one: string, many: string]>> = {
  galon: ['galón', 'galones'],
  libra: ['libra', 'libras'],
  onza: ['onza', 'onzas'],
  docena: ['docena', 'docenas'],
  paquete: ['paquete', 'paquetes'],
  lata: ['lata', 'latas'],
  botella: ['botella', 'botellas'],
  unidad: ['unidad', 'unidades'],
  mano: ['mano', 'manos'],
};

/** "2½ libras", "½ galón", "3": read by `quantityAt` it is the same again. */
export const writeQuantity = ({ value, unit }: Pick<Quantity, 'value' | 'unit'>): string => {
  const number = writeNumber(value);
  return unit === null ? number : `${number} ${NAMES[unit][value > 1 ? 1 : 0]}`;
};

const TINY = 1e-9;

const writeNumber = (value: number): string => {
  const whole = Math.floor(value);
  const sign = fractions.find((each) => Math.abs(value - whole - each.value) < TINY)?.sign;
  if (sign !== undefined) return whole === 0 ? sign : `${whole}${sign}`;
  const text = value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  // Three decimals would be read as thousands.
  return /^\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text;
};
