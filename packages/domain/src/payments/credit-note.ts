import { type ReceiptLine, type ReceiptSums, splitTax } from './receipt.ts';

/** Units of a receipt's line that were refunded. */
export interface CreditedLine {
  readonly title: string;
  readonly packageLabel: string;
  readonly unitPriceCents: number;
  readonly isTaxed: boolean;
  readonly quantity: number;
  readonly cents: number;
  readonly taxCents: number;
}

/**
 * Lines and sums of a credit note, in cents. Its tax is split so that the notes of a fully refunded receipt add up
 * to both of its IVU lines, to the cent.
 * @param creditedTaxCents tax on the receipt's earlier credit notes
 */
export const creditNoteOf = (
  credited: readonly CreditedLine[],
  creditedTaxCents: number,
  ivuBasisPoints: number,
): { readonly lines: readonly ReceiptLine[]; readonly sums: ReceiptSums } => {
  const subtotalCents = credited.reduce((sum, { cents }) => sum + cents, 0);
  const taxCents = credited.reduce((sum, line) => sum + line.taxCents, 0);
  const before = splitTax(creditedTaxCents, ivuBasisPoints);
  const after = splitTax(creditedTaxCents + taxCents, ivuBasisPoints);
  return {
    lines: credited.map((line) => ({
      title: line.title,
      packageLabel: line.packageLabel,
      ordered: line.quantity,
      came: line.quantity,
      unitPriceCents: line.unitPriceCents,
      totalCents: line.cents,
      isTaxed: line.isTaxed,
      isFree: false,
      standsFor: null,
    })),
    sums: {
      subtotalCents,
      taxStateCents: after.taxStateCents - before.taxStateCents,
      taxMunicipalCents: after.taxMunicipalCents - before.taxMunicipalCents,
      totalCents: subtotalCents + taxCents,
    },
  };
};
