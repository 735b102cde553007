import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const skipped = new Set(['node_modules', 'dist', '.git', '.cache', '.screens', 'test-results']);
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
const files = filesIn('.');
const fileNames = new Set(files.map((path) => basename(path)));
const pages = files.filter((path) => path.endsWith('.md'));
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');
/** Matches of a pattern in pages, each with its page. */
const matchesIn = (pattern: RegExp, of: readonly string[] = pages) =>
  of.flatMap((page) => [...textOf(page).matchAll(pattern)].map(([, match = '']) => ({ page, match })));

describe('the documentation', () => {
  it('links to what is there', () => {
    const links = matchesIn(/\]\(([^)#\s]+)[^)\s]*\)/g);
    expect(links.length).toBeGreaterThan(100);
    const ours = links.filter(({ match }) => !/^(https?|mailto):/.test(match));
    expect(ours.filter(({ page, match }) => !existsSync(join(root, dirname(page), match)))).toEqual([]);
  });

  it('names source files that exist', () => {
    const names = matchesIn(/`([\w./-]+\.(?:tsx?|mjs|cjs|css))`/g);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter(({ match }) => !fileNames.has(basename(match)))).toEqual([]);
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
    const texts = files.filter((path) => /\.(?:md|tsx?|mjs|cjs|css|ya?ml)$/.test(path));
    const named = matchesIn(/(?:\bADRs? |\bdecisions\/)(\d{4})\b/g, texts);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ match }) => !numbers.has(match))).toEqual([]);
  });
});
