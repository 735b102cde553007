import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Words that `docs/glossary.md` retired, with what names say instead. */
const retired = new Map([
  ['asked', 'requested'],
  ['came', 'received'],
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['desk', 'fixture'],
  ['goods', 'items, products'],
  ['kept', 'stored, cached, retained'],
  ['mended', 'corrected'],
  ['picture', 'image, snapshot, diff'],
  ['pictured', 'withImage'],
  ['pictures', 'images'],
  ['said', 'text, reply'],
  ['shot', 'screen state'],
  ['shots', 'screen states'],
  ['sitting', 'signed-in run'],
  ['spare', 'superseded'],
  ['told', 'notified, logged, …Json'],
  ['trouble', 'outage, error'],
  ['untold', 'undeclared'],
  ['whoever', 'customer, picker, driver, administrator'],
]);

/** Properties that are stored or sent under these names; `docs/glossary.md`, "Fixed names", says where. */
const fixed = new Set([
  'asked',
  'asked_at',
  'askedAtMs',
  'askedCount',
  'came',
  'codeAskedPerAddressAndIp',
  'codeAskedPerBrowser',
  'deed',
  'delivery_deeds',
  'is_spare',
  'isAsked',
  'kept',
  'kept_in',
  'keptAtMs',
  'keptCents',
  'refund_asked_at',
  'review_asked_at',
  'said',
  'saidBy',
  'told',
  'told_at',
  'told_count',
]);

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const isRetired = (name: string): boolean =>
  /^(MOST|LEAST)_/.test(name) || wordsOf(name).some((word) => retired.has(word));

/** Names that a file declares and that are retired; a fixed name may be a property and what is destructured from one. */
const retiredNamesIn = (path: string, text: string): readonly string[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found = isRetired(basename(path)) ? [basename(path)] : [];
  const visit = (node: ts.Node): void => {
    const { name } = node as { readonly name?: ts.Node };
    if (name && ts.isIdentifier(name) && isDeclaration(node)) {
      if (isRetired(name.text) && !(isPropertyOrTaken(node) && fixed.has(name.text))) found.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** A property, or one that is taken from an object under its own name. */
const isPropertyOrTaken = (node: ts.Node): boolean =>
  isProperty(node) || (ts.isBindingElement(node) && node.propertyName === undefined);

const isProperty = (node: ts.Node): boolean =>
  ts.isPropertySignature(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isEnumMember(node);

const isDeclaration = (node: ts.Node): boolean =>
  isProperty(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isTypeParameterDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  (ts.isImportSpecifier(node) && node.propertyName !== undefined);

describe('names in the code', () => {
  it.each([
    'const keptRow = 1;',
    'const f = (told: number) => told;',
    'const { answer: asked } = reply;',
    'function whoever() {}',
    'class PictureStore {}',
    'interface Deed {}',
    'type Goods = string[];',
    'type Row = { toldBy: string };',
    'const row = { trouble: 1 };',
    'enum Shot { First }',
    'import { row as came } from "./row.ts";',
    'const MOST_LINES = 3;',
  ])('are refused with a retired word: %s', (text) => expect(retiredNamesIn('any.ts', text)).toHaveLength(1));

  it('are refused as the name of a file', () =>
    expect(retiredNamesIn('web/kept-drafts.ts', '')).toEqual(['kept-drafts.ts']));

  it('may be fixed names as properties, and may contain the letters of a retired word', () =>
    expect(retiredNamesIn('any.ts', 'const row = { told_at: 1, screenshot: 2, came: 3 };')).toEqual([]));

  it('have no retired words', () => {
    const root = join(import.meta.dirname, '..');
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    const findings = files
      .split('\n')
      .filter((path) => path !== '' && !path.includes('/migrations/'))
      .flatMap((path) =>
        retiredNamesIn(path, readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
      );
    expect(findings).toEqual([]);
  });
});
