import { formsOf } from '../words/fold.ts';

/** Units of quantities. */
export const quantityUnits = [
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
export type QuantityUnit = (typeof quantityUnits)[number];

/** Those that measure, where the others count things. */
export const measureUnits: ReadonlySet<QuantityUnit> = new Set(['galon', 'libra', 'onza']);

const WORDS: Readonly<Record<QuantityUnit, string>> = {
  galon: 'galon galones gallon gallons gal gals',
  libra: 'libra libras lb lbs pound pounds libritas librita',
  onza: 'onza onzas oz ounce ounces',
  docena: 'docena docenas dozen dozens dz doc doz',
  paquete:
    'paquete paquetito paquetico pack packs bolsa bolsita funda fundita saco saquito caja cajita carton pote potecito tarro frasco sobre sobrecito envase bag bags box boxes jar jars cartucho bandeja malla mallita tubo barra cuartillo pomo fardo bolza estuche sixpack twelvepack pk paq pqt pqte',
  lata: 'lata latita can cans tin',
  botella: 'botella botellita bottle bottles',
  unidad: 'unidad und ud pieza pedazo bloque cabeza cabecita mazo maso macito manojo racimo ramita hoja mata',
  mano: 'mano manita',
};

const BY_WORD: ReadonlyMap<string, QuantityUnit> = new Map(
  quantityUnits.flatMap((unit) => WORDS[unit].split(' ').map((word) => [word, unit] as const)),
);

/** The unit that a folded word names, in singular or plural; null: none. */
export const unitOf = (word: string): QuantityUnit | null => {
  // "una docenita", "dos cajitas", "frasquitos", "laticas": diminutives of the same units.
  const plain = word.replace(/(?:it|ic)([ao]s?)$/, '$1').replace(/qu([ao]s?)$/, 'c$1');
  for (const form of plain === word ? formsOf(word) : [...formsOf(word), ...formsOf(plain)]) {
    const unit = BY_WORD.get(form);
    if (unit) return unit;
  }
  return null;
};
