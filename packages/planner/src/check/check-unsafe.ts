import { fold } from '@nutricion/language';
import type { PlanProduct, PlanRecipe } from '../pantry/pantry.ts';

/**
 * What no dish may have with a condition, written once more: regular expressions over folded titles, and the facts of
 * each product. Returns whether a dish has any of it.
 */
export const isUnsafeFor = (
  condition: string,
  { title, tags, cookMinutes }: PlanRecipe,
  used: readonly PlanProduct[],
): boolean => {
  const kinds = (EXCLUDED[condition] ?? '').split(' ').filter((kind) => kind !== '');
  const texts = [title, ...tags, ...used.map((product) => product.title)].map(plain);
  return kinds.some(
    (kind) =>
      texts.some((text) => PATTERNS[kind]?.some(([is, butNot]) => is.test(text.replace(butNot, ' ; ')))) ||
      used.some((product) => SHELVES[kind]?.test(product.subcategory ?? '') || FACTS[kind]?.(product)) ||
      (kind === 'raw' && cookMinutes === 0 && used.some(needsCooking)),
  );
};

const EXCLUDED: Readonly<Record<string, string>> = {
  pregnancy: 'caffeine alcohol liver unpasteurized cheese meat mercury raw',
  lactation: 'caffeine alcohol mercury',
};

/** Words between single spaces, with one more at both ends. */
const plain = (text: string): string =>
  ` ${fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

const NOTHING = /(?!)/g;

/** Of each kind: what is excluded, and what looks like it. */
const PATTERNS: Readonly<Record<string, readonly (readonly [RegExp, RegExp])[]>> = {
  caffeine: [
    [
      / (?<!(sin|cero|zero) )(cafes?|espressos?|capuchinos?|cappuccinos?|mo(ca|cha)s?|lattes?|cafeina|guarana|energizantes?|bebidas? energeticas?|mates?|matcha|chai|[ck]olas?|te|teas?|coffees?|energy drinks?) /,
      / para (el )?cafe(?= )| colas? de(?= )| te de (manzanilla|jengibre|menta|hierbabuena|tilo|hierbas)(?= )| (herbal|chamomile|ginger) teas?(?= )|.* (descafeinad[oa]s?|sin cafeina|decaf|decaffeinated) .*/g,
    ],
  ],
  alcohol: [
    [
      / (?<!(sin|cero|zero) )(ron|rones|vinos?|cervezas?|licor(es)?|whisk(y|ys|ey|eys)|vodkas?|tequilas?|ginebras?|brandys?|conacs?|champan(es)?|champanas?|champagnes?|sangrias?|pitorros?|aguardientes?|mezcal(es)?|mojitos?|amarettos?|vermuts?|borrach[oa]s?|con alcohol|rums?|wines?|beers?|liquors?) /,
      / vinagres? de vinos?(?= )| kola champagne(?= )| wine vinegars?(?= )| (root|ginger) beers?(?= )/g,
    ],
    [/ (?<!(sin|cero|zero) )(coquitos?|ponches?) /, /.* sin (ron|alcohol) .*/g],
  ],
  liver: [[/ (?<!(sin|cero|zero) )(higad(o|os|ito|itos)|pates?|foies?|livers?) /, NOTHING]],
  unpasteurized: [
    [/ (sin pasteurizar|no pasteurizad[oa]s?|leches? crudas?|unpasteurized|raw milk) /, NOTHING],
  ],
  cheese: [
    [
      / (?<!(sin|cero|zero) )(quesos? (blancos?|frescos?|azul(es)?|panelas?|del? (pais|freir|hoja|cabras?)|para freir)|cotijas?|bries?|camemberts?|roqueforts?|gorgonzolas?|(fresh|goat|blue) cheeses?) /,
      NOTHING,
    ],
  ],
  meat: [
    [
      / (?<!(sin|cero|zero) )(jamon(es)?|jamonillas?|salamis?|mortadell?as?|pastramis?|prosciuttos?|pepperonis?|salchichas?|salchichon(es)?|hot dogs?|longanizas?|chorizos?|tocinetas?|tocinos?|bacons?|morcillas?|butifarras?|corned beef|carnes? (bif|frias?)|roast beef|fiambres?|embutidos?|(pavo|pollo) en lascas?|sandwichitos?|sandwich cubano|ensaladas? (de (pollo|jamon|mariscos?)|cesar con pollo)|hams?|sausages?|bolognas?|lunch meats?|deli (turkey|chicken)|sandwich(es)? de pavo) /,
      / pan(es)? (de|para) hot dogs?(?= )| hot dog buns?(?= )/g,
    ],
  ],
  mercury: [
    [
      / (?<!(sin|cero|zero) )(pez espada|tibur(on|ones)|cazon(es)?|(macarela|caballa)s? rey|carites?|marlin(es)?|reloj anaranjado|orange roughy|blanquillos?|tilefish|patudos?|albacoras?|atun(es)? (blanco|fresco|rojo)s?|(filete|lomo)s? de atun(es)?|filetes? de (sierra|dorado)s?|mahi mahi|chillos?|pargos?|meros?|halibuts?|fletan(es)?|swordfish|sharks?|king mackerels?|bigeyes?|albacores?|snappers?|groupers?) /,
      NOTHING,
    ],
  ],
  raw: [
    [
      / (?<!(sin|cero|zero) )(sushis?|sashimis?|[cs]eviches?|tartar(es?)?|carpaccios?|tiraditos?|aguachiles?|pokes?|lox|(salmon|trucha|pescado|atun)(es|s)? ahumad[oa]s?|germinados?|brotes?|retonos?|alfalfas?|raices chinas|mayonesas? caseras?|holandesas?|tiramisus?|mousses?|pasados? por agua|yemas? liquidas?|escalfados?|poches?|sprouts?|smoked salmon) /,
      / brussels sprouts?(?= )/g,
    ],
  ],
};

const SHELVES: Readonly<Record<string, RegExp>> = {
  caffeine: /^(Café molido|Café en grano|Instantáneo|Listo para tomar|Energizantes)$/,
  cheese: /^Queso blanco$/,
  meat: /^(Carnes frías|Embutidos|Carnes en lata|Listos para comer)$/,
};

const isSeafood = ({ food: { contains, per100g } }: PlanProduct, allergens: readonly string[]): boolean =>
  (contains ?? []).some((each) => allergens.includes(each)) && !((per100g?.protein_g ?? 10) < 10);

const FACTS: Readonly<Record<string, (product: PlanProduct) => boolean>> = {
  liver: ({ food }) => Number(food.per100g?.vitamin_a_ug) >= 3000,
  unpasteurized: ({ title, pasteurization }) => {
    if (pasteurization) return pasteurization !== 'pasteurizado';
    const text = plain(title).replace(
      / (en su|en|al) jugo(?= )| vinagres? de sidras?(?= )| paletas? de jugos?(?= )| cider vinegars?(?= )| in juices?(?= )/g,
      ' ; ',
    );
    const mustSay =
      / (?<!(sin|cero|zero) )((jug|zum|guarap)os?|sidras?|recien exprimid[oa]s?|leches? (frescas?|entera fresca|de (vaca|cabra)s?)|cremas? (agria|de leche|para batir)|quesos? cremas?|cottage|ricottas?|requeson(es)?|mascarpones?|fetas?|burratas?|mozzarellas? frescas?|juices?|ciders?|cream cheeses?) /;
    const isFirm =
      / (papas?|cheddar|mozzarellas?|parmesanos?|americanos?|suizos?|bolas?|edam|gouda|provolone|manchegos?) /;
    return mustSay.test(text) || (/^ quesos? /.test(plain(title)) && !isFirm.test(plain(title)));
  },
  mercury: (product) =>
    (isSeafood(product, ['pescado']) || / pescados? /.test(plain(product.title))) &&
    !/ (salmon(es)?|sardinas?|tilapias?|bacala(o|os|ito|itos)|merluzas?|anchoas?|arenques?|truchas?|lenguados?|platijas?|abadejos?|atun(es)? claros?|bagres?|lisas?) /.test(
      plain(product.title),
    ),
};

/** Egg, meat or fish that a dish without cooking would leave raw. */
const needsCooking = (product: PlanProduct): boolean => {
  if (product.pasteurization === 'pasteurizado') return false;
  const text = plain(product.title);
  if (
    / (cocid[oa]s?|asad[oa]s?|hervidos?|en (latas?|agua|aceites?|salsas?)|enlatados?|pasteurizad[oa]s?) /.test(
      text,
    )
  )
    return false;
  const left = text.replace(
    / caldos? de (pollo|res)(?= )| (sabor a|sopas? de) pollo(?= )| mantecas? de cerdo(?= )/g,
    ' ; ',
  );
  return (
    isSeafood(product, ['pescado', 'crustaceos']) ||
    / (?<!(sin|cero|zero) )(huevos?|yemas?|claras? de huevos?|pollos?|pavos?|res(es)?|cerdos?|carnes?|bistec(es)?|churrascos?|chuletas?|pernil(es)?|costillas?|pescados?|salmon(es)?|tilapias?|bacalaos?|merluzas?|chillos?|camaron(es)?|langostas?|jueyes?|ostras?|almejas?|mejillon(es)?) /.test(
      left,
    )
  );
};
