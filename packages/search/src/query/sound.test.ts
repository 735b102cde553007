import { describe, expect, it } from 'vitest';
import { heardOf, lettersThatSoundLike, soundOf } from './sound.ts';

describe('how a word is heard here', () => {
  it.each([
    ['seboya', 'cebolla'],
    ['abichuela', 'habichuela'],
    ['keso', 'queso'],
    ['guebo', 'huevo'],
    ['vistec', 'bistec'],
    ['poyo', 'pollo'],
    ['awacate', 'aguacate'],
    ['jitomate', 'gitomate'],
  ])('%s is %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
    expect(lettersThatSoundLike(one).has(other.charAt(0))).toBe(true);
  });

  it.each([
    ['azucal', 'azucar'],
    ['calne', 'carne'],
    ['bacalado', 'bacalao'],
    ['canbur', 'cambur'],
    ['coliflol', 'coliflor'],
    ['habichuela', 'habichuelas'],
  ])('%s may be %s, said on the street', (one, other) => {
    expect(heardOf(one).sound).toBe(heardOf(other).sound);
  });

  it.each([
    ['casa', 'caja'],
    ['pan', 'pavo'],
    ['leche', 'lechosa'],
  ])('%s isn’t %s', (one, other) => {
    expect(heardOf(one).sound).not.toBe(heardOf(other).sound);
  });
});
