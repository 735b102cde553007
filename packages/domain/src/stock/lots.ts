/** Goods of one product that came together; days are YYYY-MM-DD in Puerto Rico. */
export interface Lot {
  readonly id: string;
  /** Null: its package says none. */
  readonly expiresOn: string | null;
  readonly receivedAtMs: number;
  /** Units that are still on the shelf. */
  readonly units: number;
  /** Recalled: nothing of it leaves the shop. */
  readonly isQuarantined: boolean;
}

export interface LotAllocation {
  readonly lotId: string;
  readonly units: number;
}

export interface Allocation {
  readonly allocations: readonly LotAllocation[];
  /** Units that no lot has; they are of what came before lots were kept. */
  readonly withoutLot: number;
}

/** It may still be eaten on the day that its package names. */
export const hasExpired = ({ expiresOn }: Pick<Lot, 'expiresOn'>, day: string): boolean =>
  expiresOn !== null && expiresOn < day;

/** Lots that may be taken from, in the order in which they are: what expires first, then what came first. */
export const sortByExpiry = <L extends Lot>(lots: readonly L[], day: string): readonly L[] =>
  lots
    .filter((lot) => lot.units > 0 && !lot.isQuarantined && !hasExpired(lot, day))
    .sort(
      (one, other) =>
        compare(one.expiresOn ?? NEVER, other.expiresOn ?? NEVER) ||
        one.receivedAtMs - other.receivedAtMs ||
        compare(one.id, other.id),
    );

/** After every day that a package can name. */
const NEVER = '9999-12-31';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Takes units from lots, what expires first before the rest. */
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
 * Units that are left of a lot: what its book says, but never more than the shelf holds, since units may leave
 * without anybody telling of which lot.
 * @param bookUnits received, less what was taken, wasted and recalled of it
 * @param shelfUnits of its product, those included that orders hold and nobody has picked
 */
export const unitsLeftOfLot = (ledgerUnits: number, unitsOnHand: number): number =>
  Math.max(0, Math.min(ledgerUnits, unitsOnHand));

/** What a recall takes off the shelf. */
export interface Withdrawal {
  /** Units that nobody can buy any more. */
  readonly fromStock: number;
  /** Units that are sold already and not yet picked: they will be found missing. */
  readonly promised: number;
}

export const withdrawLot = (unitsLeft: number, stock: number): Withdrawal => {
  const fromStock = Math.min(unitsLeft, stock);
  return { fromStock, promised: unitsLeft - fromStock };
};

/** Two weeks: long enough to offer it cheaper before it is waste. */
const NEAR_EXPIRY_DAYS = 14;
const DAY_MS = 86_400_000;

/** The last day that counts as near. */
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
