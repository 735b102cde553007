import { expect, it } from 'vitest';
import { voiceLexicon } from './voice-lexicon.ts';

const lexicon = voiceLexicon(
  ['Leche de coco en lata', 'Arroz blanco de grano largo', 'Cebolla amarilla', 'Macarrones con queso'],
  ['almond milk'],
);

it.each<[string, number, readonly [number, boolean, boolean] | null]>([
  ['leche de coco', 0, [3, true, false]],
  ['leche coco lata', 0, [3, true, true]],
  ['latas de leche', 0, [1, false, false]],
  ['dame arroz largo y sal', 1, [2, true, false]],
  ['macarrones con queso', 0, [3, true, true]],
  ['queso con macarrones', 0, [1, false, false]],
  ['almond milk', 0, [2, true, true]],
  ['de coco', 0, null],
  ['velas', 0, null],
])('«%s» has so many words of a title', (text, at, expected) => {
  const match = lexicon.titleAt(text.split(' '), at);
  expect(match && [match.length, match.isBeginning, match.isWhole]).toEqual(expected);
});

it('a word that sounds like one of a title is known', () => {
  expect(['seboya', 'arros', 'mantel'].map(lexicon.soundsKnown)).toEqual([true, true, false]);
});
