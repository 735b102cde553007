import { type NumberKind, readNumber } from '@nutricion/language';
import { formatUsd } from './money.ts';

/** The number in a field or a cell; null if it is blank, no number, or ambiguous. */
export const typedNumber = (text: string, kind: NumberKind): number | null => {
  const reading = readNumber(text, kind);
  return reading.kind === 'number' ? reading.value : null;
};

/**
 * Why a field's number can't be accepted, in Spanish for the screen; null if it can, or if the field is blank.
 * @param otherwise the message for text that is no number at all
 */
export const numberIssue = (text: string, kind: NumberKind, otherwise: string): string | null => {
  const reading = readNumber(text, kind);
  if (reading.kind === 'none') return otherwise;
  if (reading.kind !== 'either') return null;
  const { thousands, decimals } = reading;
  if (kind !== 'dollars')
    return `«${text.trim()}» puede ser ${thousands} o ${decimals}. Escribe ${thousands}, o ${decimals.toFixed(4)} si son decimales.`;
  const both = [Math.round(thousands * 100), Math.round(decimals * 100)] as const;
  return `«${text.trim()}» puede ser ${formatUsd(both[0])} o ${formatUsd(both[1])}. Escríbelo con centavos: ${dollars(both[0])} o ${dollars(both[1])}.`;
};

/** As `numberFault`, for a required field. */
export const requiredNumberIssue = (text: string, kind: NumberKind, otherwise: string): string | null =>
  text.trim() === '' ? otherwise : numberIssue(text, kind, otherwise);

/** A number as a field or a file shows it, in digits that are read back as the same one: 1.125 is "1.1250". */
export const numberText = (value: number): string => {
  const text = value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  return readNumber(text, 'amount').kind === 'either' ? `${text}0` : text;
};

const dollars = (cents: number): string => (cents / 100).toFixed(2);
