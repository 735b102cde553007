/** Where a cooked recipe keeps. */
export const keptIn = {
  nevera: 'en la nevera',
  congelador: 'en el congelador',
  despensa: 'en la despensa',
} as const;
export type KeptIn = keyof typeof keptIn;

/** "3 días en la nevera". */
export const shelfLifeText = (days: number, place: KeptIn): string =>
  `${days} ${days === 1 ? 'día' : 'días'} ${keptIn[place]}`;
