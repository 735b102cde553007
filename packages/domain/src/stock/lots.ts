/** Units of one product that were received together. Days are YYYY-MM-DD in Puerto Rico. */
export interface Lot {
  readonly id: string;
  /** Null if the package has no date. */
  readonly expiresOn: string | null;
  readonly receivedAtMs: number;
  /** Units left in the store room. */
  readonly units: number;
  /** Recalled: it may not be sold. */
  readonly isQuarantined: boolean;
}

export interface LotAllocation {
  readonly lotId: string;
  readonly units: number;
}

export interface Allocation {
  readonly allocations: readonly LotAllocation[];
  /** Units that no lot has, received before lots were recorded. */
  readonly withoutLot: number;
}

/** False on the expiry day itself: it may still be eaten. */
export const hasExpired = ({ expiresOn }: Pick<Lot, 'expiresOn'>, day: string): boolean =>
  expiresOn !== null && expiresOn < day;

/** Lots that can be allocated, in order: by expiry date, then by receipt. */
export const sortByExpiry = <L extends Lot>(lots: readonly L[], day: string): readonly L[] =>
  lots
    .filter((lot) => lot.units > 0 && !lot.isQuarantined && !hasExpired(lot, day))
    .sort(
      (one, other) =>
        compare(one.expiresOn ?? NEVER, other.expiresOn ?? NEVER) ||
        one.receivedAtMs - other.receivedAtMs ||
        compare(one.id, other.id),
    );

/** Later than any date on a package. */
const NEVER = '9999-12-31';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Allocates units to lots, those that expire first before others. */
export const allocateFirstExpiring = (lots: readonly Lot[], units: number, day: string): Allocation => {
  const allocations: LotAllocation[] = [];
  let missing = units;
  for (const lot of sortByExpiry(lots, day)) {
    if (missing === 0) break;
    const some = Math.min(lot.units, missing);
    allocations.push({ lotId: lot.id, units: some });
    missing -= some;
  }
  return { allocations, withoutLot: missing };
};

/**
 * Units left of a lot: its ledger (received minus allocated, wasted and recalled), but at most the product's units on hand (including those of
 * unpicked orders), since units may leave without their lot being recorded.
 */
export const unitsLeftOfLot = (ledgerUnits: number, unitsOnHand: number): number =>
  Math.max(0, Math.min(ledgerUnits, unitsOnHand));

/** What a recall removes from the stock. */
export interface Withdrawal {
  /** Unsold units. */
  readonly fromStock: number;
  /** Units sold but not picked: pickers will report them missing. */
  readonly promised: number;
}

export const withdrawLot = (unitsLeft: number, stock: number): Withdrawal => {
  const fromStock = Math.min(unitsLeft, stock);
  return { fromStock, promised: unitsLeft - fromStock };
};

/** Two weeks, long enough to sell it at a discount before it is waste. */
const NEAR_EXPIRY_DAYS = 14;
const DAY_MS = 86_400_000;

/** The last day that counts as near expiry. */
export const nearExpiryUntil = (day: string): string =>
  new Date(Date.parse(day) + NEAR_EXPIRY_DAYS * DAY_MS).toISOString().slice(0, 10);

export const lotStates = ['retirado', 'vencido', 'vence-pronto', 'bien'] as const;
export type LotState = (typeof lotStates)[number];

export const lotStateLabels: Record<LotState, string> = {
  retirado: 'Retirado',
  vencido: 'Vencido',
  'vence-pronto': 'Vence pronto',
  bien: 'Bien',
};

export const lotState = (lot: Pick<Lot, 'expiresOn' | 'isQuarantined'>, day: string): LotState => {
  if (lot.isQuarantined) return 'retirado';
  if (hasExpired(lot, day)) return 'vencido';
  return lot.expiresOn !== null && lot.expiresOn <= nearExpiryUntil(day) ? 'vence-pronto' : 'bien';
};
