import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../settings.ts';
import { articleRefusalText } from './article-issue.ts';
import { anArticleFile } from './education.builders.ts';
import { parseArticle } from './parse-article.ts';
import { readArticles } from './read-articles.ts';

const parsed = (values: object = {}, body?: string) => {
  const article = parseArticle(anArticleFile(values, body));
  if (!article.ok) throw new Error(articleRefusalText(article.refusal));
  return article.value;
};
const issues = (values: object, body?: string) => {
  const article = parseArticle(anArticleFile(values, body));
  return article.ok ? [] : article.refusal.issues.map(({ field, message }) => `${field}: ${message}`);
};
const source = { title: 'Guía', publisher: 'Instituto', year: 2020, url: 'https://instituto.example/guia' };
const question = { question: '¿Qué?', options: ['Pan', 'Agua'], answer: 1, why: 'Porque sí.' };

describe('an article', () => {
  it('is its header and its text as HTML', () => {
    const body = '## Título\n\nCome **antes**.\n\n- uno\n- dos\n\n1. tres\n';
    expect(parsed({}, body)).toMatchObject({
      title: 'Comer de noche',
      html: '<h2>Título</h2>\n<p>Come <strong>antes</strong>.</p>\n<ul>\n<li>uno</li>\n<li>dos</li>\n</ul>\n<ol>\n<li>tres</li>\n</ol>\n',
    });
  });

  it('takes a minute for every 200 words of its text', () => {
    expect(parsed({}, 'palabra '.repeat(200)).minutes).toBe(1);
    expect(parsed({}, 'palabra '.repeat(201)).minutes).toBe(2);
  });

  it('keeps signs that mean something in HTML as the text they are', () => {
    expect(parsed({}, 'Si 3 < 4 & 5 > 2, «bien».').html).toBe('<p>Si 3 &lt; 4 &amp; 5 &gt; 2, «bien».</p>\n');
  });

  it('may have line ends of Windows', () => {
    const { file, text } = anArticleFile();
    expect(parseArticle({ file, text: text.replaceAll('\n', '\r\n') }).ok).toBe(true);
  });
});

describe('a fault in the header', () => {
  it('is named by its field, in Spanish throughout', () => {
    const rows: readonly [string, object][] = [
      ['title', { title: '' }],
      ['title', { title: 7 }],
      ['slug', { slug: 'otro' }],
      ['slug', { slug: '../x' }],
      ['topic', { topic: 'chismes' }],
      ['level', { level: 'experto' }],
      ['summary', { summary: undefined }],
      ['emoji', { emoji: 'luna' }],
      ['review_by', { review_by: 'pronto' }],
      ['related[1]', { related: ['pan-integral', 'Pan Integral'] }],
      ['sources', { sources: [] }],
      ['sources[0].url', { sources: [{ ...source, url: 'http://instituto.example' }] }],
      ['sources[0].url', { sources: [{ ...source, url: 'javascript:alert(1)' }] }],
      ['sources[1].year', { sources: [source, { ...source, year: '2020' }] }],
      ['quiz', { quiz: [] }],
      ['quiz[0].answer', { quiz: [{ ...question, answer: 2 }] }],
      ['quiz[0].options', { quiz: [{ ...question, options: ['Pan', 'Pan'] }] }],
      ['quiz[1].why', { quiz: [question, { ...question, why: '' }] }],
      ['autor', { autor: 'Persona' }],
    ];
    const named = rows.map(([, values]) => [values, issues(values)]);
    expect(named).toEqual(
      rows.map(([field, values]) => [
        values,
        [
          expect.stringMatching(
            new RegExp(`^${field.replaceAll(/[[\].]/g, '\\$&')}: (.*: )?(se esperab|no |hay )`),
          ),
        ],
      ]),
    );
  });

  it('is named by its line where it is no YAML', () => {
    const file = 'data/articles/x.md';
    const article = parseArticle({ file, text: '---\ntitle: "a"\ntitle: "b"\n---\nTexto\n' });
    expect(article).toMatchObject({
      refusal: { issues: [{ file, field: 'encabezado, línea 3', message: 'no es YAML' }] },
    });
  });

  it('is also a missing header', () => {
    expect(parseArticle({ file: 'x.md', text: 'Solo texto' })).toMatchObject({
      refusal: { issues: [{ file: 'x.md', field: 'encabezado' }] },
    });
  });
});

describe('a fault in the text', () => {
  it.each([
    ['HTML', '<script>alert(1)</script>'],
    ['HTML', 'Texto <img src=x onerror=alert(1)> aquí'],
    ['HTML', '- uno <b>dos</b>'],
    ['HTML', '<!-- nota -->'],
    ['un enlace', '[aquí](javascript:alert(1))'],
    ['un enlace', 'Mira https://instituto.example'],
    ['una imagen', '![x](https://instituto.example/x.png)'],
    ['código', '`x`'],
    ['una tabla', '| a |\n|---|\n| b |'],
    ['una casilla', '- [ ] uno'],
    ['un título que no es ##', '# Uno'],
  ])('is what the shop does not show: %s', (what, markdown) => {
    expect(issues({}, `Bien.\n\n${markdown}\n`)).toEqual([
      `texto, línea 6: tiene ${what}; se esperaban párrafos, ##, listas y **negritas**`,
    ]);
  });

  it.each([
    ['tiene listas dentro de listas; deja dos como mucho', '1. '.repeat(13_000)],
    ['tiene listas dentro de listas; deja dos como mucho', '> '.repeat(20_000)],
    ['es un párrafo de más de 3000 letras: pártelo', '_a'.repeat(20_000)],
  ])('is what would hold up the shop: %s', (message, markdown) => {
    expect(issues({}, `Bien.\n\n- Bien.\n${markdown}\n`)).toContainEqual(
      expect.stringMatching(new RegExp(`^texto, línea [67]: ${message}$`)),
    );
  });

  it('isn’t a long list of short lines', () => {
    expect(issues({}, '- Una línea como otra.\n'.repeat(400))).toEqual([]);
  });

  it('is also an empty text', () => {
    expect(issues({}, '\n')).toEqual(['texto, línea 4: está vacío']);
  });

  it('comes together with those of the header', () => {
    expect(issues({ topic: 'x', level: 'y' }, '<b>z</b>')).toHaveLength(3);
  });
});

describe('the articles of the shop', () => {
  const articles = readArticles(projectRoot);
  if (!articles.ok) throw new Error(articleRefusalText(articles.refusal));

  it('are twelve or more, with sources and a quiz each', () => {
    expect(articles.value.length).toBeGreaterThanOrEqual(12);
  });

  it('name products of the catalogue', () => {
    const folder = join(projectRoot, 'data/catalog');
    const skus = new Set(
      readdirSync(folder).flatMap((name) =>
        readFileSync(join(folder, name), 'utf8')
          .split('\n')
          .map((row) => row.split(',')[0]),
      ),
    );
    const missing = articles.value.flatMap(({ related }) => related.filter((sku) => !skus.has(sku)));
    expect(missing).toEqual([]);
  });

  it('are all refused for one fault, in a sentence that names file and field', () => {
    const article = parseArticle(anArticleFile({ level: 'experto' }));
    if (article.ok) throw new Error('not refused');
    expect(articleRefusalText(article.refusal)).toBe(
      'Los artículos de data/articles tienen 1 falta y la tienda no abre:\n' +
        '  data/articles/comer-de-noche.md, level: se esperaba basico o intermedio',
    );
  });
});
