const PREFIX = 'nutricion-plus-de-';
/** The version of cached responses' shapes. Raising it drops copies that lack what today's screens show. */
const SHAPE = 2;

/** The name of one user's cache in the browser. It contains the user's id, so that nobody reads another's. */
export const personalCacheName = (userId: string): string => `${PREFIX}${SHAPE}-${userId}`;

/** Deletes the caches of everybody but `userId`; of everybody, if null. */
export const deleteOtherUsersCaches = async (userId: string | null): Promise<void> => {
  if (!('caches' in window)) return;
  const own = userId === null ? null : personalCacheName(userId);
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
  await Promise.all(names.map((name) => caches.delete(name)));
};
