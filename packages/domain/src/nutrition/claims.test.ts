import { describe, expect, it } from 'vitest';
import { type ClaimNutrients, claimsOf } from './claims.ts';

const unknown: ClaimNutrients = {
  protein_g: null,
  saturated_fat_g: null,
  fiber_g: null,
  sugars_g: null,
  sodium_mg: null,
  calcium_mg: null,
  vitamin_c_mg: null,
  cholesterol_mg: null,
};

/** Claims of a 100 g serving, where amounts per 100 g and per serving are one. */
const claims = (known: Partial<ClaimNutrients>, servingG = 100) =>
  claimsOf({ ...unknown, ...known }, servingG);

describe('nutrient content claims', () => {
  it('earns nothing from what is unknown', () => {
    expect(claimsOf(unknown, 100)).toEqual([]);
  });

  it.each([
    ['alto-en-fibra', 'fiber_g', 5.6, 5.5, '21 CFR 101.54(b): 20 % of 28 g'],
    ['rico-en-vitamina-c', 'vitamin_c_mg', 18, 17.9, '21 CFR 101.54(b): 20 % of 90 mg'],
    ['rico-en-calcio', 'calcium_mg', 260, 259, '21 CFR 101.54(b): 20 % of 1300 mg'],
    ['fuente-de-proteina', 'protein_g', 5, 4.9, '21 CFR 101.54(c): 10 % of 50 g'],
  ] as const)(
    '%s needs %s of %d or more (%s is too little): %s',
    (claim, nutrient, enough, tooLittle, _cfr) => {
      expect(claims({ [nutrient]: enough })).toEqual([claim]);
      expect(claims({ [nutrient]: tooLittle })).toEqual([]);
    },
  );

  it('bajo-en-sodio is 140 mg or less in a serving: 21 CFR 101.61(b)(4)', () => {
    expect(claims({ sodium_mg: 140 })).toEqual(['bajo-en-sodio']);
    expect(claims({ sodium_mg: 141 })).toEqual([]);
  });

  it('of a serving of 30 g or less, bajo-en-sodio also asks for 140 mg or less in 50 g', () => {
    expect(claims({ sodium_mg: 400 }, 30)).toEqual([]);
    expect(claims({ sodium_mg: 280 }, 30)).toEqual(['bajo-en-sodio']);
    expect(claims({ sodium_mg: 400 }, 31)).toEqual(['bajo-en-sodio']);
  });

  it('zero-cholesterol is under 2 mg, with at most 2 g of saturated fat: 21 CFR 101.62(d)(1)', () => {
    expect(claims({ cholesterol_mg: 1.9, saturated_fat_g: 2 })).toEqual(['zero-cholesterol']);
    expect(claims({ cholesterol_mg: 2, saturated_fat_g: 0 })).toEqual([]);
    expect(claims({ cholesterol_mg: 0, saturated_fat_g: 2.1 })).toEqual([]);
    expect(claims({ cholesterol_mg: 0 })).toEqual([]);
  });

  it('low-sugar has no limit of its own, so that of sugar-free holds: under 0.5 g, 21 CFR 101.60(c)', () => {
    expect(claims({ sugars_g: 0.4 })).toEqual(['low-sugar']);
    expect(claims({ sugars_g: 0.5 })).toEqual([]);
  });

  it('counts what a serving holds, not 100 g', () => {
    expect(claims({ fiber_g: 20 }, 28)).toEqual(['alto-en-fibra']);
    expect(claims({ fiber_g: 20 }, 27)).toEqual([]);
  });
});
