import { cartActions } from '../../lib/cart-store.ts';
import { endHere } from '../../lib/end-session.ts';

/** Takes everything of the signed-in person off this device, for good, and ends the session. */
export const forgetPerson = async (): Promise<void> => {
  cartActions.clear();
  await endHere('for-good');
};
