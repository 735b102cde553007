import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import architecture from '../.dependency-cruiser.mjs';
import { borders } from '../borders.mjs';
import { inRoot } from './project.mjs';

/**
 * Checks the rules of `.dependency-cruiser.mjs`, and first that the tool can see at all: with a
 * TypeScript that it does not understand it reads no module and finds everything in order.
 */
const canary = inRoot(`.cache/canary-${process.pid}`);
const folders = ['packages', 'bench', 'e2e', 'scripts'];
const planted = {
  'packages/domain/src/cart.ts': `import type { Server } from 'node:http';\nexport type Cart = { server: Server };\n`,
  'packages/language/src/fold.ts': `export { total } from '../../domain/src/orders/total.ts';\n`,
  'packages/planner/src/model.ts': `export const model: string = '';\n`,
  'packages/search/src/public.ts': `export { model } from '../../planner/src/model.ts';\n`,
  'packages/domain/src/kit/dollars.ts': `export const dollars: number = 1;\n`,
  'packages/web/src/price.ts': `export { dollars } from '../../domain/src/kit/dollars.ts';\n`,
  'packages/web/src/page.ts': `export const page: string = '';\n`,
  'packages/server/src/app.ts': `import { page } from '../../web/src/page.ts';\nexport const app: string = page;\n`,
  'packages/server/src/outside.ts': `import { end } from '../../../e2e/end.ts';\nexport const outside: string = end;\n`,
  'packages/domain/src/catalog/price.ts': `import { total } from '../orders/total.ts';\nexport const price: number = total;\n`,
  'packages/domain/src/orders/total.ts': `export const total: number = 1;\n`,
  'packages/domain/src/kit/text.ts': `export { total } from '../orders/total.ts';\n`,
  'packages/contract/src/catalog/card.ts': `import { order } from '../orders/order.ts';\nexport const card: string = order;\n`,
  'packages/contract/src/orders/order.ts': `export const order: string = '';\n`,
  'packages/server/src/catalog/products.ts': `import { rows } from '../orders/rows.ts';\nexport const products: string = rows;\n`,
  'packages/server/src/orders/rows.ts': `export const rows: string = '';\n`,
  'packages/server/src/fulfilment/labels.ts': `export { rows } from '../orders/rows.ts';\n`,
  'packages/server/src/platform/queue.ts': `export { rows } from '../orders/rows.ts';\n`,
  'packages/web/src/catalog/shop/page.ts': `import { list } from '../../orders/admin/list.ts';\nexport const page: string = list;\n`,
  'packages/web/src/orders/admin/list.ts': `export { form } from '../../cart/shop/form.ts';\nexport const list: string = '';\n`,
  'packages/web/src/cart/shop/form.ts': `export const form: string = '';\n`,
  'e2e/story.ts': `import { end } from './end.ts';\nexport const story: string = end;\n`,
  'e2e/end.ts': `import type { story } from './story.ts';\nexport const end: typeof story = '';\n`,
};
const mustBeSeen = [
  'domain-imports-nothing',
  'language-imports-nothing',
  'dollars-stop-at-the-edges',
  'engines-see-domain',
  'planner-has-one-door',
  'packages-meet-by-name',
  'server-never-web',
  'packages-stand-alone',
  'domain-borders',
  'contract-borders',
  'server-borders',
  'web-borders',
  'kit-knows-no-subject',
  'platform-knows-no-subject',
  'subjects-meet-in-public',
  'server-subjects-meet-in-public',
  'shop-never-admin',
  'admin-never-shop',
  'no-circular',
];

try {
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(canary, path)), { recursive: true });
    writeFileSync(join(canary, path), text);
  }
  const seen = (await violationsIn(canary)).violations.map(({ rule }) => rule.name);
  const missed = mustBeSeen.filter((rule) => !seen.includes(rule));
  if (missed.length > 0) fail(`The canary is dead: planted violations went unseen (${missed.join(', ')}).`);
} finally {
  rmSync(canary, { recursive: true, force: true });
}

if (!circleIn({ cart: 'orders', orders: 'offers', offers: 'cart' }))
  fail('The canary is dead: a planted circle went unseen.');
for (const [packageName, arrows] of Object.entries(borders)) {
  const circle = circleIn(arrows);
  if (circle) fail(`borders.mjs draws a circle in ${packageName}: ${circle.join(' → ')}`);
}

const { totalCruised, violations } = await violationsIn(inRoot());
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (violations.length > 0) fail(`${violations.length} violations of the architecture.`);
else console.log(`${totalCruised} modules read.`);

/** A path along the arrows from a subject back to itself; null if there is none. */
function circleIn(arrows) {
  const search = (path) => {
    const subject = path.at(-1);
    if (path.indexOf(subject) < path.length - 1) return path;
    for (const next of arrows[subject]?.split(' ') ?? []) {
      const circle = search([...path, next]);
      if (circle) return circle;
    }
    return null;
  };
  return Object.keys(arrows).reduce((found, subject) => found ?? search([subject]), null);
}

async function violationsIn(baseDir) {
  const { forbidden, options } = architecture;
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(baseDir, folder))),
    { ...options, baseDir, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
    { tsConfig: extractTSConfig(inRoot('tsconfig.json')) },
  );
  return output.summary;
}

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
