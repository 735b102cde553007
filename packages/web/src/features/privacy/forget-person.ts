import { cartActions } from '../../lib/cart-store.ts';
import { rememberMe } from '../../lib/profile-memory.ts';
import { currentSession, endSession } from '../../lib/session-store.ts';

/**
 * Takes everything of the signed-in person off this device: keys that carry her id (every feature names
 * its own that way), her cart, her profile, and the session last; kept answers go with the session.
 */
export const forgetPerson = (): void => {
  const userId = currentSession()?.user.id;
  if (userId) forgetKeysOf(userId);
  cartActions.clear();
  rememberMe(null);
  endSession();
  // Signing out put her cart aside, empty, under her name.
  if (userId) forgetKeysOf(userId);
};

const forgetKeysOf = (userId: string): void => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area];
      for (const key of Object.keys(storage)) if (key.includes(userId)) storage.removeItem(key);
    } catch {
      // Forbidden: then nothing was kept there either.
    }
  }
};
