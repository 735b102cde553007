import type { Random } from '../kit/random.ts';
import { accept, type Result, refuse } from '../kit/result.ts';

/** Digits of the code by which a customer proves that the order is in their hands. */
export const CODE_DIGITS = 4;

/** Wrong codes that an order allows over all its attempts: too few to guess one of ten thousand codes. */
export const MAX_WRONG_CODES = 5;

/** A code of four digits, zeros in front too. @param random where it can't be foreseen */
export const handoverCode = (random: Random): string =>
  String(Math.floor(random() * 10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

export interface StoredCode {
  readonly code: string;
  /** Before this one. */
  readonly wrongTries: number;
}

export type CodeRefusal =
  | { readonly kind: 'code-locked' }
  | { readonly kind: 'code-wrong' /** Tries that are left now. */; readonly left: number };

export const triesLeft = (wrongTries: number): number => Math.max(0, MAX_WRONG_CODES - wrongTries);

/** Whether a typed code hands an order over. After five wrong ones not even the right one does. */
export const checkCode = ({ code, wrongTries }: StoredCode, typed: string): Result<null, CodeRefusal> => {
  if (triesLeft(wrongTries) === 0) return refuse({ kind: 'code-locked' });
  return typed === code ? accept(null) : refuse({ kind: 'code-wrong', left: triesLeft(wrongTries + 1) });
};

const WITH_PHOTO = 'Entrégalo con una foto, el nombre de quien lo recibe y por qué.';

/** Text for the driver, with what to do next. */
export const codeRefusalText = (refusal: CodeRefusal): string => {
  if (refusal.kind === 'code-locked' || refusal.left === 0)
    return `Ya se probaron ${MAX_WRONG_CODES} códigos que no son: este pedido no se entrega con código. ${WITH_PHOTO}`;
  const left = refusal.left === 1 ? 'Queda 1 intento' : `Quedan ${refusal.left} intentos`;
  return `Ese no es el código. Pídeselo otra vez: está en su pedido y en su correo. ${left}.`;
};
