import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './project.mjs';

/** Copies the drawings into the folder named by the first argument, those in SVG without the space between their elements. */
const folder = process.argv[2];
const drawings = inRoot('packages/art/drawings');
cpSync(drawings, folder, { recursive: true });
for (const name of readdirSync(drawings).filter((each) => each.endsWith('.svg'))) {
  const svg = readFileSync(join(drawings, name), 'utf8');
  writeFileSync(join(folder, name), svg.replace(/>\s+</g, '><').trimEnd());
}
