import type { ReceiptShop } from '@nutricion/domain/receipt/receipt';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { readSetting } from './setting-store.ts';

/** As the administration has written it down; what it hasn't stays blank. */
export const readShop = async (trx: Kysely<Schema>): Promise<ReceiptShop> => {
  const kept: Partial<Record<keyof ReceiptShop, string>> = (await readSetting(trx, 'shop'))?.value ?? {};
  return {
    name: kept.name || 'Nutrición Plus',
    address: kept.address ?? '',
    phone: kept.phone ?? '',
    merchantNumber: kept.merchantNumber ?? '',
  };
};
