import { passwordWeakness } from '@nutricion/domain/accounts/password-weakness';
import { type Result, refuse } from '@nutricion/domain/kit/result';
import { fold } from '@nutricion/language';
import type { Refusal } from '../../platform/http/refusal.ts';
import { field } from '../account-refusals.ts';

interface ChosenPassword {
  /** The form's name of the field. */
  readonly field: 'password' | 'newPassword';
  readonly password: string;
  readonly email: string;
  readonly hospitalName: string | null;
}

/** Refuses a password that is easy to guess; null for any other. */
export const refuseWeakPassword = async (chosen: ChosenPassword): Promise<Result<never, Refusal> | null> => {
  const why = passwordWeakness(chosen.password, chosen, await commonPasswords());
  return why && refuse(field(chosen.field, TEXTS[why]));
};

const TEXTS = {
  common:
    'Esa contraseña es de las más usadas y se adivina enseguida. Escoge otra: tres palabras que solo tú juntarías.',
  'own-names':
    'Tu email y los nombres del hospital y de la tienda se adivinan enseguida. Escoge otra: tres palabras que solo tú juntarías.',
} as const;

let commonPasswordsRead: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is set: it takes a moment and some megabytes. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  commonPasswordsRead ??= readCommonPasswords();
  return commonPasswordsRead;
};

const readCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...LOCAL_WORDS].map(fold));
};

/** Common passwords of Puerto Rico that the general list lacks. */
const LOCAL_WORDS = [
  'boricua1',
  'boricua123',
  'puertorico1',
  'puertorico123',
  'borinquen',
  'coquicoqui',
  'enfermera',
  'enfermera1',
  'enfermera123',
  'enfermero1',
  'hospital1',
  'hospital123',
  'contraseña1',
  'contraseña123',
  'teamo123',
  'diosesamor',
  'diosesamor1',
] as const;
