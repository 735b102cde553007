const accents = /[\u0300-\u036f]/g;

/** "Ñame" and "name" are one. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(accents, '').toLowerCase();

/** Words that join others. */
export const joints = 'de con para y en la el los las del a sin por que'.split(' ');
