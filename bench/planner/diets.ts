import foods from './stigler-foods.json' with { type: 'json' };

/**
 * A man's daily needs: thousands of kcal, g of protein, g of calcium, mg of iron, thousand IU of vitamin A, mg of
 * thiamine, of riboflavin, of niacin and of vitamin C. `perDollar` of `stigler-foods.json` has what a dollar bought of each in
 * August 1939 (G. J. Stigler, "The Cost of Subsistence", Journal of Farm Economics 27, 1945).
 */
const needs = [3, 70, 0.8, 12, 5, 1.8, 2.7, 18, 75];

/** The twenty foods that remain in G. B. Dantzig, "Linear Programming and Extensions" (1963), section 27-1. */
const twenty = new Set(
  (
    'Wheat Flour (Enriched)|Corn Meal|Evaporated Milk (can)|Oleomargarine|Cheese (Cheddar)|Peanut Butter|Lard|' +
    'Liver (Beef)|Pork Loin Roast|Salmon, Pink (can)|Green Beans|Cabbage|Onions|Potatoes|Spinach|Sweet Potatoes|' +
    'Peaches, Dried|Prunes, Dried|Lima Beans, Dried|Navy Beans, Dried'
  ).split('|'),
);

/** The lowest cost in dollars a day of at least the needs (Stigler), or exactly the needs (Dantzig's twenty foods). */
const program = (chosen: typeof foods, relation: '>=' | '='): string =>
  [
    'Minimize',
    ` dollars: ${chosen.map((_, food) => `+ x${food}`).join(' ')}`,
    'Subject To',
    ...needs.map(
      (need, nutrient) =>
        ` n${nutrient}: ${chosen.map(({ perDollar }, food) => `+ ${perDollar[nutrient]} x${food}`).join(' ')} ${relation} ${need}`,
    ),
    'End',
  ].join('\n');

export const stigler = program(foods, '>=');
export const dantzig = program(
  foods.filter(({ name }) => twenty.has(name)),
  '=',
);
