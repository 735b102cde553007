import type { ReceiptShop } from '@nutricion/domain/payments/receipt';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { readKept } from './kept-setting.ts';
import { shopSetting } from './settings.ts';

/** As the administration has written it down, for a receipt; what it hasn't stays blank. */
export const readShop = async (trx: Kysely<Schema>): Promise<ReceiptShop> => {
  const { name, address, phone, merchantNumber, returnPolicy } = (await readKept(trx, shopSetting)).value;
  return { name, address, phone, merchantNumber, returnPolicy };
};
