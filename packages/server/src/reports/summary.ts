import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept } from '@nutricion/domain/kit/result';
import { canCustomerCancel, isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import { type Kysely, sql } from 'kysely';
import { isOverdueInSql } from '../content/public.ts';
import { isLateInSql } from '../orders/public.ts';
import { stateColumn } from '../platform/admin/user-state.ts';
import type { Schema } from '../platform/db/schema.ts';
import { statusList } from '../platform/db/status-list.ts';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';

interface Summary {
  readonly waitingUsers: number;
  readonly waitingOrders: number;
  readonly overdueOrders: number;
  readonly lateOrders: number;
  readonly unpaidOrders: number;
  readonly soldOutBest: number;
  readonly waitingProposals: number;
  readonly overdueArticles: number;
  readonly draftPurchases: number;
  readonly activeHospitals: number;
  readonly activeProducts: number;
  readonly ordersToday: number;
  readonly ordersToPick: number;
}

export interface DashboardDependencies {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const mountDashboard: MountFeature<DashboardDependencies> = (app, shop) =>
  mount(app, shop.authenticate, summaryHandlers(shop));

/** Current figures for the dashboard. "Today" is the calendar day in Puerto Rico. */
export const summaryHandlers = ({ db, now }: DashboardDependencies): Handlers<'GET /api/admin/summary'> => ({
  'GET /api/admin/summary': async () => {
    const { rows } = await sql<Summary>`
      select
        (select count(*) from profiles p where ${stateColumn} = 'pendiente') as "waitingUsers",
        waiting.orders as "waitingOrders", waiting.overdue as "overdueOrders",
        (select count(*) from orders o where o.status in (${statusList(isOpenOrder)}) and ${isLateInSql(now())}) as "lateOrders",
        (select count(*) from orders where status = 'entregado' and payment_status = 'pendiente') as "unpaidOrders",
        (select count(*) from (
          select stock from products where is_active and total_purchases > 0 order by total_purchases desc limit ${BEST_SELLER_COUNT}
        ) best where stock = 0) as "soldOutBest",
        (select count(*) from product_proposals where state in ('espera', 'segunda')) as "waitingProposals",
        (select count(*) from articles a where ${isOverdueInSql(now())}) as "overdueArticles",
        (select count(*) from purchase_orders where state = 'borrador' and made_by_shop) as "draftPurchases",
        (select count(*) from hospitals where is_active) as "activeHospitals",
        (select count(*) from products where is_active) as "activeProducts",
        (select count(*) from orders where created_at >= ${midnight(now())}) as "ordersToday",
        (select count(*) from orders where status = 'confirmado' and review <> 'waiting'
          and delivery_date >= ${puertoRicoDate(now() - PICKED_WITHIN_MS)}) as "ordersToPick"
      from (
        select count(*) as orders, count(*) filter (where review_due_at < ${new Date(now())}) as overdue
        from orders where review = 'waiting' and status in (${statusList(canCustomerCancel)})
      ) waiting
    `.execute(db);
    const [summary] = rows;
    if (!summary) throw new Error('a count returned no row');
    return accept(summary);
  },
});

/** So many products make most of what is sold. */
const BEST_SELLER_COUNT = 40;

/** What nobody picked for so long is no longer listed for pickers. */
const PICKED_WITHIN_MS = 7 * 86_400_000;

const midnight = (nowMs: number): Date => new Date(`${puertoRicoDate(nowMs)}T00:00:00-04:00`);
