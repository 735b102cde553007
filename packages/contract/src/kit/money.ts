import { centsFromDollars, dollarsFromCents } from '@nutricion/domain/kit/dollars';

/** Null and undefined are passed through. */
type Amount = number | null | undefined;

interface MoneyCodec<Names extends Readonly<Record<string, string>>> {
  /** The amounts only, in dollars, by their names on the wire. */
  readonly toJson: <Inside extends Partial<Record<keyof Names, Amount>>>(
    inside: Inside,
  ) => { [Name in keyof Names & keyof Inside as Names[Name]]: Inside[Name] };
  /** The amounts only, in cents, by the rules' names. */
  readonly fromJson: <Json extends Partial<Record<Names[keyof Names], Amount>>>(
    json: Json,
  ) => {
    [Name in keyof Names as Names[Name] extends keyof Json ? Name : never]: Json[Names[Name] & keyof Json];
  };
}

/**
 * Converts between dollars on the wire and cents in the rules. `names` maps each name of the rules to the wire's
 * for the same amount; absent ones stay absent.
 */
export const moneyCodec = <const Names extends Readonly<Record<string, string>>>(
  names: Names,
): MoneyCodec<Names> => {
  const pairs = Object.entries(names);
  const flipped = pairs.map(([inside, json]) => [json, inside] as const);
  return {
    toJson: (inside) => converted(inside, pairs, dollarsFromCents) as never,
    fromJson: (json) => converted(json, flipped, centsFromDollars) as never,
  };
};

const converted = (
  source: Readonly<Record<string, unknown>>,
  pairs: readonly (readonly [string, string])[],
  convert: (amount: number) => number,
): Record<string, unknown> => {
  const amounts: Record<string, unknown> = {};
  for (const [from, to] of pairs) {
    const amount = source[from];
    if (from in source) amounts[to] = typeof amount === 'number' ? convert(amount) : amount;
  }
  return amounts;
};

/** A list of amounts. */
export const amountsToJson = (cents: readonly number[]): number[] => cents.map(dollarsFromCents);
export const amountsFromJson = (dollars: readonly number[]): number[] => dollars.map(centsFromDollars);

export const productMoney = moneyCodec({ regularPriceCents: 'price', unitPriceCents: 'current_price' });
export const costMoney = moneyCodec({ costCents: 'cost' });
export const promotionMoney = moneyCodec({ saveCents: 'discount_value', spendCents: 'condition_spend' });
export const priceRangeMoney = moneyCodec({ minCents: 'min', maxCents: 'max' });
export const gapMoney = moneyCodec({ missingCents: 'missing' });
export const orderLimitsMoney = moneyCodec({ openValueCents: 'openValue', reviewAboveCents: 'reviewAbove' });
