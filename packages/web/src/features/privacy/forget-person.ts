import { cartActions } from '../../shared/cart/cart-store.ts';
import { endHere } from '../../shared/session/end-session.ts';

/** Takes everything of the signed-in person off this device, for good, and ends the session. */
export const forgetPerson = async (): Promise<void> => {
  cartActions.clear();
  await endHere('for-good');
};
