import { type Role, roleLabels, roles } from '@nutricion/domain/accounts/role';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { findActiveHospital } from '../account-store.ts';
import type { Passwords } from '../password/passwords.ts';
import { createProvenAccount } from '../registration/create-account.ts';

export const demoPassword = 'turno-de-noche-7';

interface DemoAccount {
  /** Printed beside the address at startup. */
  readonly label: string;
  readonly email: string;
  readonly fullName: string;
  readonly isVerified: boolean;
  readonly roles: readonly Role[];
}

const customers = [
  {
    label: 'Enfermera verificada',
    email: 'enfermera@hospital-san-rafael.example',
    fullName: 'Enfermera Demo',
    isVerified: true,
    roles: [],
  },
  {
    label: 'Cuenta por verificar',
    email: 'nueva@hospital-san-rafael.example',
    fullName: 'Enfermera Nueva',
    isVerified: false,
    roles: [],
  },
] as const satisfies readonly DemoAccount[];

/** The address of the demo account that holds this role. */
export const demoEmailOf = (role: Role): string => `${role}@hospital-san-rafael.example`;

/** One staff account for each role: `almacen@…` picks orders. */
const staff = roles.map((role) => ({
  label: roleLabels[role],
  email: demoEmailOf(role),
  fullName: `${roleLabels[role]} Demo`,
  isVerified: true,
  roles: [role],
})) satisfies readonly DemoAccount[];

export const demoAccounts: readonly [...typeof customers, ...DemoAccount[]] = [...customers, ...staff];

/**
 * Creates the missing demo accounts, in development only. Creates none without the active hospital of their
 * addresses, which a shop first opened in production lacks. Returns the new addresses.
 */
export const seedDemoAccounts = async (
  db: Kysely<Schema>,
  passwords: Passwords,
): Promise<readonly string[]> => {
  const made: string[] = [];
  for (const account of demoAccounts) if (await seedOne(db, account, passwords)) made.push(account.email);
  return made;
};

const seedOne = (db: Kysely<Schema>, demo: DemoAccount, passwords: Passwords): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const existing = await trx
      .selectFrom('profiles')
      .select('id')
      .where('email', '=', demo.email)
      .executeTakeFirst();
    if (existing) return false;
    const hospital = await findActiveHospital(trx, demo.email);
    if (!hospital) return false;
    const id = await createProvenAccount(
      trx,
      { ...demo, password: demoPassword, hospitalId: hospital.id },
      passwords,
    );
    for (const role of demo.roles) await trx.insertInto('user_roles').values({ user_id: id, role }).execute();
    return true;
  });
