import type { Answer } from './api.ts';
import { readJson, writeText } from './storage.ts';

/** Who is signed in, as `GET /api/me` tells. */
export type Me = Answer<'GET /api/me'>;

const KEY = 'nutricion-plus-profile';

/**
 * The last answer about this user, so that the shop opens at once and offline. For showing only: what
 * a person may do is decided by the server at each call.
 */
export const rememberedMe = (userId: string): Me | undefined => {
  const value = readJson(KEY);
  return isMe(value) && value.profile.id === userId ? value : undefined;
};

export const rememberMe = (me: Me | null): void => writeText(KEY, me && JSON.stringify(me));

const isMe = (value: unknown): value is Me =>
  typeof value === 'object' &&
  value !== null &&
  'profile' in value &&
  typeof value.profile === 'object' &&
  value.profile !== null &&
  'id' in value.profile &&
  'roles' in value &&
  Array.isArray(value.roles) &&
  'shop' in value &&
  typeof value.shop === 'object';
