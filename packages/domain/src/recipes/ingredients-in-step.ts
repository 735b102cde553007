import { formsOf, isFiller, wordsOf } from '@nutricion/language';

/** How much, not what: "2 latas de", "1 bolsa (14 oz) de", "3 dientes de". */
const MEASURES = new Set(
  [
    'taza tazas cucharada cucharadas cucharadita cucharaditas pizca pizcas lb libra libras oz onza onzas g ml',
    'lata latas bolsa bolsas paquete paquetes frasco sobre sobres envase caja botella tubo',
    'diente dientes rebanada rebanadas pedazo pedazos tajada tajadas hoja hojas ramita ramitas tallo tallos',
    'cabeza cabezas mazo pieza piezas pedacito punado chorrito media medio',
  ]
    .join(' ')
    .split(' '),
);

/**
 * The ingredients that a step mentions, as positions in `amounts` ("½ lata de salsa de tomate", "3 papas en
 * cubos"). The first word that isn't a measure decides; if two share it ("salsa de tomate", "salsa soya"), the next
 * words do, and a step that only says "la salsa" means both.
 */
export const ingredientsInStep = (step: string, amounts: readonly string[]): readonly number[] => {
  const mentioned = new Set(wordsOf(step).flatMap(formsOf));
  const isMentioned = (word: string) => formsOf(word).some((form) => mentioned.has(form));
  const words = amounts.map((amount) =>
    wordsOf(amount).filter((word) => !isFiller(word) && !MEASURES.has(word) && !/^\d+$/.test(word)),
  );
  return amounts.flatMap((_, position) => {
    const [head, ...rest] = words[position] ?? [];
    if (head === undefined || !isMentioned(head)) return [];
    const rivals = words.filter((other, index) => index !== position && other[0] === head);
    if (rivals.length === 0 || rest.some(isMentioned)) return [position];
    return rivals.some(([, ...others]) => others.some(isMentioned)) ? [] : [position];
  });
};
