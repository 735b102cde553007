import { fold } from '@nutricion/language';

/** Names that a password must not consist of: the account's address, and the names shown on every screen. */
export interface PasswordNames {
  /** In lower case. */
  readonly email: string;
  /** Null if the address belongs to no hospital. */
  readonly hospitalName: string | null;
}

/**
 * Why a password is easy to guess; null if it isn't. `commonPasswords` are in lower case without accents. A name
 * counts if the password holds nothing else but digits and punctuation.
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

/** "al-4729-1163" holds no name, though an address may begin with "al". */
const MIN_NAME_LETTERS = 4;

const lettersOf = (text: string): string => fold(text).replace(/[^a-z]/g, '');
