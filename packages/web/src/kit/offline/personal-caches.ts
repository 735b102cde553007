const PREFIX = 'nutricion-plus-de-';
/** Counts the shapes of the answers: what an earlier shop kept lacks what today's screens show, and goes. */
const SHAPE = 2;

/** The browser's cache of one person's answers. Its name says whose it is, so that nobody reads another's. */
export const personalCacheName = (userId: string): string => `${PREFIX}${SHAPE}-${userId}`;

/** Throws away what was kept of everybody but `userId`; of everybody, for null. */
export const deleteOtherUsersCaches = async (userId: string | null): Promise<void> => {
  if (!('caches' in window)) return;
  const own = userId === null ? null : personalCacheName(userId);
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
  await Promise.all(names.map((name) => caches.delete(name)));
};
