import { clearStorage } from '../lib/storage.ts';
import { endSession, type SessionEndReason } from './session-store.ts';

/**
 * Ends the session on this device: seals the data that the user gets back at the next sign-in and erases all other
 * personal data. Always succeeds; if the sealing code can't be loaded, everything is erased.
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
