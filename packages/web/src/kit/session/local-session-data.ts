import { isUnsealedLegacy } from './personal-data-on-device.ts';
import { type Me, rememberedMe, rememberMe } from './remembered-profile.ts';
import { type Entries, type Seal, sealWith } from './seal.ts';
import { type Area, erasePersonalData, prepareSessionEnd, restoreEntries } from './sealed-storage.ts';
import { currentSession, endSession, rereadSession, type SessionEndReason } from './session-store.ts';

/** The path at which the session was interrupted, restored for the same user only. */
const RETURN_PATH_KEY = 'nutricion-plus-way-back';
const LOCK = 'nutricion-plus-leaving';

let storedPath: string | null = null;

/** The path to restore after the user has signed in; null if there is none. */
export const storedReturnPath = (): string | null => storedPath;

/** Ends the session of this device in every tab. Prefer `endSessionOnDevice`, which can't fail. */
export const endLocalSession = (how: SessionEndReason): Promise<void> =>
  underLock(async () => {
    const userId = rereadSession()?.user.id;
    // Another tab has ended it already.
    if (userId === undefined) return;
    const seal = await sealOf(rememberedMe(userId)?.session.sealKey);
    const erasures = await Promise.all(
      storageAreas().map((area) =>
        prepareSessionEnd(area, { userId, seal, also: returnPathEntry(area, how), nowMs: Date.now() }),
      ),
    );
    // From here everything is synchronous, so that no page sees half of it erased.
    for (const erase of erasures) erase();
    if (how === 'for-good' && seal) for (const area of storageAreas()) area.removeItem(seal.name);
    rememberMe(null);
    endSession(how);
  });

/** The path is stored only if the session was interrupted, not if the user signed out. */
const returnPathEntry = (area: Area, how: SessionEndReason): Entries =>
  area === sessionStorage && (how === 'idle' || how === 'over')
    ? { [RETURN_PATH_KEY]: location.pathname + location.search }
    : {};

/** Restores what the user who signs in left on this device, and erases the data of all others. */
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
    // The browser forbids storage, so nothing was left there.
  }
};

/** Like `endLocalSession`, for this tab's session storage, when another tab has ended the session. */
export const endTabSession = async (userId: string, sealKey: string | undefined): Promise<void> => {
  const sessionEnd = { userId, seal: await sealOf(sealKey), nowMs: Date.now() };
  const erase = await prepareSessionEnd(sessionStorage, sessionEnd);
  // If the same user has signed in again meanwhile, the data are still needed.
  if (currentSession()?.user.id !== userId) erase();
};

/** Like `restoreLocalData`, for this tab's session storage, when somebody has signed in from another tab. */
export const restoreTabData = async (sealKey: string): Promise<void> => {
  const seal = await sealOf(sealKey);
  if (seal) await restoreEntries(sessionStorage, seal);
};

/** Erases personal data while nobody is signed in: a session may have expired while no page was open. */
export const clearLocalData = (): void => {
  if (currentSession() !== null) return;
  const nowMs = Date.now();
  for (const area of storageAreas()) erasePersonalData(area, nowMs, (key) => isUnsealedLegacy(key, nowMs));
};

const storageAreas = (): readonly Area[] => [localStorage, sessionStorage];

/** Null if nothing can be sealed: the key is unknown, or the shop runs on plain http. */
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
