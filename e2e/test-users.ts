import { randomBytes } from 'node:crypto';
import { findActiveHospital } from '../packages/server/src/accounts/account-store.ts';
import { shopPasswords } from '../packages/server/src/accounts/password/passwords.ts';
import { createProvenAccount } from '../packages/server/src/accounts/registration/create-account.ts';
import { codeMailedTo } from './mailbox.ts';
import { callApi, callApiOrThrow, type Json, shopDatabase } from './shop.ts';

export interface TestUser {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

export interface Nurse extends TestUser {
  readonly id: string;
}

export interface Hospital {
  readonly id: string;
  readonly name: string;
  readonly email_domain: string;
  readonly version: number;
}

export const SAN_RAFAEL = { name: 'Hospital San Rafael', domain: 'hospital-san-rafael.example' } as const;

/** The demo accounts of a development start. */
export const demoPassword = 'turno-de-noche-7';
export const demoNurse: TestUser = {
  fullName: 'Enfermera Demo',
  email: `enfermera@${SAN_RAFAEL.domain}`,
  password: demoPassword,
};
export const demoAdmin: TestUser = {
  fullName: 'Administración Demo',
  email: `admin@${SAN_RAFAEL.domain}`,
  password: demoPassword,
};

export const demoCatalog: TestUser = {
  fullName: 'Catálogo Demo',
  email: `catalogo@${SAN_RAFAEL.domain}`,
  password: demoPassword,
};

/** Letters and digits that no other test has. */
export const uniqueText = (): string => randomBytes(4).toString('hex');

/** Somebody who hasn't registered yet. */
export const aNewUser = ({
  name,
  domain = SAN_RAFAEL.domain,
}: {
  readonly name?: string;
  readonly domain?: string;
} = {}): TestUser => {
  const unique = uniqueText();
  return {
    fullName: name ?? `Persona de Prueba ${unique}`,
    email: `persona-${unique}@${domain}`,
    password: 'guardia-de-12-horas',
  };
};

/** Registers by the API; the e-mail address is still to be proved. */
export const register = (newUser: TestUser): Promise<Json> =>
  callApiOrThrow('/api/auth/sign-up/email', {
    // From an address of their own, as a proxy reports it, since the stories together exceed one address's limits.
    headers: { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` },
    body: { name: newUser.fullName, email: newUser.email, password: newUser.password },
  });

/** Registered, address proved by the code from the mailbox, waiting for an administrator. */
export const aWaitingUser = async (overrides: Parameters<typeof aNewUser>[0] = {}): Promise<Nurse> => {
  const newUser = aNewUser(overrides);
  await register(newUser);
  const otp = await codeMailedTo(newUser.email);
  const { user } = await callApiOrThrow('/api/auth/email-otp/verify-email', {
    body: { email: newUser.email, otp },
  });
  return { ...newUser, id: user.id };
};

/**
 * A verified customer of the test's own, in the state that registration, code and verification leave. Those have
 * stories of their own.
 */
export const aNurse = async (overrides: Parameters<typeof aNewUser>[0] = {}): Promise<Nurse> => {
  const nurse = aNewUser(overrides);
  const db = shopDatabase();
  const hospital = await findActiveHospital(db, nurse.email);
  const account = { ...nurse, hospitalId: hospital?.id ?? null, isVerified: true };
  return {
    ...nurse,
    id: await db.transaction().execute((trx) => createProvenAccount(trx, account, shopPasswords)),
  };
};

/** A token for the API's `Authorization` header. */
export const tokenOf = async (newUser: TestUser): Promise<string> => {
  const { headers, text } = await callApi('/api/auth/sign-in/email', {
    body: { email: newUser.email, password: newUser.password },
  });
  const session = headers.get('set-auth-token');
  if (session === null) throw new Error(`${newUser.email} could not sign in: ${text}`);
  return (await callApiOrThrow('/api/auth/token', { token: session })).token;
};

/** A token lives for 15 minutes; a run on a busy machine takes longer. */
const TOKEN_REFRESH_MS = 10 * 60_000;
let cachedAdminToken: { readonly token: Promise<string>; readonly fetchedAtMs: number } | undefined;

/** The demo administrator's token, shared by a worker's stories to save sign-ins. */
export const adminToken = (): Promise<string> => {
  if (!cachedAdminToken || Date.now() - cachedAdminToken.fetchedAtMs > TOKEN_REFRESH_MS)
    cachedAdminToken = { token: tokenOf(demoAdmin), fetchedAtMs: Date.now() };
  return cachedAdminToken.token;
};

/** A hospital of its own, with its own domain and delivery route. */
export const aHospital = async (): Promise<Hospital> => {
  const unique = uniqueText();
  return callApiOrThrow('/api/admin/hospitals', {
    token: await adminToken(),
    body: {
      name: `Hospital de Prueba ${unique}`,
      email_domain: `prueba-${unique}.example`,
      delivery_points: [
        { building: 'Torre Única', unit: 'Piso 1 · Emergencias' },
        { building: 'Torre Única', unit: 'Piso 2 · Pediatría' },
      ],
    },
  });
};
