import { type Kysely, sql } from 'kysely';
import { accountsSchema } from './accounts.ts';
import { catalogSchema } from './catalog.ts';
import { contentSchema } from './content.ts';
import { fulfilmentSchema } from './fulfilment.ts';
import { ordersSchema } from './orders.ts';
import { paymentsSchema } from './payments.ts';
import { platformSchema } from './platform.ts';
import { shoppingSchema } from './shopping.ts';
import { stockSchema } from './stock.ts';
import { voiceAndReportsSchema } from './voice-and-reports.ts';

/** Makes the whole schema in an empty database, as the migrations 0001 to 0056 leave it, in one round trip. */
export const createBaseline = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(schema).execute(db);
};

/** Each after the tables that it refers to. */
const schema = [
  accountsSchema,
  platformSchema,
  catalogSchema,
  contentSchema,
  shoppingSchema,
  ordersSchema,
  paymentsSchema,
  stockSchema,
  fulfilmentSchema,
  voiceAndReportsSchema,
].join('');
