import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { ArticleRefusal } from './article-issue.ts';
import { type Article, parseArticle } from './parse-article.ts';

const FOLDER = 'data/articles';
const byTitle = new Intl.Collator('es').compare;

/** Every article under `root`, by title; a fault in any of them refuses them all, and names each fault. */
export const readArticles = (root: string): Result<readonly Article[], ArticleRefusal> => {
  const parsed = readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) =>
      parseArticle({ file: `${FOLDER}/${name}`, text: readFileSync(join(root, FOLDER, name), 'utf8') }),
    );
  const issues = parsed.flatMap((article) => (article.ok ? [] : article.refusal.issues));
  if (issues.length > 0) return refuse({ kind: 'bad-articles', issues });
  const articles = parsed.flatMap((article) => (article.ok ? [article.value] : []));
  return accept(articles.sort((one, other) => byTitle(one.title, other.title)));
};
