import { clearStorage } from '../lib/storage.ts';
import { type Ending, endSession } from './session-store.ts';

/**
 * Ends the session on this device: what is worth keeping is sealed, what else tells of the person is erased. Always
 * succeeds; where the code that seals can't be had, everything goes.
 */
export const endHere = async (how: Ending): Promise<void> => {
  try {
    const { leave } = await import('./leave.ts');
    await leave(how);
  } catch {
    clearStorage();
    endSession(how);
  }
};
