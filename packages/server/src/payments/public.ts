export { type PaymentMovementRow, readCountedCash, readPaymentMovements } from './admin/payment-movements.ts';
export { recordPaymentOnDelivery } from './settle-money.ts';
