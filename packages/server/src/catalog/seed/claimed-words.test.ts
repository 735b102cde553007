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

/** Words in a title, tag or description, with the claims that justify them; an empty list means the word is never allowed. */
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
  // The FDA defines neither "low sugar" nor "low carbohydrate".
  [/baj[oa] en (?:azúcar|carbohidratos)/iu, []],
  // 21 CFR 101.54(b) needs a Daily Value, which omega-3 lacks; DHA and EPA may not be claimed at all.
  [/omega.?3/iu, []],
  // 21 CFR 101.54(g) requires the nutrient's name; 7 CFR 205.303 the certifier's.
  [/antioxidante|orgánic/iu, []],
  // 21 CFR 101.72 and 101.75 to 101.81: health claims have conditions of their own.
  [/fortalece|huesos fuertes|bueno para el corazón|cardiosaludable/iu, []],
];

describe('claims in titles, tags and descriptions', () => {
  it('are justified by a computed claim', () => {
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

  it('are absent from sweets, sodas and fried snacks', () => {
    const spoilt = ['Dulces típicos', 'Refrescos', 'Frituras y papitas', 'Frituras', 'Mantecados'];
    const claiming = products.filter(
      ({ detected_subcategory, title, nutrition }) =>
        spoilt.includes(detected_subcategory) &&
        nutrition &&
        claimsOf({ ...nutrition, title, subcategory: detected_subcategory }).claims.length > 0,
    );
    expect(claiming.map(({ sku }) => sku)).toEqual([]);
  });

  it('are absent from food for babies: 21 CFR 101.13(b)(3)', () => {
    const baby = products.filter(({ title }) => /infantil/iu.test(title));
    expect(baby.length).toBeGreaterThanOrEqual(11);
    for (const { sku, title, detected_subcategory, description, tags, nutritional_highlights } of baby) {
      // The excluded kinds have no claims whatever their nutrients are.
      const rich = { protein_g: 50, fiber_g: 50, calcium_mg: 5000, iron_mg: 100, sodium_mg: 0, fat_g: 0 };
      const per100g = { ...unknown, ...rich };
      const food = { per100g, servingG: 113, servingLabel: '1 frasco (113 g)' };
      expect(claimsOf({ ...food, title, subcategory: detected_subcategory }).claims, sku).toEqual([]);
      // "Vegan" and "gluten-free" are no claims about an amount of a nutrient.
      const tagged = nutritional_highlights.filter((tag) => !['vegan', 'gluten-free'].includes(tag));
      expect(tagged, sku).toEqual([]);
      // "Con hierro" is required on infant formula: 21 CFR 107.10(b)(4).
      const announcementText = title.startsWith('Fórmula')
        ? description.replace('con hierro', '')
        : description;
      expect(`${announcementText} ${tags.join(' ')}`, sku).not.toMatch(
        /(?:alt|ric|baj)[oa]s? en|fuente de|vitamina|calcio|hierro|dha|omega/iu,
      );
    }
  });

  it('are absent from drinks of clinical nutrition, which need a doctor or a dietitian', () => {
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
