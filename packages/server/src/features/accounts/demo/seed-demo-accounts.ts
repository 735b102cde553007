import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { findActiveHospital } from '../account-store.ts';
import { createProvenAccount } from '../registration/create-account.ts';

export const demoPassword = 'turno-de-noche-7';

/** The label is what the terminal says beside the address when the shop opens. */
export const demoAccounts = [
  {
    label: 'Enfermera verificada',
    email: 'enfermera@hospital-san-rafael.example',
    fullName: 'Enfermera Demo',
    isVerified: true,
    isAdmin: false,
  },
  {
    label: 'Cuenta por verificar',
    email: 'nueva@hospital-san-rafael.example',
    fullName: 'Enfermera Nueva',
    isVerified: false,
    isAdmin: false,
  },
  {
    label: 'Administración',
    email: 'admin@hospital-san-rafael.example',
    fullName: 'Administración Demo',
    isVerified: true,
    isAdmin: true,
  },
] as const;

/**
 * Makes the three demo accounts that do not exist yet: development only, and none without the active
 * hospital of their addresses, which a shop first opened in production lacks. Returns the addresses it made.
 */
export const seedDemoAccounts = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const made: string[] = [];
  for (const account of demoAccounts) if (await seedOne(db, account)) made.push(account.email);
  return made;
};

const seedOne = (db: Kysely<Schema>, demo: (typeof demoAccounts)[number]): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const existing = await trx
      .selectFrom('profiles')
      .select('id')
      .where('email', '=', demo.email)
      .executeTakeFirst();
    if (existing) return false;
    const hospital = await findActiveHospital(trx, demo.email);
    if (!hospital) return false;
    const id = await createProvenAccount(trx, { ...demo, password: demoPassword, hospitalId: hospital.id });
    if (demo.isAdmin) await trx.insertInto('user_roles').values({ user_id: id, role: 'admin' }).execute();
    return true;
  });
