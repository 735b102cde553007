import { isSetAside } from './device-traces.ts';
import { type Me, rememberedMe, rememberMe } from './profile-memory.ts';
import { type Entries, type Seal, sealWith } from './seal.ts';
import { type Area, bringBack, eraseTraces, prepareLeaving } from './sealed-storage.ts';
import { currentSession, type Ending, endSession, rereadSession } from './session-store.ts';

/** Where somebody was when the session ended; nobody else is brought back there. */
const WAY_BACK = 'nutricion-plus-way-back';
const LOCK = 'nutricion-plus-leaving';

let way: string | null = null;

/** Where whoever has just signed in left off on this device; null when that is nowhere. */
export const wayBack = (): string | null => way;

/** Ends the session of this device, in every tab. Prefer `endHere`, which can't fail. */
export const leave = (how: Ending): Promise<void> =>
  oneAtATime(async () => {
    const userId = rereadSession()?.user.id;
    // Another tab has done it.
    if (userId === undefined) return;
    const seal = await sealOf(rememberedMe(userId)?.session.sealKey);
    const erasures = await Promise.all(
      areas().map((area) => prepareLeaving(area, { userId, seal, also: left(area, how), nowMs: Date.now() })),
    );
    // In one go from here.
    for (const erase of erasures) erase();
    if (how === 'for-good' && seal) for (const area of areas()) area.removeItem(seal.name);
    rememberMe(null);
    endSession(how);
  });

/** Whose session was interrupted finds the way back. */
const left = (area: Area, how: Ending): Entries =>
  area === sessionStorage && (how === 'idle' || how === 'over')
    ? { [WAY_BACK]: location.pathname + location.search }
    : {};

/** Puts in place what the person who signs in left on this device, and takes away what is anybody else's. */
export const comeBack = async ({ profile, session }: Me): Promise<void> => {
  const nowMs = Date.now();
  way = null;
  try {
    for (const area of areas())
      eraseTraces(area, nowMs, (key) => key.endsWith(`:${profile.id}`) || isSetAside(key, nowMs));
    const seal = await sealOf(session.sealKey);
    if (!seal) return;
    await bringBack(localStorage, seal);
    way = (await bringBack(sessionStorage, seal))[WAY_BACK] ?? null;
    sessionStorage.removeItem(WAY_BACK);
  } catch {
    // Storage is forbidden: nothing was left there.
  }
};

/** As `leave`, for what this tab alone keeps, when another has ended the session. */
export const leaveTab = async (userId: string, sealKey: string | undefined): Promise<void> => {
  const leaving = { userId, seal: await sealOf(sealKey), nowMs: Date.now() };
  const erase = await prepareLeaving(sessionStorage, leaving);
  // The same person is back again already: then all of it is wanted.
  if (currentSession()?.user.id !== userId) erase();
};

/** As `comeBack`, for what this tab alone keeps, when somebody has signed in from another. */
export const comeBackToTab = async (sealKey: string): Promise<void> => {
  const seal = await sealOf(sealKey);
  if (seal) await bringBack(sessionStorage, seal);
};

/** Where nobody is signed in nothing tells who was: a session may have ended while no page was open. */
export const tidyUp = (): void => {
  if (currentSession() !== null) return;
  const nowMs = Date.now();
  for (const area of areas()) eraseTraces(area, nowMs, (key) => isSetAside(key, nowMs));
};

const areas = (): readonly Area[] => [localStorage, sessionStorage];

/** Null where nothing can be sealed: the key isn't known, or the shop is on plain http. */
const sealOf = async (sealKey: string | undefined): Promise<Seal | null> => {
  if (sealKey === undefined) return null;
  try {
    return await sealWith(sealKey);
  } catch {
    return null;
  }
};

const oneAtATime = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? (navigator.locks.request(LOCK, work) as Promise<void>) : work();
