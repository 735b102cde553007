export type { AdminOrderDependencies } from './admin/admin-order-dependencies.ts';
export { hasChangedSince } from './admin/changed-since.ts';
export { isLateInSql } from './admin/is-late-in-sql.ts';
export { sendMessage } from './admin/notes.ts';
export { matchesOrder } from './admin/order-search.ts';
export { readAdminOrder } from './admin/read-admin-order.ts';
export {
  lockChangeable,
  type OrderChanger,
  recordOrderChange,
  staleRefusal,
} from './change/order-changer.ts';
export { placeChange } from './change/place-change.ts';
export { recordComingDown } from './customer-handover.ts';
export { deliveryRoute } from './delivery-route.ts';
export { tryCode } from './handover-codes.ts';
export { readLastOrders } from './last-orders.ts';
export { type LockedOrder, lockOrder } from './life/lock-order.ts';
export { isRecalled, readRecalledUnits } from './life/recalled-units.ts';
export { repack } from './life/repack.ts';
export { releaseSlot, restockUnits } from './life/restock-order.ts';
export { transitionOrder } from './life/transition-order.ts';
export { isUnpaid } from './life/unpaid-order.ts';
export type { OrderAddress } from './order-address.ts';
export type { EnqueueOrderMail } from './order-mail.ts';
export type { OrderQueue } from './order-queue.ts';
export { dueLine, readOrder } from './order-reads.ts';
export { readDueSum } from './payment/due-sum.ts';
export { readOwnPayment } from './payment/own-payment.ts';
export { lockSlot, reserveSlot } from './reserve-slot.ts';
export { readSlotDays } from './slot-days.ts';
