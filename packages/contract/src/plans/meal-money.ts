import { moneyCodec } from '../kit/money.ts';

export const recipeMoney = moneyCodec({ totalCents: 'totalPrice', perServingCents: 'pricePerServing' });
export const ingredientMoney = moneyCodec({ unitPriceCents: 'price' });
export const mealMoney = moneyCodec({ priceCents: 'price' });
export const planMoney = moneyCodec({ totalCents: 'totalCost' });
export const planFiguresMoney = moneyCodec({ totalCents: 'totalCost', perPersonDayCents: 'perPersonDay' });
export const planReasonsMoney = moneyCodec({ minimumCents: 'minimumCost', leftoverCents: 'wasteCost' });
export const planLineMoney = moneyCodec({
  regularPriceCents: 'regularPrice',
  unitPriceCents: 'price',
  totalCents: 'totalPrice',
});
export const alternativeMoney = moneyCodec({ differenceCents: 'priceDifference' });
export const savedPlanMoney = moneyCodec({ totalThenCents: 'totalCostThen' });
