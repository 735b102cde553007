import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { inRoot, root } from './project.mjs';

/** Left in the folder by a bundler for whoever started it. */
const listFile = '.inputs';

/**
 * A plugin of Vite that adds every file that a build read.
 * @param {Set<string>} inputs
 */
export const noteInputs = (inputs) => ({
  name: 'note-inputs',
  buildEnd() {
    for (const id of this.getModuleIds()) inputs.add(id);
  },
});

/** @param {string} folder @param {Iterable<string>} inputs */
export const writeInputs = (folder, inputs) => writeFileSync(join(folder, listFile), [...inputs].join('\n'));

/** Takes the list out of the folder; a part whose maker writes none has none. */
export function takeInputs(folder) {
  const file = join(folder, listFile);
  try {
    const inputs = readFileSync(file, 'utf8').split('\n');
    rmSync(file);
    return inputs;
  } catch {
    return [];
  }
}

/**
 * Files among `inputs` that lie in none of `sources`: changing them would not rebuild the part.
 * @param {readonly string[]} inputs absolute or relative to the project; a query after `?` is ignored
 * @param {readonly string[]} sources relative to the project
 */
export const inputsBeyond = (inputs, sources) =>
  inputs
    .map((input) => input.replace(/\?.*$/, ''))
    .map((input) => (isAbsolute(input) ? input : inRoot(input)))
    // Bundlers' own modules and libraries left outside are no files of the project.
    .filter((file) => existsSync(file))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((input) => !input.startsWith('..') && !/(^|\/)(node_modules|\.cache)\//.test(input))
    .filter((input) => !sources.some((source) => input === source || input.startsWith(`${source}/`)));
