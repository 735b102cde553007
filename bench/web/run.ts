import { aCart } from '../../e2e/browsing.ts';
import { startShop } from '../../e2e/server.ts';
import { callApiOrThrow, type Json } from '../../e2e/shop.ts';
import { demoNurse, tokenOf } from '../../e2e/test-users.ts';
import { openDatabase } from '../../packages/server/src/platform/db/database.ts';
import { buildParts } from '../../scripts/build-parts.mjs';
import { insertGeneratedProducts } from '../generate-catalog.ts';
import { runDetails, runLine } from '../machine.ts';
import { type FirstLoad, firstLoads } from './first-load.ts';
import { type InteractionFigures, measureInteractions } from './interactions.ts';
import { lighthousePage, type PageFigures } from './lighthouse-pages.ts';
import { openPhone } from './phone.ts';
import { measureScrolling, type ScrollFigures } from './scrolling.ts';
import { measureVoice } from './voice-speed.ts';

const LOADS = Number(process.env.BENCH_LOADS ?? 5);
const TURNS = Number(process.env.BENCH_TURNS ?? 9);
const LARGE_CATALOGUE = 5_000;

interface Report extends ReturnType<typeof runDetails> {
  readonly firstLoads: readonly Omit<FirstLoad, 'modules'>[];
  readonly pages: readonly PageFigures[];
  readonly interactions: readonly InteractionFigures[];
  readonly scrolling: readonly (ScrollFigures & { readonly products: number })[];
}

/** `npm run bench:web` (`-- --voice`: the assistant alone): the built shop in a real Chromium as on an old phone, seeded, on one machine with its server. */
const main = async (): Promise<void> => {
  const failed = await buildParts();
  if (failed) throw new Error(failed.output);
  const shop = await startShop();
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  const token = await tokenOf(demoNurse);
  const products = await bestSellers(token);
  const cart = await aCart(products.slice(0, 3).map(({ id }) => ({ id, quantity: 2 })));
  const phone = await openPhone(cart);
  try {
    if (process.argv.includes('--voice')) {
      console.log(runLine(runDetails()));
      console.table(await measureVoice(phone.page));
      return;
    }
    const pages: PageFigures[] = [];
    for (const [name, path] of [
      ['home', '/'],
      ['category', '/category/frutas'],
      ['product', `/product/${products[0]?.id}`],
      ['cart', '/cart'],
    ] as const)
      pages.push(await lighthousePage(name, shop.url + path, phone.debuggingPort, LOADS));
    const interactions = await measureInteractions(phone.page, TURNS);
    const seeded = { products: await activeProducts(token), ...(await measureScrolling(phone.page)) };
    await growCatalogue(shop.databaseUrl, seeded.products);
    await phone.page.reload();
    const grown = { products: await activeProducts(token), ...(await measureScrolling(phone.page)) };
    const sizes = firstLoads().map(({ modules: _, ...size }) => size);
    const report: Report = {
      ...runDetails(),
      firstLoads: sizes,
      pages,
      interactions,
      scrolling: [seeded, grown],
    };
    console.log(process.argv.includes('--json') ? JSON.stringify(report) : asTables(report));
  } finally {
    await phone.close();
    await shop.stop();
  }
};

const bestSellers = async (token: string): Promise<readonly { readonly id: string }[]> =>
  (await callApiOrThrow('/api/products/best-sellers', { token })).products;

const activeProducts = async (token: string): Promise<number> =>
  ((await callApiOrThrow('/api/products?limit=1', { token })) as Json).total;

/** The shop hears of each new product by itself; it has them when it counts them. */
const growCatalogue = async (databaseUrl: string, present: number): Promise<void> => {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 2 });
  await insertGeneratedProducts(db, LARGE_CATALOGUE - present);
  await close();
  const token = await tokenOf(demoNurse);
  while ((await activeProducts(token)) < LARGE_CATALOGUE) await new Promise((done) => setTimeout(done, 200));
};

const asTables = (report: Report): string =>
  [
    runLine(report),
    '',
    `| page (median of ${LOADS} cold loads) | performance | accessibility | best practices | LCP ms | CLS | TBT ms |`,
    '|---|---|---|---|---|---|---|',
    ...report.pages.map(
      (page) =>
        `| ${page.name} | ${page.performance} | ${page.accessibility} | ${page.bestPractices} | ${page.lcpMs} | ${page.cls} | ${page.tbtMs} |`,
    ),
    '',
    '| first load, kB | scripts | JavaScript gzip | brotli | CSS gzip |',
    '|---|---|---|---|---|',
    ...report.firstLoads.map(
      ({ name, scripts, jsGzip, jsBrotli, cssGzip }) =>
        `| ${name} | ${scripts} | ${inKb(jsGzip)} | ${inKb(jsBrotli)} | ${inKb(cssGzip)} |`,
    ),
    '',
    `| tap to picture, CPU 4× slower, ${TURNS} turns | median ms | worst ms |`,
    '|---|---|---|',
    ...report.interactions.map(({ name, medianMs, worstMs }) => `| ${name} | ${medianMs} | ${worstMs} |`),
    '',
    '| scrolling the home page, CPU 4× slower | frames | median ms | worst ms | over 50 ms |',
    '|---|---|---|---|---|',
    ...report.scrolling.map(
      ({ products, frames, medianMs, worstMs, over50Ms }) =>
        `| ${products} products | ${frames} | ${medianMs} | ${worstMs} | ${over50Ms} |`,
    ),
  ].join('\n');

const inKb = (bytes: number): string => (bytes / 1000).toFixed(1);

await main();
