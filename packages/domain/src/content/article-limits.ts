/** What an article may hold: letters of its texts, and from the least to the most of what is counted. */
export const articleLimits = {
  title: 140,
  summary: 300,
  body: 40_000,
  slug: 120,
  question: 300,
  option: 200,
  why: 600,
  sourceTitle: 300,
  publisher: 200,
  url: 500,
  year: [1950, 2100],
  options: [2, 5],
  questions: [1, 10],
  sources: 20,
  products: 12,
  recipes: 6,
} as const;
