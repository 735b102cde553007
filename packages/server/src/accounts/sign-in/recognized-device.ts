import { randomBytes } from 'node:crypto';
import { isSameText, keyedDigest } from '../../platform/keyed-digest.ts';
import type { AccountDependencies } from '../account-call.ts';
import { readCookie, type ShopCookie, writeCookie } from '../shop-cookie.ts';

type CookieDependencies = Pick<AccountDependencies, 'secret' | 'publicUrl'>;

/** A user who has opened a session on a device, and the hash of the password used. */
export interface DeviceOwner {
  readonly userId: string;
  readonly passwordHash: string;
}

const deviceCookie: ShopCookie = { name: 'device', lifeSeconds: 180 * 86_400 };

/** The last ten users of a shared computer; more would make the cookie long. */
const MAX_CACHED_DEVICES = 10;

/**
 * The cookie that makes a device recognized: a random number and, for each user, a keyed digest that only the shop
 * can make. It depends on the password's hash, so it becomes invalid with the password.
 */
export const storeDevice = (keys: CookieDependencies, headers: Headers, owner: DeviceOwner): string => {
  const { id, marks } = readDevice(keys, headers) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
  const mark = deviceDigestOf(keys, id, owner);
  const others = marks.filter((other) => other !== mark).slice(0, MAX_CACHED_DEVICES - 1);
  return writeCookie(keys.publicUrl, deviceCookie, [id, mark, ...others].join('.'));
};

/** The owner for a separate digest, which a device gets only after the second factor. */
export const withFactor = ({ userId, passwordHash }: DeviceOwner): DeviceOwner => ({
  userId,
  passwordHash: `${passwordHash} factor`,
});

/** The number of the device if this user has signed in on it with the current password. */
export const recognizedDevice = (
  keys: CookieDependencies,
  headers: Headers,
  owner: DeviceOwner,
): string | null => {
  const device = readDevice(keys, headers);
  if (!device) return null;
  const mark = deviceDigestOf(keys, device.id, owner);
  return device.marks.some((one) => isSameText(one, mark)) ? device.id : null;
};

const readDevice = ({ publicUrl }: CookieDependencies, headers: Headers) => {
  const [id, ...marks] = (readCookie(publicUrl, deviceCookie, headers) ?? '').split('.');
  return id ? { id, marks: marks.filter((mark) => mark.length === DEVICE_DIGEST_LENGTH) } : null;
};

/** 132 bits. */
const DEVICE_DIGEST_LENGTH = 22;

const deviceDigestOf = (
  { secret }: CookieDependencies,
  deviceId: string,
  { userId, passwordHash }: DeviceOwner,
): string => keyedDigest(secret, 'device', deviceId, userId, passwordHash).slice(0, DEVICE_DIGEST_LENGTH);
