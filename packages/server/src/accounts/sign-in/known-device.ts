import { randomBytes } from 'node:crypto';
import { isSameText, keyedDigest } from '../../platform/keyed-digest.ts';
import type { AccountDependencies } from '../account-call.ts';
import { type OwnCookie, readCookie, writeCookie } from '../own-cookie.ts';

type Keys = Pick<AccountDependencies, 'secret' | 'publicUrl'>;

/** Whose password opened a session on a device, and which password that was. */
export interface DeviceOwner {
  readonly userId: string;
  readonly passwordHash: string;
}

const deviceCookie: OwnCookie = { name: 'device', lifeSeconds: 180 * 86_400 };

/** On a ward's computer the last ten people; more would make the cookie long. */
const REMEMBERED_PEOPLE = 10;

/**
 * The cookie by which a device is known to have signed somebody in: a number of its own and, for each person, a mark that
 * only the shop can make and nobody can read. A mark dies with the password it was made with.
 */
export const rememberDevice = (keys: Keys, headers: Headers, owner: DeviceOwner): string => {
  const { id, marks } = readDevice(keys, headers) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
  const mark = markOf(keys, id, owner);
  const others = marks.filter((other) => other !== mark).slice(0, REMEMBERED_PEOPLE - 1);
  return writeCookie(keys.publicUrl, deviceCookie, [id, mark, ...others].join('.'));
};

/** The owner for a mark of its own, which a device gets only after the second factor was shown too. */
export const withFactor = ({ userId, passwordHash }: DeviceOwner): DeviceOwner => ({
  userId,
  passwordHash: `${passwordHash} factor`,
});

/** The number of the device, if it is known to have signed this person in with the password of today. */
export const knownDevice = (keys: Keys, headers: Headers, owner: DeviceOwner): string | null => {
  const device = readDevice(keys, headers);
  if (!device) return null;
  const mark = markOf(keys, device.id, owner);
  return device.marks.some((one) => isSameText(one, mark)) ? device.id : null;
};

const readDevice = ({ publicUrl }: Keys, headers: Headers) => {
  const [id, ...marks] = (readCookie(publicUrl, deviceCookie, headers) ?? '').split('.');
  return id ? { id, marks: marks.filter((mark) => mark.length === MARK_LENGTH) } : null;
};

/** 132 bits. */
const MARK_LENGTH = 22;

const markOf = ({ secret }: Keys, deviceId: string, { userId, passwordHash }: DeviceOwner): string =>
  keyedDigest(secret, 'device', deviceId, userId, passwordHash).slice(0, MARK_LENGTH);
