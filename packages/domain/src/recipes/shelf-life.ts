/** Where a cooked recipe is stored. */
export const storagePlaces = {
  nevera: 'en la nevera',
  congelador: 'en el congelador',
  despensa: 'en la despensa',
} as const;
export type StoragePlace = keyof typeof storagePlaces;

/** "3 días en la nevera". */
export const shelfLifeText = (days: number, place: StoragePlace): string =>
  `${days} ${days === 1 ? 'día' : 'días'} ${storagePlaces[place]}`;
