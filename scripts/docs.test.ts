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

describe('the documentation', () => {
  it.each(pages)('%s links to what is there', (page) => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, link = '']) => link.split('#')[0] ?? '',
    );
    const ours = links.filter((link) => link !== '' && !/^(https?|mailto):/.test(link));
    expect(ours.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it.each(pages)('%s names source files that exist', (page) => {
    const names = [...textOf(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs|css))`/g)].map(([, path = '']) =>
      basename(path),
    );
    expect(names.filter((name) => !fileNames.has(name))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const named = pages.flatMap((page) =>
      [...textOf(page).matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('a decision', () => {
  const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page));

  it.each(decisions)('%s is numbered as its file, and decides something', (page) => {
    const text = textOf(page);
    expect(text.split('\n')[0]).toMatch(new RegExp(`^# ${basename(page).slice(0, 4)}\\. \\S`));
    expect(text).toMatch(/^\*\*Decision\.\*\*/m);
    expect(text).not.toMatch(/^## /m);
  });

  it('has a number of its own', () => {
    const numbers = decisions.map((page) => basename(page).slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
