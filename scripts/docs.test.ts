import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.cache', '.screens', 'test-results']);
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
const files = filesIn('.');
const pages = files.filter((path) => path.endsWith('.md'));
const texts = new Map<string, string>();
const textOf = (path: string): string => {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  texts.set(path, text);
  return text;
};
/** Matches of a pattern in pages, each with its page. */
const matchesIn = (pattern: RegExp, of: readonly string[] = pages) =>
  of.flatMap((page) => [...textOf(page).matchAll(pattern)].map(([, match = '']) => ({ page, match })));

/** What stands in backticks outside of fenced blocks. */
const spansIn = (text: string): readonly string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** What pages may write for a file or folder: its path from any folder on, also without `src`. */
const folders = new Set(files.flatMap((path) => [dirname(path), dirname(dirname(path))]));
const places = new Set(
  [...files, ...folders].flatMap((path) =>
    [path, path.replace('/src/', '/')].flatMap((whole) =>
      whole.split('/').map((_, from, parts) => parts.slice(from).join('/')),
    ),
  ),
);
const placeLines = [...places].join('\n');
const topFolders = new Set(
  [...folders].flatMap((path) => /^(?:packages\/(?:\w+\/src\/)?)?([\w-]+)$/.exec(path)?.[1] ?? []),
);
/** Made by a build or while the shop runs. */
const madeFiles = new Set(['packages/web/public/art', 'postgres.json']);

/** `a/{b,c}` as `a/b`, `a/c`. */
const alternativesOf = (path: string): readonly string[] => {
  const [braces, list = ''] = /\{([^{}]*,[^{}]*)\}/.exec(path) ?? [];
  if (braces === undefined) return [path];
  return list.split(',').flatMap((one) => alternativesOf(path.replace(braces, one.trim())));
};
/** A path, other than an address, a type of media or a column: it ends as a file or a folder, or begins in a folder of ours. */
const isPath = (span: string): boolean =>
  /^(?!\/|\.\w+$)[\w./*…<>{}, [\]-]+$/.test(span) &&
  !/[^,] /.test(span) &&
  (/[\w*}]\.(?:tsx?|mjs|cjs|css|html|jsonl?|ya?ml|csv|txt|md|svg|sh)$/.test(span) ||
    (span.includes('/') && (span.endsWith('/') || topFolders.has(span.split('/')[0] ?? ''))));
/** `*`, `…`, `<subject>`, `{meal}` and `NNNN` stand for anything within a name. */
const exists = (path: string): boolean => {
  const [first = ''] = path.split('/');
  if (places.has(path) || madeFiles.has(path) || skipped.has(first)) return true;
  const parts = path.split(/(\*\*\/|\*|…|<\w+>|\{\w+\}|NNNN)/);
  if (parts.length === 1) return false;
  const pattern = parts.map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.[\]]/g, '\\$&');
    return part === '**/' ? '(?:.*/)?' : '[^/\\n]*';
  });
  return new RegExp(`^${pattern.join('')}$`, 'm').test(placeLines);
};
const pathsIn = (text: string): readonly string[] =>
  spansIn(text)
    .filter(isPath)
    .flatMap(alternativesOf)
    .map((path) => path.replace(/^(?:\.\.?\/)+|\/(?:\*\*)?$/g, ''));
const deadPathsIn = (text: string): readonly string[] => pathsIn(text).filter((path) => !exists(path));

/** Names of libraries, browsers and PostgreSQL, which pages speak of and the code has no use for. */
const foreignNames = new Set([
  'autoFocus',
  'generateSW',
  'hydrateRoot',
  'pg_dump',
  'pg_trgm',
  'showModal',
  'useBlocker',
]);
/** Of two words or more: `aName`, `AType`, `a_column`, `A_LIMIT`. */
const namesIn = (text: string): readonly string[] =>
  spansIn(text).filter((span) =>
    /^(?:[a-z]+\d*(?:[A-Z][a-z\d]*)+|(?:[A-Z][a-z\d]+){2,}|[a-z]+(?:_[a-z\d]+)+|[A-Z]+(?:_[A-Z\d]+)+)$/.test(
      span,
    ),
  );
const ownName = basename(import.meta.filename);
const words = new Set<string>();
for (const path of files) {
  if (!/^(?:packages|scripts|e2e|bench)\/.*\.(?:tsx?|[cm]js|json)$|^package\.json$/.test(path)) continue;
  if (basename(path) === ownName) continue;
  for (const [word] of textOf(path).matchAll(/\w+/g)) words.add(word);
}
const deadNamesIn = (text: string): readonly string[] =>
  namesIn(text).filter((name) => !words.has(name) && !foreignNames.has(name));

describe('the documentation', () => {
  it('links to what is there', () => {
    const links = matchesIn(/\]\(([^)#\s]+)[^)\s]*\)/g);
    expect(links.length).toBeGreaterThan(100);
    const ours = links.filter(({ match }) => !/^(https?|mailto):/.test(match));
    expect(ours.filter(({ page, match }) => !existsSync(join(root, dirname(page), match)))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    expect(pages.flatMap((page) => pathsIn(textOf(page))).length).toBeGreaterThan(500);
    expect(pages.flatMap((page) => deadPathsIn(textOf(page)).map((path) => `${page}: ${path}`))).toEqual([]);
  });

  it('names things of the code that exist', () => {
    expect(pages.flatMap((page) => namesIn(textOf(page))).length).toBeGreaterThan(200);
    expect(pages.flatMap((page) => deadNamesIn(textOf(page)).map((name) => `${page}: ${name}`))).toEqual([]);
  });

  it('is refused with a dead path or name', () => {
    const dead = [
      'domain/order/price-order.ts',
      'domain/orders/{cart,savings}.ts',
      'no-such.ts',
      'web/admin/',
      'e2e/none-*',
    ];
    const alive = [
      'domain/orders/price-order.ts',
      'packages/<package>/data/*.json',
      'price.ts',
      'web/orders/{shop,admin}/',
    ];
    expect(dead.filter((path) => deadPathsIn(`in \`${path}\``).length !== 1)).toEqual([]);
    expect(
      alive.filter(
        (path) => pathsIn(`in \`${path}\``).length === 0 || deadPathsIn(`in \`${path}\``).length > 0,
      ),
    ).toEqual([]);
    expect(['/admin/orders', 'application/json', '.svg'].flatMap((other) => pathsIn(`\`${other}\``))).toEqual(
      [],
    );
    expect(
      deadNamesIn(
        '`surelyContained`, `NoSuchThing`, `column_of_nothing`; `definitelyContained`, `price_cents`',
      ),
    ).toEqual(['surelyContained', 'NoSuchThing', 'column_of_nothing']);
  });

  it('lists each design page in their index', () => {
    const index = textOf('docs/design/README.md');
    const designs = pages.filter((page) => /^docs\/design\/[a-z]/.test(page));
    expect(designs.filter((page) => !index.includes(`](${basename(page)})`))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    expect(matchesIn(/`npm run ([\w:-]+)/g).filter(({ match }) => !(match in scripts))).toEqual([]);
  });
});

describe('a decision', () => {
  const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page));

  it('is numbered as its file, has a status, decides something, and has no headings', () => {
    expect(decisions.length).toBeGreaterThan(40);
    const isNumbered = (page: string) =>
      new RegExp(`^# ${basename(page).slice(0, 4)}\\. \\S`).test(textOf(page));
    expect(decisions.filter((page) => !isNumbered(page))).toEqual([]);
    expect(decisions.filter((page) => !/^Status: \S/m.test(textOf(page)))).toEqual([]);
    expect(decisions.filter((page) => !/^\*\*Decision\.\*\*/m.test(textOf(page)))).toEqual([]);
    expect(decisions.filter((page) => /^## /m.test(textOf(page)))).toEqual([]);
  });

  it('has a number of its own', () => {
    const numbers = decisions.map((page) => basename(page).slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('is listed in the index', () => {
    const index = textOf('docs/decisions/README.md');
    expect(decisions.filter((page) => !index.includes(`](${basename(page)})`))).toEqual([]);
  });

  it('exists if a file names its number', () => {
    const numbers = new Set(decisions.map((page) => basename(page).slice(0, 4)));
    const ours = files.filter((path) => /\.(?:md|tsx?|mjs|cjs|css|ya?ml)$/.test(path));
    const named = matchesIn(/(?:\bADRs? |\bdecisions\/)(\d{4})\b/g, ours);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ match }) => !numbers.has(match))).toEqual([]);
  });
});
