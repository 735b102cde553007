import { ownedStore } from '../../kit/session/owned-store.ts';
import { type Kitchen, kitchenFromStored } from './kitchen.ts';

/** Each person's own. */
export const kitchenMemory = ownedStore<Kitchen>('nutricion-plus-kitchen', {
  read: kitchenFromStored,
  write: (kitchen) => kitchen,
});
