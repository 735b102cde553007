import { customerMayCancel } from '@nutricion/domain/order/customer-cancel';
import { puertoRicoDate } from '@nutricion/domain/order/delivery';
import { accept } from '@nutricion/domain/result';
import { type Kysely, sql } from 'kysely';
import { stateColumn } from '../../admin/user-state.ts';
import type { Schema } from '../../db/schema.ts';
import { statusList } from '../../db/status-list.ts';
import { type Handlers, type MountFeature, mount } from '../../http/mount.ts';

interface Summary {
  readonly waitingUsers: number;
  readonly waitingOrders: number;
  readonly overdueOrders: number;
  readonly activeHospitals: number;
  readonly activeProducts: number;
  readonly ordersToday: number;
}

export interface DashboardDependencies {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const mountDashboard: MountFeature<DashboardDependencies> = (app, shop) =>
  mount(app, shop.authenticate, summaryHandlers(shop));

/** What the dashboard says is true right now. "Today" is the calendar day in Puerto Rico. */
export const summaryHandlers = ({ db, now }: DashboardDependencies): Handlers<'GET /api/admin/summary'> => ({
  'GET /api/admin/summary': async () => {
    const { rows } = await sql<Summary>`
      select
        (select count(*) from profiles p where ${stateColumn} = 'pendiente') as "waitingUsers",
        waiting.orders as "waitingOrders", waiting.overdue as "overdueOrders",
        (select count(*) from hospitals where is_active) as "activeHospitals",
        (select count(*) from products where is_active) as "activeProducts",
        (select count(*) from orders where created_at >= ${midnight(now())}) as "ordersToday"
      from (
        select count(*) as orders, count(*) filter (where review_due_at < ${new Date(now())}) as overdue
        from orders where review = 'waiting' and status in (${statusList(customerMayCancel)})
      ) waiting
    `.execute(db);
    const [summary] = rows;
    if (!summary) throw new Error('a count returned no row');
    return accept(summary);
  },
});

const midnight = (nowMs: number): Date => new Date(`${puertoRicoDate(nowMs)}T00:00:00-04:00`);
