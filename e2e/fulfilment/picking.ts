import type { Role } from '../../packages/domain/src/accounts/role.ts';
import { gtinOf } from '../../packages/domain/src/catalog/barcode.ts';
import type { Substitution } from '../../packages/domain/src/orders/substitution.ts';
import { anOrderOf } from '../screen-fixture.ts';
import { shopDatabase } from '../shop.ts';
import { aHospital, aNurse, type Nurse, tokenOf } from '../test-users.ts';

/** Somebody who works for the shop. */
export const aColleagueUser = async (role: Role): Promise<Nurse> => {
  const colleague = await aNurse();
  await shopDatabase().insertInto('user_roles').values({ user_id: colleague.id, role }).execute();
  return colleague;
};

interface OrderToPick {
  /** A day of the test's own, so that its picker claims no other orders. */
  readonly date: string;
  readonly items: Parameters<typeof anOrderOf>[1];
  readonly substitution?: Substitution;
}

/** A confirmed order of somebody's; answers its id. */
export const anOrderToPick = async ({
  date,
  items,
  substitution = 'best-match',
}: OrderToPick): Promise<string> => {
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  const id = await anOrderOf(await tokenOf(nurse), items);
  await shopDatabase()
    .updateTable('orders')
    .set({ delivery_date: date, substitution })
    .where('id', '=', id)
    .execute();
  return id;
};

export const catalogProduct = (sku: string) =>
  shopDatabase()
    .selectFrom('products')
    .select(['id', 'title', 'sku'])
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();

/** A package's number that nobody has taught yet: a second try meets none of the first's. */
export const aBarcode = (): string => {
  const digits = String(Math.floor(Math.random() * 1e11)).padStart(12, '4');
  const codes = Array.from({ length: 10 }, (_, last) => `${digits}${last}`);
  return codes.find((code) => gtinOf(code) !== null) ?? '';
};
