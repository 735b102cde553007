import { expect, it } from 'vitest';
import { spelledOut } from '../words/abbreviations.ts';
import { isFiller } from '../words/fold.ts';
import { spokenTokensOf } from '../words/tokens.ts';
import { negationsIn, writeWithout } from './negations-in.ts';

const FOODS = new Set(
  'leche huevo huevos mani gluten azucar grasa cebolla pescado cerdo queso almendra'.split(' '),
);

/** Each list of a phrase with how it is ruled out; `?` where it isn't clear. */
const read = (text: string): string => {
  const tokens = spelledOut(spokenTokensOf(text));
  const { negations, isUnclear } = negationsIn(tokens, {
    isWanted: (at) => !isFiller(tokens[at]?.folded ?? ''),
    termAt: (at) => {
      const word = tokens[at]?.folded ?? '';
      const isMeasured = word === 'grasa' || word === 'azucar';
      return FOODS.has(word) ? { length: 1, isHarmful: !isMeasured, isMeasured } : null;
    },
  });
  const lists = negations.map(({ kind, terms }) => {
    const names = terms.map(({ start, end }) =>
      tokens
        .slice(start, end)
        .map(({ text }) => text)
        .join(' '),
    );
    return `${kind}: ${names.join(' ')}`;
  });
  return [...lists, ...(isUnclear ? ['?'] : [])].join(' · ');
};

it('reads how something is ruled out, and how far the list goes', () => {
  const rows: readonly (readonly [text: string, meaning: string])[] = [
    ['galletas sin huevo, leche ni maní', 'without: huevo leche maní'],
    ['galletas sin huevo y con leche', 'without: huevo'],
    ['sin gluten y arroz', 'without: gluten'],
    ['sin gluten. Leche', 'without: gluten'],
    ['sin: huevo, leche', 'without: huevo leche'],
    ['galletas sin huevo leche', 'without: huevo leche · ?'],
    ['leche ni huevo', 'without: huevo · ?'],
    ['sin huevo y leche de almendra', 'without: huevo · ?'],
    ['pan sin huevo, mucho queso', 'without: huevo · ?'],
    ['sin azúcar añadida ni lxqz', 'without: azúcar añadida lxqz'],
    ['que no tenga tanta grasa', 'less: grasa'],
    ['sin mucha grasa y azúcar, leche', 'less: grasa azúcar'],
    ['gluten intolerant, leche', 'allergy: gluten leche'],
    ['que no tenga mucha leche', 'without: leche'],
    ['la leche y el huevo me hacen daño', 'uneaten: leche huevo'],
    ['mi hija es alérgica al maní y no puede comer huevo', 'allergy: maní · uneaten: huevo'],
    ['no como nada que tenga cerdo', 'uneaten: cerdo'],
    ['no quiero cebolla, ponme leche', 'refused: cebolla'],
    ['no como cerdo ni me gusta el pescado', 'uneaten: cerdo · refused: pescado'],
    ['no agregues leche', 'refused: leche'],
    ['leche no, huevo sí', 'refused: leche · ?'],
    ['huevo free, leche', 'without: huevo leche'],
    ['leche y huevo no', 'refused: huevo · ?'],
    ['la leche y el huevo me hace daño', 'uneaten: huevo · ?'],
    ['leche no, pollo sí', 'refused: leche'],
    ['leche no y pollo sí', 'refused: leche'],
    ['leche no pollo sí', 'refused: leche'],
    ['pollo sí leche no', 'refused: leche'],
    ['frutas excepto lxqz', 'refused: lxqz'],
    ['jugo que no sea de lxqz', 'without: lxqz'],
    ['carne menos cerdo', 'refused: cerdo'],
    ['galletas son leche', '?'],
    ['galletas si leche', '?'],
    ['sí leche', ''],
    ['alegría de leche', ''],
    ['gin con leche', ''],
    ['bebida energética leche', ''],
    ['soy tolerante a la leche', ''],
    ['sino leche', ''],
    ['pan con menos leche', ''],
    ['pan menos azúcar', ''],
    ['leche no sé', ''],
    ['menos cebolla', ''],
    ['no, leche', ''],
    ['no puedo cargar leche', ''],
    ['quiero leche. No puedo esperar', ''],
  ];
  expect(rows.map(([text]) => [text, read(text)])).toEqual(rows);
});

it('writes a list as it is read', () => {
  expect([['huevo'], ['huevo', 'leche'], ['huevo', 'leche', 'maní']].map(writeWithout)).toEqual([
    'sin huevo',
    'sin huevo ni leche',
    'sin huevo, leche ni maní',
  ]);
});
