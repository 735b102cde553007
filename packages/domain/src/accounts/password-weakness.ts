import { fold } from '../kit/fold.ts';

/** What a password must not be made of: the address it opens, and the names that stand on every screen. */
export interface PasswordNames {
  /** In lower case. */
  readonly email: string;
  /** Null where the address belongs to none. */
  readonly hospitalName: string | null;
}

/**
 * Why a password is guessed at once; null when it isn't. `commonPasswords` are folded: lower-case, without accents.
 * Names count as the whole password, whatever digits and signs stand around or between their words.
 */
export const passwordWeakness = (
  password: string,
  { email, hospitalName }: PasswordNames,
  commonPasswords: ReadonlySet<string>,
): 'common' | 'own-names' | null => {
  const names = [...SHOP_NAMES, email, ...email.split('@'), hospitalName ?? ''];
  const shortNames = names.map((name) => name.replace(/^hospital\b/i, ''));
  const letters = lettersOf(password);
  if (letters.length >= MIN_NAME_LETTERS && [...names, ...shortNames].map(lettersOf).includes(letters))
    return 'own-names';
  return commonPasswords.has(fold(password)) ? 'common' : null;
};

const SHOP_NAMES = ['Nutrición Plus', 'Asociación de Hospitales', 'Asociación de Hospitales de Puerto Rico'];

/** "al-4729-1163" is no name, though an address may begin with it. */
const MIN_NAME_LETTERS = 4;

const lettersOf = (text: string): string => fold(text).replace(/[^a-z]/g, '');
