export { readAddresses } from './profile/address-store.ts';
export { readAvoided, readEaters } from './profile/preference-store.ts';
