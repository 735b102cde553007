import { clearStorage } from '../lib/storage.ts';
import { endSession, type SessionEndReason } from './session-store.ts';

/**
 * Ends the session on this device: what is worth keeping is sealed, what else tells of the person is erased. Always
 * succeeds; where the code that seals can't be had, everything goes.
 */
export const endSessionOnDevice = async (how: SessionEndReason): Promise<void> => {
  try {
    const { endLocalSession } = await import('./local-session-data.ts');
    await endLocalSession(how);
  } catch {
    clearStorage();
    endSession(how);
  }
};
