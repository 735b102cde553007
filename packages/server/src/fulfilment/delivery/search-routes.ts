import type { deliveryEndpoints } from '@nutricion/contract/fulfilment/deliveries';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { readRouteSearch } from '@nutricion/domain/fulfilment/read-route-search';
import { sql } from 'kysely';
import type { AdminOrderDependencies } from '../../orders/public.ts';
import { matchesWords } from '../../platform/db/match-words.ts';
import { hospitalOf, routesWithNames } from './read-route.ts';

type Routes = ResponseOf<(typeof deliveryEndpoints)['GET /api/admin/deliveries/routes']>['routes'];

const MAX_ROUTES = 20;

/** Routes of what a text says of day, window and names, the latest first. */
export const searchRoutes = async (
  { db, now }: Pick<AdminOrderDependencies, 'db' | 'now'>,
  typed: string,
): Promise<Routes> => {
  const { day, windows, words } = readRouteSearch(typed, now());
  const routes = await routesWithNames(db)
    .where('route.state', '<>', 'given-back')
    .$if(day !== null, (query) =>
      query.where(
        sql<boolean>`(extract(month from route.delivery_date), extract(day from route.delivery_date)) = (${day?.month ?? 0}::int, ${day?.day ?? 0}::int)`,
      ),
    )
    .$if(windows !== null, (query) =>
      query.where(sql<boolean>`route.delivery_window = any(${windows ?? []}::text[])`),
    )
    .where(matchesWords(sql`concat_ws(' ', hospital.name, driver.full_name)`, words.join(' ')))
    .orderBy('route.delivery_date', 'desc')
    .orderBy('route.delivery_window', 'desc')
    .orderBy('route.id')
    .limit(MAX_ROUTES)
    .execute();
  return routes.map(({ id, delivery_date, delivery_window, state, ...route }) => ({
    ...{ id, date: delivery_date, window: delivery_window, state },
    hospital: hospitalOf(route.hospital_id, route.hospital_name),
    driver: route.driver_id === null ? null : { name: route.driver_name ?? '' },
  }));
};
