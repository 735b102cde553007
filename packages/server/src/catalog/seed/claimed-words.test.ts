import { fileURLToPath } from 'node:url';
import { claimsOf } from '@nutricion/domain/catalog/nutrition/claims';
import { describe, expect, it } from 'vitest';
import { readSeed } from './seed-files.ts';

const seed = readSeed(fileURLToPath(new URL('../../../../../', import.meta.url)), { withDemo: false });
const products = seed.ok ? seed.value.products : [];
const unknown = {
  ...{ kcal: null, protein_g: null, fat_g: null, saturated_fat_g: null, fiber_g: null, sugars_g: null },
  ...{ sodium_mg: null, calcium_mg: null, iron_mg: null, potassium_mg: null, vitamin_c_mg: null },
  ...{ vitamin_a_ug: null, vitamin_d_ug: null, cholesterol_mg: null },
};

/** Words of a title, a tag or a description, and the claims by which they are true; none: never. */
const earnedBy: readonly (readonly [words: RegExp, labels: readonly string[]])[] = [
  [/baj[oa] en grasa/iu, ['Bajo en grasa', 'Sin grasa']],
  [/(?<!casi )sin grasa/iu, ['Sin grasa']],
  [/baj[oa] en sodio|poca sal/iu, ['Bajo en sodio', 'Muy bajo en sodio', 'Sin sodio']],
  [/(?:alt|ric)[oa] en fibra/iu, ['Alto en fibra']],
  [/(?:alt|ric)[oa] en proteína/iu, ['Alto en proteína']],
  [/(?:alt|ric)[oa] en calcio/iu, ['Alto en calcio']],
  [/(?:alt|ric)[oa] en vitamina c/iu, ['Alto en vitamina C']],
  [/baj[oa] en calorías/iu, ['Bajo en calorías', 'Sin calorías']],
  [/sin colesterol/iu, ['Sin colesterol']],
  // FDA has no low sugar and no low carbohydrate.
  [/baj[oa] en (?:azúcar|carbohidratos)/iu, []],
  // 21 CFR 101.54(b) has no Daily Value of omega-3; DHA and EPA may not be claimed at all.
  [/omega.?3/iu, []],
  // 21 CFR 101.54(g) asks which nutrient; 7 CFR 205.303 asks who certified it.
  [/antioxidante|orgánic/iu, []],
  // 21 CFR 101.72 and 101.75 to 101.81: health claims, with conditions of their own.
  [/fortalece|huesos fuertes|bueno para el corazón|cardiosaludable/iu, []],
];

describe('what titles, tags and descriptions claim', () => {
  it('is earned by the law of its claim', () => {
    expect(products.length).toBeGreaterThan(0);
    const issues = products.flatMap(({ sku, title, detected_subcategory, tags, description, nutrition }) => {
      const earned = nutrition
        ? claimsOf({ ...nutrition, title, subcategory: detected_subcategory }).claims.map(
            ({ label }) => label,
          )
        : [];
      const announcementText = `${title}. ${tags.join('. ')}. ${description}`;
      return earnedBy.flatMap(([words, labels]) =>
        words.test(announcementText) && !labels.some((label) => earned.includes(label))
          ? [`${sku}: ${words.exec(announcementText)?.[0]}`]
          : [],
      );
    });
    expect(issues).toEqual([]);
  });

  it('is little of what spoils: nothing of sweets, sodas and fried snacks', () => {
    const spoilt = ['Dulces típicos', 'Refrescos', 'Frituras y papitas', 'Frituras', 'Mantecados'];
    const claiming = products.filter(
      ({ detected_subcategory, title, nutrition }) =>
        spoilt.includes(detected_subcategory) &&
        nutrition &&
        claimsOf({ ...nutrition, title, subcategory: detected_subcategory }).claims.length > 0,
    );
    expect(claiming.map(({ sku }) => sku)).toEqual([]);
  });

  it('is nothing of food for babies: 21 CFR 101.13(b)(3)', () => {
    const baby = products.filter(({ title }) => /infantil/iu.test(title));
    expect(baby.length).toBeGreaterThanOrEqual(11);
    for (const { sku, title, detected_subcategory, description, tags, nutritional_highlights } of baby) {
      // Whatever it held, it would claim nothing.
      const rich = { protein_g: 50, fiber_g: 50, calcium_mg: 5000, iron_mg: 100, sodium_mg: 0, fat_g: 0 };
      const per100g = { ...unknown, ...rich };
      const food = { per100g, servingG: 113, servingLabel: '1 frasco (113 g)' };
      expect(claimsOf({ ...food, title, subcategory: detected_subcategory }).claims, sku).toEqual([]);
      // Vegan and gluten-free say what is in it, not how much of a nutrient.
      const tagged = nutritional_highlights.filter((tag) => !['vegan', 'gluten-free'].includes(tag));
      expect(tagged, sku).toEqual([]);
      // "Con hierro" a formula must say: 21 CFR 107.10(b)(4).
      const announcementText = title.startsWith('Fórmula')
        ? description.replace('con hierro', '')
        : description;
      expect(`${announcementText} ${tags.join(' ')}`, sku).not.toMatch(
        /(?:alt|ric|baj)[oa]s? en|fuente de|vitamina|calcio|hierro|dha|omega/iu,
      );
    }
  });

  it('is nothing of drinks of clinical nutrition, which ask for a doctor or a dietitian', () => {
    const clinical = products.filter(
      ({ detected_subcategory }) => detected_subcategory === 'Nutrición clínica',
    );
    expect(clinical.length).toBeGreaterThanOrEqual(4);
    for (const { sku, title, description, tags } of clinical)
      expect(`${title} ${description} ${tags.join(' ')}`, sku).not.toMatch(
        /(?:alt|ric|baj)[oa]s? en|fuente de|complet[oa]|balancead[oa]|diab|cura|trata/iu,
      );
  });
});
