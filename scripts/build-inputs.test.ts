import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputsBeyond, takeInputs, writeInputs } from './build-inputs.mjs';
import { inRoot } from './project.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nutricion-plus-inputs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what a build read', () => {
  it('is told by its bundler once, and is nothing for a part without one', () => {
    writeInputs(folder, new Set(['/a.ts', '/b.ts']));
    expect(takeInputs(folder)).toEqual(['/a.ts', '/b.ts']);
    expect(takeInputs(folder)).toEqual([]);
  });

  it('is missed by sources that name neither the file nor a folder of it', () => {
    const inputs = [inRoot('scripts/start.mjs'), 'scripts/build.mjs', `${inRoot('README.md')}?raw`];
    expect(inputsBeyond(inputs, ['scripts/build.mjs'])).toEqual(['scripts/start.mjs', 'README.md']);
    expect(inputsBeyond(inputs, ['scripts', 'README.md'])).toEqual([]);
  });

  it('counts neither libraries nor what a bundler made up', () => {
    const inputs = [inRoot('node_modules/vitest/package.json'), '\0virtual:entry', 'react', folder];
    expect(inputsBeyond(inputs, [])).toEqual([]);
  });

  it('is not covered by a folder whose name merely begins alike', () => {
    expect(inputsBeyond(['scripts/build.mjs'], ['script'])).toEqual(['scripts/build.mjs']);
  });
});
