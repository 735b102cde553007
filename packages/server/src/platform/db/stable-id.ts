import { createHash } from 'node:crypto';

/** Namespace of the seed's ids, generated once; changing it would change every seeded product's address. */
const NAMESPACE = Buffer.from('6f1c1d0a5b2e4c0e9a7d3f58c2b94e71', 'hex');

/**
 * A UUID (RFC 9562, version 5) that a name always gets again, so that links, carts and orders survive
 * a second seeding. Names carry their kind: `product:guineo-maduro`.
 */
export const stableId = (name: string): string => {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
