import type { TaxClass } from '../catalog/product.ts';
import { shareOf } from '../kit/money.ts';
import { type DueLine, dueLineCents, dueSum, dueUnits } from '../orders/due-price.ts';
import type { PaymentMethod } from '../orders/order-status.ts';

/** Contents of a receipt; amounts in cents. Numbered, and stored as issued. */
export interface ReceiptBody {
  readonly orderNumber: string;
  readonly shop: ReceiptShop;
  readonly lines: readonly ReceiptLine[];
  readonly method: PaymentMethod;
  /** Last four digits of a card, ATH Móvil's reference or a terminal's slip; null if there is none. */
  readonly reference: string | null;
}

/** The seller. Blank fields are unknown, and the receipt says so. */
export interface ReceiptShop {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  /** Registro de Comerciante. */
  readonly merchantNumber: string;
  /** Absent on receipts of before it could be set: then it was `RETURN_POLICY`. */
  readonly returnPolicy?: string;
}

export interface ReceiptLine {
  readonly title: string;
  readonly packageLabel: string;
  readonly ordered: number;
  readonly came: number;
  readonly unitPriceCents: number;
  /** Without the offer; absent on papers of before it was written down. */
  readonly regularPriceCents?: number;
  readonly totalCents: number;
  /** How much less than what was ordered of it; absent on papers of before it was written down. */
  readonly lessCents?: number;
  readonly isTaxed: boolean;
  readonly isFree: boolean;
  /** What a substitute replaces; null for anything else. */
  readonly standsFor: string | null;
}

export interface ReceiptSums {
  readonly subtotalCents: number;
  readonly taxStateCents: number;
  readonly taxMunicipalCents: number;
  readonly totalCents: number;
}

/** A line as it was handed over. */
export interface SoldLine extends DueLine {
  readonly title: string;
  readonly packageLabel: string;
  readonly unitPriceCents: number;
  readonly regularPriceCents: number;
  readonly isFree: boolean;
  readonly taxClass: TaxClass;
  readonly standsFor: string | null;
}

/**
 * One of the 11.5 percent of IVU is the municipality's, in basis points (research: payments, section 8; to be
 * confirmed by the accountant).
 */
export const MUNICIPAL_BASIS_POINTS = 100;

/** IVU on its two lines, which add up to what was charged. */
export const splitTax = (
  taxCents: number,
  ivuBasisPoints: number,
): Pick<ReceiptSums, 'taxStateCents' | 'taxMunicipalCents'> => {
  const municipal =
    ivuBasisPoints === 0 ? 0 : shareOf(taxCents, (MUNICIPAL_BASIS_POINTS * 10_000) / ivuBasisPoints);
  const taxMunicipalCents = Math.min(taxCents, municipal);
  return { taxStateCents: taxCents - taxMunicipalCents, taxMunicipalCents };
};

/** Lines and sums of a receipt: the units that were delivered, at the price charged for them. */
export const receiptOf = (
  lines: readonly SoldLine[],
  ivuBasisPoints: number,
): { readonly lines: readonly ReceiptLine[]; readonly sums: ReceiptSums } => {
  const { subtotalCents, taxCents, totalCents } = dueSum(lines, ivuBasisPoints);
  return {
    lines: lines.map((line) => ({
      title: line.title,
      packageLabel: line.packageLabel,
      ordered: line.quantity,
      came: dueUnits(line),
      unitPriceCents: line.unitPriceCents,
      regularPriceCents: line.regularPriceCents,
      totalCents: dueLineCents(line),
      lessCents: line.totalCents - dueLineCents(line),
      isTaxed: line.taxClass === 'gravado',
      isFree: line.isFree,
      standsFor: line.standsFor,
    })),
    sums: { subtotalCents, ...splitTax(taxCents, ivuBasisPoints), totalCents },
  };
};

/** "R-000123", or "NC-000124" for a credit note: both share one sequence without gaps between years. */
export const receiptNumberText = (kind: 'recibo' | 'nota_de_credito', number: number): string =>
  `${kind === 'recibo' ? 'R' : 'NC'}-${String(number).padStart(6, '0')}`;

/** The number in "R-000123", "nc 124" or "123"; null if a text is none of a receipt. */
export const typedReceiptNumber = (typed: string): number | null => {
  const digits = /^(?:(?:recibo\s*)?r|nc|recibo|nota)?[\s-]*(\d{1,9})$/i.exec(typed.trim())?.[1];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
};
