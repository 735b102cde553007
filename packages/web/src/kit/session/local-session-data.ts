import { isUnsealedLegacy } from './personal-data-on-device.ts';
import { type Me, rememberedMe, rememberMe } from './remembered-profile.ts';
import { type Entries, type Seal, sealWith } from './seal.ts';
import { type Area, erasePersonalData, prepareSessionEnd, restoreEntries } from './sealed-storage.ts';
import { currentSession, endSession, rereadSession, type SessionEndReason } from './session-store.ts';

/** Where somebody was when the session ended; nobody else is brought back there. */
const RETURN_PATH_KEY = 'nutricion-plus-way-back';
const LOCK = 'nutricion-plus-leaving';

let storedPath: string | null = null;

/** Where whoever has just signed in left off on this device; null when that is nowhere. */
export const storedReturnPath = (): string | null => storedPath;

/** Ends the session of this device, in every tab. Prefer `endHere`, which can't fail. */
export const endLocalSession = (how: SessionEndReason): Promise<void> =>
  underLock(async () => {
    const userId = rereadSession()?.user.id;
    // Another tab has done it.
    if (userId === undefined) return;
    const seal = await sealOf(rememberedMe(userId)?.session.sealKey);
    const erasures = await Promise.all(
      storageAreas().map((area) =>
        prepareSessionEnd(area, { userId, seal, also: returnPathEntry(area, how), nowMs: Date.now() }),
      ),
    );
    // In one go from here.
    for (const erase of erasures) erase();
    if (how === 'for-good' && seal) for (const area of storageAreas()) area.removeItem(seal.name);
    rememberMe(null);
    endSession(how);
  });

/** Whose session was interrupted finds the way back. */
const returnPathEntry = (area: Area, how: SessionEndReason): Entries =>
  area === sessionStorage && (how === 'idle' || how === 'over')
    ? { [RETURN_PATH_KEY]: location.pathname + location.search }
    : {};

/** Puts in place what the person who signs in left on this device, and takes away what is anybody else's. */
export const restoreLocalData = async ({ profile, session }: Me): Promise<void> => {
  const nowMs = Date.now();
  storedPath = null;
  try {
    for (const area of storageAreas())
      erasePersonalData(area, nowMs, (key) => key.endsWith(`:${profile.id}`) || isUnsealedLegacy(key, nowMs));
    const seal = await sealOf(session.sealKey);
    if (!seal) return;
    await restoreEntries(localStorage, seal);
    storedPath = (await restoreEntries(sessionStorage, seal))[RETURN_PATH_KEY] ?? null;
    sessionStorage.removeItem(RETURN_PATH_KEY);
  } catch {
    // Storage is forbidden: nothing was left there.
  }
};

/** As `leave`, for what this tab alone keeps, when another has ended the session. */
export const endTabSession = async (userId: string, sealKey: string | undefined): Promise<void> => {
  const leaving = { userId, seal: await sealOf(sealKey), nowMs: Date.now() };
  const erase = await prepareSessionEnd(sessionStorage, leaving);
  // The same person is back again already: then all of it is wanted.
  if (currentSession()?.user.id !== userId) erase();
};

/** As `comeBack`, for what this tab alone keeps, when somebody has signed in from another. */
export const restoreTabData = async (sealKey: string): Promise<void> => {
  const seal = await sealOf(sealKey);
  if (seal) await restoreEntries(sessionStorage, seal);
};

/** Where nobody is signed in nothing tells who was: a session may have ended while no page was open. */
export const clearLocalData = (): void => {
  if (currentSession() !== null) return;
  const nowMs = Date.now();
  for (const area of storageAreas()) erasePersonalData(area, nowMs, (key) => isUnsealedLegacy(key, nowMs));
};

const storageAreas = (): readonly Area[] => [localStorage, sessionStorage];

/** Null where nothing can be sealed: the key isn't known, or the shop is on plain http. */
const sealOf = async (sealKey: string | undefined): Promise<Seal | null> => {
  if (sealKey === undefined) return null;
  try {
    return await sealWith(sealKey);
  } catch {
    return null;
  }
};

const underLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? (navigator.locks.request(LOCK, work) as Promise<void>) : work();
