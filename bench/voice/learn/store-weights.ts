import { hashOf, type StoredModel } from '../../../packages/domain/src/voice/learned/read-phrase.ts';
import { valueAt } from './vectors.ts';

/** Hundredths beyond which a weight is cut off, and below which it is left out. */
const MOST = 508;
const LEAST = 4;

/**
 * The weights that weigh most, as the model's file has them.
 * @param weights of each feature in turn, one for each class
 * @param room how many are stored
 */
export const storeWeights = (
  features: ReadonlyMap<string, number>,
  weights: Float64Array,
  classes: number,
  room: number,
): StoredModel['tags'] => {
  const hundredths = (at: number) => 100 * valueAt(weights, at);
  const sizes = [...weights.keys()]
    .map((at) => Math.abs(hundredths(at)))
    .toSorted((one, other) => other - one);
  const least = Math.max(LEAST, sizes[Math.min(room, sizes.length) - 1] ?? 0);
  const scale = Math.ceil(MOST / 127);
  const rows = new Map<number, Map<number, number>>();
  for (const [feature, index] of features)
    for (let at = 0; at < classes; at += 1) {
      const weight = hundredths(index * classes + at);
      if (Math.abs(weight) < least) continue;
      const hash = hashOf(feature);
      const row = rows.get(hash) ?? new Map<number, number>();
      rows.set(hash, row);
      row.set(at, Math.max(-127, Math.min(127, (row.get(at) ?? 0) + Math.round(weight / scale))));
    }
  const bytes: number[] = [];
  for (const [hash, row] of [...rows].toSorted(([one], [other]) => one - other)) {
    bytes.push(hash >> 16, (hash >> 8) & 255, hash & 255);
    let mask = 0;
    for (const at of row.keys()) mask |= 1 << at;
    bytes.push(mask & 255);
    if (classes > 8) bytes.push(mask >> 8);
    for (let at = 0; at < classes; at += 1) if (mask & (1 << at)) bytes.push((row.get(at) ?? 0) & 255);
  }
  return { scale, classes, bytes: Buffer.from(bytes).toString('base64') };
};
