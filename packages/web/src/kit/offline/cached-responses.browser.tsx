import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '../session/session-store.ts';
import { dropOldest } from './cached-responses.ts';
import { deleteOtherUsersCaches, personalCacheName } from './personal-caches.ts';

const userId = 'somebody-gone';
const name = personalCacheName(userId);

const signIn = (): void =>
  storeSession({ user: { id: userId, email: 'gone@hospital.org', name: 'Gone' }, accessToken: 'h.e30.s' });

afterEach(async () => {
  vi.restoreAllMocks();
  storeSession(null);
  await deleteOtherUsersCaches(null);
});

test('leaves no cache if the user signs out before the oldest copies are dropped', async () => {
  await dropOldest(userId);
  expect(await caches.has(name)).toBe(false);
});

test('leaves no cache if the user signs out while it is being opened', async () => {
  signIn();
  await caches.open(name);
  const open = caches.open.bind(caches);
  vi.spyOn(caches, 'open').mockImplementation(async (opened) => {
    storeSession(null);
    await deleteOtherUsersCaches(null);
    return open(opened);
  });
  await dropOldest(userId);
  expect(await caches.has(name)).toBe(false);
});

test('keeps the newest copies of the signed-in user', async () => {
  signIn();
  const cache = await caches.open(name);
  const aged = (at: number) => new Response('{}', { headers: { 'x-saved-at': String(at) } });
  const paths = Array.from({ length: 202 }, (_, at) => `/api/products/${at}`);
  await Promise.all(paths.map((path, at) => cache.put(path, aged(at + 1))));
  await dropOldest(userId);
  const left = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  expect(left.toSorted()).toEqual(paths.slice(2).toSorted());
});
