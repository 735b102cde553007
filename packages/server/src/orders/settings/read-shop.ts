import type { ReceiptShop } from '@nutricion/domain/payments/receipt';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { shopSetting } from './settings.ts';
import { readStoredSetting } from './stored-setting.ts';

/** As the administration has written it down, for a receipt; what it hasn't stays blank. */
export const readShop = async (trx: Kysely<Schema>): Promise<ReceiptShop> => {
  const { name, address, phone, merchantNumber, returnPolicy } = (await readStoredSetting(trx, shopSetting))
    .value;
  return { name, address, phone, merchantNumber, returnPolicy };
};
