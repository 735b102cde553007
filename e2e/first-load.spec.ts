import { expect, test } from '@playwright/test';
import { firstLoads } from '../bench/web/first-load.ts';

/** Code that isn't needed to see a page, by path. */
const later = [
  /^src\/[^/]+\/admin\//,
  /^src\/((recipes|orders|content)\/shop|plans\/shop\/hydration|accounts\/shop\/profile|app\/update)\/.*(dialog|page|panel|sheet)/,
  /^src\/plans\/shop\/(?!hydration\/)/,
  /(planner|voice)[^/]*\.tsx$/,
  /node_modules\/(radix-ui|@radix-ui|sonner|recharts|embla|workbox|zod)/,
  /^src\/kit\/ui\/(dialog|sheet|modal|menu)\.tsx$/,
  /(search|planner)\/src\//,
  /domain\/src\/(accounts\/(permission|role)|plans\/(?!hydration\/)|voice|recipes|catalog\/words\/word-tables|kit\/read-text)/,
  /^src\/(kit\/offline\/(cache-for-offline|respond-offline)|catalog\/public\/catalog-responses)/,
];

/** Limits of JavaScript and CSS bytes per page: docs/decisions/0048 says what is in it. */
const limits = { home: 127_000, category: 138_000, product: 143_000, cart: 152_500, checkout: 159_500 };
const MAX_CSS = 19_100;

const [home, ...others] = firstLoads();

test('no page’s first load exceeds its limit', () => {
  const loads = new Map([home, ...others].map((load) => [load?.name, load]));
  for (const [name, limit] of Object.entries(limits)) {
    expect.soft(loads.get(name)?.jsGzip, name).toBeLessThanOrEqual(limit);
    expect.soft(loads.get(name)?.cssGzip, name).toBeLessThanOrEqual(MAX_CSS);
  }
});

test('Radix is in the first load of none of these pages', () => {
  const modules = [home, ...others].flatMap((load) => load?.modules ?? []);
  expect(modules.filter((module) => /node_modules\/(radix-ui|@radix-ui)\//.test(module))).toEqual([]);
});

test('administration, dialogs, search, recipes, planner and voice are never in the first load of home', () => {
  expect(home?.modules.filter((module) => later.some((pattern) => pattern.test(module)))).toEqual([]);
});
