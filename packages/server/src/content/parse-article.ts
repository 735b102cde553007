import { countWords, minutesToRead } from '@nutricion/domain/content/reading-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { parseDocument } from 'yaml';
import { renderBody } from './article-body.ts';
import { type ArticleHeader, articleHeaderSchema } from './article-header.ts';
import type { ArticleIssue, ArticleRefusal } from './article-issue.ts';

/** The text of an article, named as faults name it: its path from the project's root. */
export interface ArticleFile {
  readonly file: string;
  readonly text: string;
}

/** An article as its file has it. */
export interface Article extends ArticleHeader {
  readonly minutes: number;
  readonly html: string;
  /** As it is written, in Markdown. */
  readonly body: string;
}

/** An article out of its file: YAML between two lines of `---`, then Markdown. Or all that is wrong with it. */
export const parseArticle = ({ file, text }: ArticleFile): Result<Article, ArticleRefusal> => {
  const refused = (issues: readonly Omit<ArticleIssue, 'file'>[]) =>
    refuse({ kind: 'bad-articles' as const, issues: issues.map((parseIssue) => ({ file, ...parseIssue })) });
  const [, yaml, markdown] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined || markdown === undefined)
    return refused([{ field: 'encabezado', message: 'se esperaba YAML entre dos líneas de ---' }]);
  const header = parseHeader(yaml, file);
  // Counted as an editor shows it: the heading and its two marks come before.
  const body = renderBody(markdown, yaml.split('\n').length + 2);
  const issues = [...(header.ok ? [] : header.refusal), ...body.issues];
  if (!header.ok || issues.length > 0) return refused(issues);
  return accept({
    ...header.value,
    minutes: minutesToRead(countWords(markdown)),
    html: body.html,
    body: markdown.trim(),
  });
};

const parseHeader = (
  yaml: string,
  file: string,
): Result<ArticleHeader, readonly Omit<ArticleIssue, 'file'>[]> => {
  const document = parseDocument(yaml);
  if (document.errors.length > 0)
    return refuse(
      document.errors.map(({ linePos }) => ({
        // The first line of the file is the mark.
        field: `encabezado, línea ${(linePos?.[0].line ?? 0) + 1}`,
        message: 'no es YAML',
      })),
    );
  const parsed = articleHeaderSchema.safeParse(document.toJS());
  if (!parsed.success)
    return refuse(
      parsed.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => ({ field: fieldName([...issue.path, key]), message: 'no se conoce' }))
          : [{ field: fieldName(issue.path), message: issue.message }],
      ),
    );
  const name = file.replace(/^.*\//, '').replace(/\.md$/, '');
  if (parsed.data.slug !== name)
    return refuse([{ field: 'slug', message: `se esperaba «${name}», como el archivo` }]);
  return accept(parsed.data);
};

/** `['quiz', 0, 'answer']` as `quiz[0].answer`. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((part, position) =>
      typeof part === 'number' ? `[${part}]` : `${position === 0 ? '' : '.'}${String(part)}`,
    )
    .join('') || 'encabezado';
