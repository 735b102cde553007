import { type DeliverySlot, deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import { nextWindow } from '@nutricion/domain/fulfilment/next-window';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { deliveryRoute, readSlotDays } from '../../orders/public.ts';
import { cacheFor } from '../../platform/cache-for.ts';
import type { Schema } from '../../platform/db/schema.ts';

interface NextDeliveryOptions {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Every page reads it; the checkout reads its own offer without the cache. */
const CACHED_MS = 30_000;

/** When an order of now can first be there, on the round of a hospital; null: no place is left, or it can't be read. */
export const openNextDelivery = ({ db, now, logger }: NextDeliveryOptions) => {
  const ofRoute = cacheFor(CACHED_MS, now, async (route) =>
    nextWindow(await readSlotDays(db, route, deliveryDates(now()))),
  );
  return (hospitalId: string | null): Promise<DeliverySlot | null> =>
    ofRoute(deliveryRoute(hospitalId)).catch((error: unknown) => {
      logger.warn({ err: error }, 'the next delivery not read; showing the usual days');
      return null;
    });
};
