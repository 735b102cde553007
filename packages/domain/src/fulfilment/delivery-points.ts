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

export interface StoredDeliveryPoint extends DeliveryPoint {
  readonly id: string;
  readonly isActive: boolean;
}

/** What to write so that exactly the wanted points are offered. Nothing is ever deleted: orders refer to them. */
export interface DeliveryPointsPlan {
  readonly insert: readonly DeliveryPoint[];
  /** Kept, reactivated or renamed: as they shall be. Only those that differ from what is kept. */
  readonly update: readonly StoredDeliveryPoint[];
}

/**
 * Compares the wanted list with what is kept. A point is known by its building and unit (letter case
 * and spaces aside), so that one added again is the same one; an `id` only says which one was
 * renamed. Refuses a list that names a point twice: `index` is the second's place in the list.
 */
export const planDeliveryPoints = (
  stored: readonly StoredDeliveryPoint[],
  requested: readonly (DeliveryPoint & { readonly id?: string | undefined })[],
): Result<DeliveryPointsPlan, { readonly kind: 'listed-twice'; readonly index: number }> => {
  const keys = requested.map(keyOf);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (twice >= 0) return refuse({ kind: 'listed-twice', index: twice });

  const matches = new Map(requested.map((point) => [point, sameNamed(stored, point)]));
  const matchedIds = new Set([...matches.values()].map((match) => match?.id));
  for (const point of requested) {
    if (matches.get(point)) continue;
    const renamed = stored.find(({ id }) => id === point.id && !matchedIds.has(id));
    matches.set(point, renamed);
    matchedIds.add(renamed?.id);
  }

  const after = requested.flatMap((point) => {
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
  const deactivated = stored
    .filter(({ id }) => !matchedIds.has(id))
    .map((point) => ({ ...point, isActive: false }));
  return accept({
    insert: requested.filter((point) => !matches.get(point)).map(({ id: _, ...point }) => point),
    update: [...deactivated, ...after].filter((point) => differs(stored, point)),
  });
};

const keyOf = ({ building, unit }: DeliveryPoint): string => JSON.stringify([fold(building), fold(unit)]);

const fold = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const sameNamed = (stored: readonly StoredDeliveryPoint[], requested: DeliveryPoint) =>
  stored.find(({ building, unit }) => building === requested.building && unit === requested.unit) ??
  stored.find((point) => keyOf(point) === keyOf(requested));

const differs = (stored: readonly StoredDeliveryPoint[], point: StoredDeliveryPoint): boolean => {
  const before = stored.find(({ id }) => id === point.id);
  return (
    before?.building !== point.building ||
    before.unit !== point.unit ||
    before.isActive !== point.isActive ||
    before.hasRefrigerator !== point.hasRefrigerator ||
    before.isReachable !== point.isReachable ||
    before.instructions !== point.instructions
  );
};
