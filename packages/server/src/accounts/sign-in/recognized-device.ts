import { randomBytes } from 'node:crypto';
import { isSameText, keyedDigest } from '../../platform/keyed-digest.ts';
import type { AccountDependencies } from '../account-call.ts';
import { readCookie, type ShopCookie, writeCookie } from '../shop-cookie.ts';

type CookieDependencies = Pick<AccountDependencies, 'secret' | 'publicUrl'>;

/** Whose password opened a session on a device, and which password that was. */
export interface DeviceOwner {
  readonly userId: string;
  readonly passwordHash: string;
}

const deviceCookie: ShopCookie = { name: 'device', lifeSeconds: 180 * 86_400 };

/** On a ward's computer the last ten people; more would make the cookie long. */
const MAX_CACHED_DEVICES = 10;

/**
 * The cookie by which a device is known to have signed somebody in: a number of its own and, for each person, a mark that
 * only the shop can make and nobody can read. A mark dies with the password it was made with.
 */
export const storeDevice = (keys: CookieDependencies, headers: Headers, owner: DeviceOwner): string => {
  const { id, marks } = readDevice(keys, headers) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
  const mark = deviceDigestOf(keys, id, owner);
  const others = marks.filter((other) => other !== mark).slice(0, MAX_CACHED_DEVICES - 1);
  return writeCookie(keys.publicUrl, deviceCookie, [id, mark, ...others].join('.'));
};

/** The owner for a mark of its own, which a device gets only after the second factor was shown too. */
export const withFactor = ({ userId, passwordHash }: DeviceOwner): DeviceOwner => ({
  userId,
  passwordHash: `${passwordHash} factor`,
});

/** The number of the device, if it is known to have signed this person in with the password of today. */
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
