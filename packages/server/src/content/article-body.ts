import { Lexer, parser, type Token } from 'marked';
import type { ArticleIssue } from './article-issue.ts';

/** What an article may be written with. Everything else, raw HTML before all, is a fault and never reaches a page. */
const ALLOWED = new Set(['space', 'heading', 'paragraph', 'list', 'list_item', 'text', 'strong', 'escape']);

const NAMES: Readonly<Record<string, string>> = {
  html: 'HTML',
  tag: 'HTML',
  link: 'un enlace',
  image: 'una imagen',
  code: 'código',
  codespan: 'código',
  table: 'una tabla',
  blockquote: 'una cita',
  heading: 'un título que no es ##',
  checkbox: 'una casilla',
};

/**
 * Markdown as HTML of h2, p, ul, ol, li and strong alone, or each line that has something else.
 * Text is escaped by the library; no token that could carry markup or an address passes.
 */
export const renderBody = (
  markdown: string,
  firstLine: number,
): { readonly html: string; readonly issues: readonly Omit<ArticleIssue, 'file'>[] } => {
  const overgrown = oversizedParts(markdown, firstLine);
  if (overgrown.length > 0) return { html: '', issues: overgrown };
  const tokens = Lexer.lex(markdown);
  const issues: Omit<ArticleIssue, 'file'>[] = [];
  let line = firstLine;
  for (const token of tokens) {
    const field = `texto, línea ${line}`;
    for (const found of disallowedParts(token))
      issues.push({ field, message: `tiene ${found}; se esperaban párrafos, ##, listas y **negritas**` });
    line += token.raw.split('\n').length - 1;
  }
  if (tokens.every(({ type }) => type === 'space'))
    issues.push({ field: `texto, línea ${firstLine}`, message: 'está vacío' });
  return { html: issues.length > 0 ? '' : parser(tokens), issues };
};

/** Several times the shop's longest paragraph, in characters: the library's time grows with its square. */
const LONGEST_PARAGRAPH = 3000;
const PARAGRAPH_START = /\n(?=[ \t]*(?:\n|[-*+][ \t]|\d{1,9}[.)][ \t]))/;
/** A list in a list in a list; thousands of them are deeper than the library can go. */
const NESTED_BLOCKS = /^[ \t]*(?:(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])[ \t]*){3}/m;

/** Parts too long to parse, found before the library reads them. */
const oversizedParts = (markdown: string, firstLine: number): readonly Omit<ArticleIssue, 'file'>[] => {
  let line = firstLine;
  return markdown.split(PARAGRAPH_START).flatMap((part) => {
    const field = `texto, línea ${line}`;
    line += part.split('\n').length;
    if (NESTED_BLOCKS.test(part))
      return { field, message: 'tiene listas dentro de listas; deja dos como mucho' };
    return part.length > LONGEST_PARAGRAPH
      ? { field, message: `es un párrafo de más de ${LONGEST_PARAGRAPH} letras: pártelo` }
      : [];
  });
};

/** Names of disallowed parts in a token, each once. */
const disallowedParts = (token: Token): readonly string[] => {
  const own = isAllowed(token) ? [] : [NAMES[token.type] ?? token.type];
  const inner = [...childrenOf(token, 'tokens'), ...childrenOf(token, 'items')].flatMap(disallowedParts);
  return [...new Set([...own, ...inner])];
};

const isAllowed = (token: Token): boolean =>
  ALLOWED.has(token.type) && (token.type !== 'heading' || token.depth === 2);

const childrenOf = (token: Token, field: 'tokens' | 'items'): readonly Token[] =>
  (field in token ? (token as Partial<Record<typeof field, Token[]>>)[field] : undefined) ?? [];
