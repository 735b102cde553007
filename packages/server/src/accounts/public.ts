export { readAddresses } from './profile/address-store.ts';
export { readAvoided } from './profile/preference-store.ts';
