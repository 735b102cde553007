/** What a recipe may hold: letters of its texts, and from the least to the most of what is counted. */
export const recipeLimits = {
  title: 80,
  label: 120,
  step: 400,
  tip: 300,
  tag: 40,
  source: 200,
  prepMinutes: [1, 240],
  cookMinutes: [0, 480],
  servings: [1, 12],
  shelfLifeDays: [1, 90],
  ingredients: [2, 20],
  steps: [2, 12],
  tags: [1, 8],
  substitutes: 3,
} as const;
