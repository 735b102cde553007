import { formsOf } from '@nutricion/language';

/** Units of quantities. */
export const voiceUnits = [
  'galon',
  'libra',
  'onza',
  'docena',
  'paquete',
  'lata',
  'botella',
  'unidad',
  'mano',
] as const;
export type VoiceUnit = (typeof voiceUnits)[number];

const WORDS: Readonly<Record<VoiceUnit, string>> = {
  galon: 'galon galones gallon gallons gal gals',
  libra: 'libra libras lb lbs pound pounds libritas librita',
  onza: 'onza onzas oz ounce ounces',
  docena: 'docena docenas dozen dozens',
  paquete:
    'paquete paquetito paquetico pack packs bolsa bolsita funda fundita saco saquito caja cajita carton pote potecito tarro frasco sobre sobrecito envase bag bags box boxes jar jars cartucho bandeja malla mallita tubo barra cuartillo',
  lata: 'lata latita can cans tin',
  botella: 'botella botellita bottle bottles',
  unidad: 'unidad pieza cabeza cabecita mazo macito manojo racimo ramita hoja mata',
  mano: 'mano manita',
};

const BY_WORD: ReadonlyMap<string, VoiceUnit> = new Map(
  voiceUnits.flatMap((unit) => WORDS[unit].split(' ').map((word) => [word, unit] as const)),
);

/** The unit that a folded word names, in singular or plural; null: none. */
export const unitOf = (word: string): VoiceUnit | null => {
  // "una docenita", "dos cajitas": diminutives of the same units.
  for (const form of [...formsOf(word), ...formsOf(word.replace(/it([ao]s?)$/, '$1'))]) {
    const unit = BY_WORD.get(form);
    if (unit) return unit;
  }
  return null;
};
