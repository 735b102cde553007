import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../platform/db/database.ts';
import { widenOrderLimits } from '../testing/wide-order-limits.ts';

/** A shop that is open looks at its settings again after five seconds. */
const SETTINGS_CACHE_MS = 5_500;

/**
 * Whatever a stream of orders needs: the ids of two products of `STREAM_PRICE` that never run out, windows without
 * end, and a person who may order without end.
 */
export const prepareForStreams = async (databaseUrl: string): Promise<readonly string[]> => {
  const database = openDatabase(databaseUrl, { maxConnections: 1 });
  await widenOrderLimits(database.db);
  await database.close();
  const productIds = await pickProducts(databaseUrl);
  await sleep(SETTINGS_CACHE_MS);
  return productIds;
};

const pickProducts = (databaseUrl: string): Promise<readonly string[]> =>
  connected(databaseUrl, async (client) => {
    await client.query('update delivery_windows set capacity = 1000000');
    await client.query('delete from promotions');
    const { rows } = await client.query<{ id: string }>(
      `update products set stock = 1000000, price_cents = $1 * 100, tax_class = 'exento'
       where id in (select id from products where is_active order by id limit 2) returning id`,
      [STREAM_PRICE],
    );
    return rows.map(({ id }) => id);
  });

export const STREAM_PRICE = 4;

/** The orders of every stream in the database, by their keys; those without their one line have an empty id. */
export const ordersOfStreams = (databaseUrl: string): Promise<ReadonlyMap<string, string>> =>
  connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; key: string; lines: number }>(
      `select id, idempotency_key as key,
         (select count(*)::int from order_items where order_id = orders.id) as lines
       from orders where idempotency_key like 'corriente-%'`,
    );
    return new Map(rows.map(({ id, key, lines }) => [key, lines === 1 ? id : '']));
  });

const connected = async <T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
