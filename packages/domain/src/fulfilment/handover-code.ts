import type { Random } from '../kit/random.ts';
import { accept, type Result, refuse } from '../kit/result.ts';

/** Digits of the code that a customer gives to the driver on receipt of the order. */
export const CODE_DIGITS = 4;

/** Wrong codes that an order allows over all delivery attempts, so that nobody guesses one of 10,000. */
export const MAX_WRONG_CODES = 5;

/** A random code of four digits, with leading zeros. @param random has to be cryptographically secure */
export const handoverCode = (random: Random): string =>
  String(Math.floor(random() * 10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

export interface StoredCode {
  readonly code: string;
  /** Wrong codes typed before. */
  readonly wrongTries: number;
}

export type CodeRefusal =
  | { readonly kind: 'code-locked' }
  | { readonly kind: 'code-wrong' /** Tries left after this one. */; readonly left: number };

export const triesLeft = (wrongTries: number): number => Math.max(0, MAX_WRONG_CODES - wrongTries);

/** Checks a typed code. After five wrong ones the right one is refused too. */
export const checkCode = ({ code, wrongTries }: StoredCode, typed: string): Result<null, CodeRefusal> => {
  if (triesLeft(wrongTries) === 0) return refuse({ kind: 'code-locked' });
  return typed === code ? accept(null) : refuse({ kind: 'code-wrong', left: triesLeft(wrongTries + 1) });
};

const WITH_PHOTO = 'Entrégalo con una foto, el nombre de quien lo recibe y por qué.';

/** Text for the driver: why, and what to do next. */
export const codeRefusalText = (refusal: CodeRefusal): string => {
  if (refusal.kind === 'code-locked' || refusal.left === 0)
    return `Ya se probaron ${MAX_WRONG_CODES} códigos que no son: este pedido no se entrega con código. ${WITH_PHOTO}`;
  const left = refusal.left === 1 ? 'Queda 1 intento' : `Quedan ${refusal.left} intentos`;
  return `Ese no es el código. Pídeselo otra vez: está en su pedido y en su correo. ${left}.`;
};
