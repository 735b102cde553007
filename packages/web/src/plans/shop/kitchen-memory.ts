import { perUserStore } from '../../kit/session/per-user-store.ts';
import { type Kitchen, kitchenFromStored } from './kitchen.ts';

/** Each person's own. */
export const kitchenMemory = perUserStore<Kitchen>('nutricion-plus-kitchen', {
  read: kitchenFromStored,
  write: (kitchen) => kitchen,
});
