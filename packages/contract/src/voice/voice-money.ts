import { moneyCodec } from '../kit/money.ts';

/** A total that the assistant speaks of: of a line, of the cart. */
export const spokenMoney = moneyCodec({ totalCents: 'total' });
