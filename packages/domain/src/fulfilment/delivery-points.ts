import { accept, type Result, refuse } from '../kit/result.ts';

export interface DeliveryPoint {
  readonly building: string;
  readonly unit: string;
  /** One there that an order may be left in; absent: as it was, or none. */
  readonly hasRefrigerator?: boolean | undefined;
  /** Whether whoever delivers gets up there; absent: as it was, or so. */
  readonly isReachable?: boolean | undefined;
  /** For whoever delivers; absent: as it was, or none. */
  readonly instructions?: string | undefined;
}

export interface KeptDeliveryPoint extends DeliveryPoint {
  readonly id: string;
  readonly isActive: boolean;
}

/** What to write so that exactly the wanted points are offered. Nothing is ever deleted: orders refer to them. */
export interface DeliveryPointsPlan {
  readonly insert: readonly DeliveryPoint[];
  /** Kept, reactivated or renamed: as they shall be. Only those that differ from what is kept. */
  readonly update: readonly KeptDeliveryPoint[];
}

/**
 * Compares the wanted list with what is kept. A point is known by its building and unit (letter case
 * and spaces aside), so that one added again is the same one; an `id` only says which one was
 * renamed. Refuses a list that names a point twice: `index` is the second's place in the list.
 */
export const planDeliveryPoints = (
  kept: readonly KeptDeliveryPoint[],
  wanted: readonly (DeliveryPoint & { readonly id?: string | undefined })[],
): Result<DeliveryPointsPlan, { readonly kind: 'listed-twice'; readonly index: number }> => {
  const keys = wanted.map(keyOf);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (twice >= 0) return refuse({ kind: 'listed-twice', index: twice });

  const matches = new Map(wanted.map((point) => [point, sameNamed(kept, point)]));
  const taken = new Set([...matches.values()].map((match) => match?.id));
  for (const point of wanted) {
    if (matches.get(point)) continue;
    const renamed = kept.find(({ id }) => id === point.id && !taken.has(id));
    matches.set(point, renamed);
    taken.add(renamed?.id);
  }

  const after = wanted.flatMap((point) => {
    const match = matches.get(point);
    if (!match) return [];
    const {
      building,
      unit,
      hasRefrigerator = match.hasRefrigerator,
      isReachable = match.isReachable,
      instructions = match.instructions,
    } = point;
    return [{ id: match.id, building, unit, hasRefrigerator, isReachable, instructions, isActive: true }];
  });
  const leftOut = kept.filter(({ id }) => !taken.has(id)).map((point) => ({ ...point, isActive: false }));
  return accept({
    insert: wanted.filter((point) => !matches.get(point)).map(({ id: _, ...point }) => point),
    update: [...leftOut, ...after].filter((point) => differs(kept, point)),
  });
};

const keyOf = ({ building, unit }: DeliveryPoint): string => JSON.stringify([fold(building), fold(unit)]);

const fold = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const sameNamed = (kept: readonly KeptDeliveryPoint[], wanted: DeliveryPoint) =>
  kept.find(({ building, unit }) => building === wanted.building && unit === wanted.unit) ??
  kept.find((point) => keyOf(point) === keyOf(wanted));

const differs = (kept: readonly KeptDeliveryPoint[], point: KeptDeliveryPoint): boolean => {
  const before = kept.find(({ id }) => id === point.id);
  return (
    before?.building !== point.building ||
    before.unit !== point.unit ||
    before.isActive !== point.isActive ||
    before.hasRefrigerator !== point.hasRefrigerator ||
    before.isReachable !== point.isReachable ||
    before.instructions !== point.instructions
  );
};
