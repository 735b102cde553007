import { moneyCodec } from '../kit/money.ts';

export const buyAgainMoney = moneyCodec({ unitPriceThenCents: 'unitPriceThen' });
export const placeOrderMoney = moneyCodec({ expectedTotalCents: 'expectedTotal' });
export const orderChangeMoney = moneyCodec({
  expectedCents: 'expectedTotal',
  totalCents: 'total',
  missingCents: 'missing',
  overCents: 'over',
});
export const orderMoney = moneyCodec({
  subtotalCents: 'subtotal',
  taxCents: 'tax',
  incentiveCents: 'incentive_value',
  totalCents: 'total',
  expectedTotalCents: 'expected_total',
  savedCents: 'saved',
});
/** The refund of a partly refunded cancellation, and the amount that the shop retained. */
export const refundMoney = moneyCodec({ refundCents: 'refund_amount', keptCents: 'kept' });
export const orderItemMoney = moneyCodec({
  regularPriceCents: 'regular_price',
  unitPriceCents: 'unit_price',
  totalCents: 'total_price',
});
export const pickSubstituteMoney = moneyCodec({ unitPriceCents: 'unit_price', chargeCents: 'charge' });
export const paymentMoney = moneyCodec({
  amountCents: 'amount',
  authorizedCents: 'authorized',
  capturedCents: 'captured',
  refundedCents: 'refunded',
});
export const refundableLineMoney = moneyCodec({ totalCents: 'total_price' });
export const dailyCloseMoney = moneyCodec({
  authorizedCents: 'authorized',
  capturedCents: 'captured',
  refundedCents: 'refunded',
  refundFailedCents: 'refund_failed',
  feesCents: 'fees',
  expectedCents: 'expected',
  countedCents: 'counted',
  amountCents: 'amount',
  subtotalCents: 'subtotal',
  taxStateCents: 'tax_state',
  taxMunicipalCents: 'tax_municipal',
  totalCents: 'total',
});
export const cancelPreviewMoney = moneyCodec({
  dueCents: 'due',
  dueAfterCents: 'due_after',
  returnableCents: 'returnable',
});
/** What is paid at the door. */
export const stopMoney = moneyCodec({ toCollectCents: 'to_collect', changeCents: 'change' });
/** With how much cash a customer pays. */
export const tenderMoney = moneyCodec({ tenderCents: 'tender' });
export const receiptMoney = moneyCodec({
  subtotalCents: 'subtotal',
  taxStateCents: 'tax_state',
  taxMunicipalCents: 'tax_municipal',
  totalCents: 'total',
});
export const receiptLineMoney = moneyCodec({
  unitPriceCents: 'unit_price',
  regularPriceCents: 'regular_price',
  totalCents: 'total_price',
  lessCents: 'less',
});
export const offerMoney = moneyCodec({ offerCents: 'offer_price' });
export const simulatedMoney = moneyCodec({
  subtotalCents: 'subtotal',
  taxCents: 'tax',
  totalCents: 'total',
  savedCents: 'saved',
});
export const incentiveRulesMoney = moneyCodec({ thresholdCents: 'threshold', allowanceCents: 'allowance' });
export const incentiveCostMoney = moneyCodec({ costCents: 'cost', offeredCents: 'offered' });
export const incentiveProductMoney = moneyCodec({ regularPriceCents: 'price', valueCents: 'value' });
