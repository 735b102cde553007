import { accept, type Result, refuse } from '../kit/result.ts';

export interface DeliveryPoint {
  readonly building: string;
  readonly unit: string;
  /** Whether an order can be left in a refrigerator there; absent: unchanged, or no for a new point. */
  readonly hasRefrigerator?: boolean | undefined;
  /** Whether drivers can go up to the point; absent: unchanged, or yes for a new one. */
  readonly isReachable?: boolean | undefined;
  /** For drivers; absent: unchanged, or none for a new one. */
  readonly instructions?: string | undefined;
}

export interface StoredDeliveryPoint extends DeliveryPoint {
  readonly id: string;
  readonly isActive: boolean;
}

/**
 * What to write so that exactly the requested points are offered. Points are never deleted, because orders refer to
 * them.
 */
export interface DeliveryPointsPlan {
  readonly insert: readonly DeliveryPoint[];
  /** Existing points that are reactivated or renamed, with their new values; unchanged ones are left out. */
  readonly update: readonly StoredDeliveryPoint[];
}

/**
 * Compares the requested list with the stored points. A point is identified by building and unit (ignoring case and
 * spaces), so that one added again is the same; an `id` only says which one was renamed. Refuses a list that names
 * a point twice: `index` is the position of the second.
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
