import { demoPassword } from './seed-demo-accounts.ts';

/** What becomes of a registration during the played days. */
export type PlayedFate = 'verified' | 'waiting' | 'rejected';

export interface PlayedAccount {
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  readonly fate: PlayedFate;
}

const occupations = ['Enfermera', 'Enfermero', 'Terapeuta', 'Farmacia', 'Secretaría', 'Laboratorio'] as const;
const domains = [
  'hospital-san-rafael.example',
  'centro-medico-del-yunque.example',
  'hospital-costa-sur.example',
  'hospital-valle-de-la-montana.example',
  'hospital-de-la-bahia.example',
] as const;

const account = (index: number, fate: PlayedFate): PlayedAccount => {
  const occupation = occupations[index % occupations.length] ?? occupations[0];
  const number = String(index + 1).padStart(2, '0');
  const word = occupation.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return {
    email: `${word}-${number}@${domains[index % domains.length]}`,
    fullName: `${occupation} Demo ${number}`,
    password: demoPassword,
    fate,
  };
};

const verified = Array.from({ length: 36 }, (_, index) => account(index, 'verified'));
const others = Array.from({ length: 7 }, (_, index) =>
  account(36 + index, index < 4 ? 'waiting' : 'rejected'),
);

/** The customers of the played days, who register themselves; their password is published as that of the demo accounts. */
export const playedAccounts: readonly PlayedAccount[] = [...verified, ...others];
