import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { topics } from '@nutricion/domain/education/topic';
import { expect, it } from 'vitest';
import { coveredArticles, coverOf, coverUrl } from './article-art.ts';
import { coverFiles, drawCover } from './covers.ts';

const folder = fileURLToPath(new URL('../../../data/articles', import.meta.url));

it('every article of the house has a cover of its own', () => {
  const slugs = readdirSync(folder).map((name) => name.replace('.md', ''));
  expect([...coveredArticles].toSorted()).toEqual(slugs.toSorted());
});

it('an article that somebody writes has its topic’s', () => {
  for (const { id } of topics) {
    expect(coverOf('lo-que-sea', id)).toBe(id);
    expect(coverFiles.has(coverUrl(coverOf('lo-que-sea', id)).slice('/art/'.length))).toBe(true);
  }
});

it('every cover can be drawn, no two alike, without words', () => {
  const drawn = [...coveredArticles, ...topics.map(({ id }) => id)].map((cover) => drawCover(cover));
  const svgs = drawn.map((each) => (each.ok ? each.svg : each.reason));
  expect(drawn.filter(({ ok }) => !ok)).toEqual([]);
  expect(new Set(svgs).size).toBe(svgs.length);
  for (const svg of svgs) expect(svg).not.toMatch(/<text|NaN|undefined/);
});
