import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inRoot } from './project.mjs';

const splash = /<!-- opening -->[\s\S]*<!-- \/opening -->/;
const styleLink = /<link rel="stylesheet"[^>]* href="([^"]+)">/;
const scriptTag = /<script type="module"[^>]*><\/script>/g;

/**
 * Writes `opening/home.html` and others: `index.html` with the prerendered page, which the scripts will take over.
 * Everything for the first paint is in the page, styles too; the scripts' names are in a template, so that they are
 * loaded after that paint, in parallel. Reads and removes Vite's manifest in `folder`; `plugin` is used in that
 * build too.
 */
export async function writeOpeningPages(folder, plugin) {
  const compiled = inRoot(`.cache/prerendered-pages-${process.pid}`);
  await build({
    root: inRoot('packages/web'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [plugin],
    build: {
      ssr: true,
      outDir: compiled,
      emptyOutDir: true,
      rolldownOptions: {
        input: ['fake-browser.ts', 'prerendered-pages.tsx'].map((name) => `src/app/prerender/${name}`),
      },
    },
  });
  // First and by itself: a chunk that the pages import would run before anything that they import beside it.
  await import(pathToFileURL(join(compiled, 'fake-browser.js')).href);
  const { prerenderedPages, prerenderScript } = await import(
    pathToFileURL(join(compiled, 'prerendered-pages.js')).href
  );
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const [place] = index.match(splash) ?? [];
  const styles = index.match(styleLink);
  const scripts = index.match(scriptTag);
  if (!place || !styles || !scripts) throw new Error('index.html has no place for the opening pages');
  const css = readFileSync(join(folder, styles[1]), 'utf8');
  mkdirSync(join(folder, 'opening'));
  for (const { name, html, source } of prerenderedPages()) {
    const links = preloads(manifest, index, [shopOf(manifest), ...(source ? [source] : [])]);
    const later = `<template id="scripts">${scripts.join('')}${links}</template>`;
    const page = index
      .replace(scriptTag, '')
      .replace(styleLink, () => `<style>${css}</style>`)
      .replace(splash, () => html ?? place)
      .replace('</body>', () => `${later}<script>${prerenderScript}</script></body>`);
    writeFileSync(join(folder, 'opening', `${name}.html`), page);
  }
  rmSync(compiled, { recursive: true });
  rmSync(join(folder, '.vite'), { recursive: true });
}

/** The file that vite.config.ts gathers the shell and the home page into. */
function shopOf(manifest) {
  return Object.keys(manifest).find((source) => manifest[source].name === 'shop');
}

/** The scripts of these sources and all that they import, without those that the page names already. */
function preloads(manifest, index, sources) {
  const files = new Set();
  const visit = (source) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the build made no file of ${source}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...files]
    .filter((file) => !index.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}
