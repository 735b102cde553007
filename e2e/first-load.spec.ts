import { expect, test } from '@playwright/test';
import { firstLoads } from '../bench/web/first-load.ts';

/** What nobody needs to see a page, by where its code lies. */
const later = [
  /^src\/admin\//,
  /^src\/features\/(recipes|hydration|education|orders|profile|app-update)\/.*(dialog|page|panel|sheet)/,
  /^src\/features\/meal-plan\//,
  /(planner|voice)[^/]*\.tsx$/,
  /node_modules\/(radix-ui|@radix-ui|sonner|recharts|embla|workbox|zod)/,
  /^src\/ui\/(dialog|sheet|modal|menu)\.tsx$/,
  /(search|planner)\/src\//,
  /domain\/src\/(account\/(permission|role)|meal-plan|voice|recipe|text\/(word-tables|read-text))/,
  /^src\/shared\/offline\/(keeper|answer-offline|catalog-)/,
];

/** The goal was 110 kB: docs/decisions/0048 says what is in it and what was tried. */
const [home] = firstLoads();

test('the home page grows no further: 126 kB of JavaScript and 21 kB of CSS at most', () => {
  expect(home?.jsGzip).toBeLessThanOrEqual(126_000);
  expect(home?.cssGzip).toBeLessThanOrEqual(21_000);
});

test('administration, dialogs, search, recipes, planner and voice are never in the first load of home', () => {
  expect(home?.modules.filter((module) => later.some((pattern) => pattern.test(module)))).toEqual([]);
});
