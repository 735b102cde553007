import { soundOf } from '@nutricion/language';
import { describe, expect, it } from 'vitest';
import { lettersThatSoundLike, pronunciationOf } from './sound.ts';

describe('pronunciation in Puerto Rico', () => {
  it.each([
    ['seboya', 'cebolla'],
    ['abichuela', 'habichuela'],
    ['keso', 'queso'],
    ['guebo', 'huevo'],
    ['vistec', 'bistec'],
    ['poyo', 'pollo'],
    ['awacate', 'aguacate'],
    ['jitomate', 'gitomate'],
  ])('%s sounds like %s', (one, other) => {
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
  ])('%s sounds like %s in casual speech', (one, other) => {
    expect(pronunciationOf(one).loose).toBe(pronunciationOf(other).loose);
  });

  it.each([
    ['casa', 'caja'],
    ['pan', 'pavo'],
    ['leche', 'lechosa'],
  ])('%s doesn’t sound like %s', (one, other) => {
    expect(pronunciationOf(one).loose).not.toBe(pronunciationOf(other).loose);
  });
});
