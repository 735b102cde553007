import { productToSearchable } from '@nutricion/contract/catalog/product-to-searchable';
import { type AllergenId, definitelyContained } from '@nutricion/domain/catalog/allergen';
import { buildSearchIndex, HOME_MIN_SCORE, Suggester, searchEngineOf } from '@nutricion/search';
import { describe, expect, it } from 'vitest';
import { aWordTable } from '../search/search-words.builders.ts';
import { projectRoot } from '../settings.ts';
import { readSeed } from './seed/seed-files.ts';

const seed = readSeed(projectRoot, { withDemo: false });
if (!seed.ok) throw new Error('the seed was refused');
const products = seed.value.products.map((product) =>
  productToSearchable({ ...product, id: product.sku, total_purchases: 0 }),
);
const index = buildSearchIndex(products, aWordTable);
const byId = new Map(products.map((product) => [product.id, product]));

const search = (query: string, limit = 100) => {
  const options = { limit, minScore: HOME_MIN_SCORE };
  const response = index.search(query, options);
  const because = index.explain(query, options);
  return {
    ...response,
    hits: response.hits.map((hit) => {
      const product = byId.get(hit.id);
      if (!product) throw new Error(`${hit.id} is no product`);
      const holds = [...definitelyContained(product), ...product.mayContain];
      const badges = () => because(hit.id).filter((reason) => reason.startsWith('Sin '));
      return { ...hit, holds, badges };
    }),
  };
};

/** The results that contain one of the given allergens. */
const listedWith = (query: string, allergens: readonly AllergenId[]) =>
  search(query).hits.filter(({ holds }) => holds.some((id) => allergens.some((other) => other === id)));

const rows = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

describe('a free-from search', () => {
  it('lists nothing that contains the allergen, however it is phrased', () => {
    const phrases: readonly [readonly AllergenId[], string][] = [
      [
        ['huevo', 'leche'],
        `sin huevo ni leche
         sin leche ni huevo
         sin huevos ni lacteos
         sin huevo y leche
         sin huevo o leche
         sin huevo, leche
         sin huevo y sin leche
         sin huevo & leche
         sin huevo/leche
         SIN HUEVO NI LECHE
         ni huevo ni leche
         no huevo no leche
         que no tenga huevo ni leche
         que no tengan ni huevo ni leche
         que no lleve huevo ni lleve leche
         que no contenga huevo o leche
         no contiene huevo ni leche
         que no tenga huevo y que tampoco tenga leche
         que no tenga huevo y tampoco leche
         libre de huevo y leche
         libres de huevo y de leche
         exento de huevo y leche
         nada de huevo ni leche
         sin nada de huevo ni de leche
         sin trazas de huevo ni de leche
         alérgica al huevo y a la leche
         soy alergica al huevo y la leche
         alergia al huevo y a los lácteos
         no puedo comer huevo ni leche
         no como huevo ni tomo leche
         todo menos huevo y leche
         cero huevo cero leche
         egg and dairy free
         egg free, dairy free
         without eggs or milk
         no eggs, no milk
         free of eggs and milk
         sin uevo ni lehce
         sin huebo ni leshe
         sinhuevo ni leche
         cin huevo ni leche
         sin huevo ni productos lácteos
         sin huevo ni leche de vaca
         sin clara de huevo ni proteína de leche
         s/huevo ni leche
         s/ huevo s/ leche
         que evite leche y huevo
         excluye leche y huevo
         quita la leche y el huevo
         0 huevo 0 leche
         sin, huevo, leche
         sin yema ni leche
         sin huevo ni leche ni sus derivados
         excepto los que tengan leche y sin huevo
         a excepción de los que tienen leche o huevo
         galletas ❌ leche ❌ huevo
         galletas leche ❌ huevo ❌
         galletas sin 🥛 ni 🥚
         galletas -leche -huevo
         sinn huevo ni leche
         sib leche isn huevo
         si n huevo ni leche
         galletassin leche ni huevo
         la leche y el huevo me matan
         alerjico a la leche y al huevo
         halérgica al huevo y la leche
         itolerante a la leche y el huevo
         can't have milk or eggs
         cookies that don't have milk or eggs
         cookies not containing milk or eggs
         skip the milk and eggs
         leave out milk and eggs
         ningún producto con leche ni huevo
         cuidado con la leche y el huevo
         jamás leche ni huevo`,
      ],
      [
        ['mani'],
        'sin maní\nsin mani\nsin manies\nsin cacahuates\nsin mantequilla de maní\nlibre de maní\npeanut free\nque no tenga maní',
      ],
      [
        ['nueces', 'mani'],
        'sin nueces ni maní\nsin frutos secos ni maní\nno nuts or peanuts\nsin maní, almendras\nsin almendras y cacahuate\nsin avellanas ni maní\nsin walnuts ni peanuts\nsin marañones ni maní\nno cashews no peanuts',
      ],
      [
        ['soya', 'trigo'],
        'sin soya ni trigo\nsin soja ni harina de trigo\nsin salsa de soya ni gluten\nsin gluten, soya\nque no traiga soya ni trigo',
      ],
      [
        ['pescado', 'crustaceos'],
        'sin pescado ni mariscos\nsin mariscos o pescado\nalergico a los mariscos y al pescado\nlibre de camarones y pescado\nno fish no shellfish\nsin pezcado ni marizcos\nsin comida del mar\nsin frutos del mar\nalergica a la comida de mar\nno seafood\narroz sin comida del mar',
      ],
      [['ajonjoli'], 'sin ajonjolí\nsin ajonjoli\nsin sésamo\nsin tahini\nlibre de ajonjolí'],
      [
        ['leche', 'huevo', 'pescado', 'crustaceos', 'nueces', 'mani', 'trigo', 'soya', 'ajonjoli'],
        `sin leche, huevo, pescado, mariscos, nueces, maní, trigo, soya ni ajonjolí
         sin leche ni huevo ni pescado ni mariscos ni nueces ni maní ni trigo ni soya ni ajonjolí
         que no tenga leche, huevo, pescado, mariscos, frutos secos, maní, trigo, soya o ajonjolí`,
      ],
      [
        ['leche', 'huevo'],
        'galletas sin huevo ni leche\npan que no tenga leche ni huevo\ndesayuno sin huevo ni leche\nmerienda libre de lácteos y huevo\npostre sin leche, huevo',
      ],
      [['nueces', 'mani'], 'nut free\nsin nuts\ndesayuno sin nuts\nnuts free'],
      [['nueces'], 'sin frutos de cáscara\ndesayuno sin frutos secos\ncereal sin frutos secos'],
      [
        ['leche'],
        'APLV\nnondairy creamer\nsin suero\nlibre de lácteos\nno tomo leche\nsin caseína\nleche que no sea de vaca\nleche no de vaca\nbebida que no sea de leche de vaca',
      ],
      [['leche', 'soya'], 'leche que no sea de vaca ni de soya'],
      [
        ['trigo'],
        'sin fideos de trigo\nsin galletas de trigo\nsin pan de trigo\nque no tenga tortilla de trigo',
      ],
    ];
    const wrong = phrases.flatMap(([allergens, text]) =>
      rows(text).flatMap((query) => {
        const listed = listedWith(query, allergens).map(({ id }) => id);
        const { hits, isFreedomUnclear = false } = search(query);
        return listed.length > 0 || hits.length === 0 || isFreedomUnclear
          ? [[query, hits.length, isFreedomUnclear, listed.slice(0, 3)]]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("shows a warning and no badge «Sin …» if part of the query wasn't understood", () => {
    const phrases = rows(`sin huevo leche
      sin huevo crudo, leche
      sin huevo crudo y leche
      leche ni huevo
      arroz con leche ni huevo
      sin huevo y queso
      sin huevo, mayonesa
      sin gluten y leche de almendra
      galletas sin huevo de almendra
      sin huevo ni lxqzt
      sin xqzt
      sin huevo ni lec
      leche no, huevo no
      huevo y leche no
      sin gluten, evito cosas con leche
      no me des nada raro con leche
      alergia huevo leche
      sin huevo, nunca jamás leche
      sin huevo y lxqzt
      galletas son leche
      galletas in leche
      galletas s leche
      galletas si leche
      galletas sin mantequilla
      pan sin harina
      dip sin queso`);
    const wrong = phrases.flatMap((query) => {
      const { hits, isFreedomUnclear = false } = search(query);
      const badges = hits.flatMap(({ id, badges }) => badges().map((badge) => [id, badge]));
      return isFreedomUnclear && badges.length === 0 ? [] : [[query, isFreedomUnclear, badges.slice(0, 3)]];
    });
    expect(wrong).toEqual([]);
  });

  it("suggests no products while the typed text has a part that wasn't understood", () => {
    const { suggest } = searchEngineOf(index, new Suggester());
    expect(suggest('sin huevo leche').ids).toEqual([]);
    expect(suggest('sin huevo').ids.length).toBeGreaterThan(0);
    expect(suggest('leche ❌').ids.length).toBeGreaterThan(0);
  });

  it('suggests only what is known to be free of what is ruled out', () => {
    const { suggest } = searchEngineOf(index, new Suggester());
    for (const query of ['galletas sin leche', 'pan sin huevo', 'leche ❌', 'cereal sin maní']) {
      const unknown = index
        .search(query)
        .hits.flatMap(({ id, isFreedomUnknown }) => (isFreedomUnknown ? id : []));
      expect(
        suggest(query).ids.filter((id) => unknown.includes(id)),
        query,
      ).toEqual([]);
    }
  });

  it('still finds the wanted product', () => {
    const phrases: readonly (readonly [string, RegExp])[] = [
      ['leche sin lactosa', /leche/],
      ['leche sin huevo ni gluten', /leche/],
      ['yogurt sin azúcar y con fruta', /yogurt/],
      ['queso que no tenga gluten', /queso/],
      ['galletas sin gluten y bajas en sodio', /galleta|tortita/],
      ['pollo sin hueso', /pollo|pechuga/],
      ['arroz que no se pegue', /arroz/],
      ['atún sin sal', /atun/],
    ];
    const wrong = phrases.flatMap(([query, expectedProduct]) => {
      const { hits, isFreedomUnclear = false } = search(query, 20);
      return hits.some(({ id }) => expectedProduct.test(id)) && !isFreedomUnclear
        ? []
        : [[query, isFreedomUnclear, hits.slice(0, 3).map(({ id }) => id)]];
    });
    expect(wrong).toEqual([]);
  });

  it('never shows a badge «Sin …» on a product that contains another excluded allergen', () => {
    const names = [
      'huevo',
      'leche',
      'maní',
      'nueces',
      'soya',
      'trigo',
      'pescado',
      'mariscos',
      'ajonjolí',
      'gluten',
    ];
    const joined = [' ni ', ' y ', ' o ', ', ', ' y sin ', ' ni ninguna ', ' '];
    const wrong = names.flatMap((one) =>
      names.flatMap((other) =>
        joined.flatMap((join) => {
          const query = `sin ${one}${join}${other}`;
          const ids = [one, other].flatMap(
            (name) => aWordTable.freeFrom.get(name.normalize('NFD').replace(/\p{M}/gu, ''))?.allergens ?? [],
          );
          return listedWith(query, ids).some(({ badges }) => badges().length > 0) ? [query] : [];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('search', () => {
  it('finds the same with invisible or full-width characters, and with a number right after a word', () => {
    const same: readonly (readonly [string, string])[] = [
      ['le\u00ADche', 'leche'],
      ['\u200Bleche\uFEFF', 'leche'],
      ['ｌｅｃｈｅ', 'leche'],
      ['ｓｉｎ ｈｕｅｖｏ', 'sin huevo'],
      ['sin hue\u00ADvo ni le\u00ADche', 'sin huevo ni leche'],
      ['omega3', 'omega 3'],
      ['omega-3', 'omega 3'],
      ['OMEGA\u20113', 'omega 3'],
    ];
    const ids = (query: string) => search(query).hits.map(({ id }) => id);
    const wrong = same.filter(
      ([typed, meant]) => ids(typed).join() !== ids(meant).join() || ids(meant).length === 0,
    );
    expect(wrong).toEqual([]);
  });
});
