import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsBeyond, takeInputs } from './build-inputs.mjs';
import { fingerprint, glance } from './fingerprint.mjs';
import { inRoot, root } from './project.mjs';
import { run } from './run.mjs';

/** Its manifest says what of it may be left out of a bundle. */
const library = (name) => ['src', 'data', 'package.json'].map((part) => `packages/${name}/${part}`);

const shared = [
  ...library('language'),
  ...library('domain'),
  ...library('contract'),
  'package-lock.json',
  'tsconfig.base.json',
  'scripts',
];

/**
 * What is built, from what, in this order. `out` is replaced as a whole when the part is done, so
 * that a build that fails or is cut off leaves the last good one standing.
 */
const parts = [
  {
    title: 'las ilustraciones',
    out: 'packages/web/public/art',
    sources: ['packages/art/drawings', 'scripts/copy-art.mjs'],
    make: (folder) => run(['node', 'scripts/copy-art.mjs', folder]),
    // Whatever lies in this folder is served.
    stampFile: '.cache/packages-web-public-art.stamp',
  },
  {
    title: 'el servidor',
    out: 'packages/server/dist',
    sources: [
      'packages/server/src',
      'packages/server/tsconfig.json',
      ...library('search'),
      ...library('planner'),
      ...shared,
    ],
    make: (folder) => run(['node', 'scripts/bundle-server.mjs', folder]),
  },
  {
    title: 'la web',
    out: 'packages/web/dist',
    sources: [
      'packages/web/src',
      'packages/web/public',
      'packages/web/index.html',
      'packages/web/vite.config.ts',
      'packages/web/chunk-graph.ts',
      'packages/web/pwa-manifest.ts',
      'packages/web/tsconfig.json',
      'packages/web/service-worker',
      ...library('art'),
      'data/search/words',
      ...library('search'),
      ...shared,
    ],
    make: (folder) => run(['node', 'scripts/build-web.mjs', folder]),
  },
];

/**
 * Builds every part whose sources have changed since it was built.
 * @param {{ say?: (text: string) => void, only?: (out: string) => boolean, force?: boolean }} [options]
 * @returns {Promise<{ title: string, output: string } | undefined>} the part that failed, with its output
 */
export async function buildParts({ say = console.log, only = () => true, force = false } = {}) {
  const known = new Map();
  for (const part of parts.filter(({ out }) => only(out))) {
    // An earlier part's output may be a source of a later one, so this can't be computed in advance.
    const seen = glance(root, part.sources, known);
    const stamp = force ? undefined : readStamp(part);
    if (stamp?.seen === seen) continue;
    const mark = fingerprint(root, part.sources);
    if (stamp?.mark !== mark) {
      say(`Construyendo ${part.title}…`);
      const failure = await buildPart(part);
      if (failure !== undefined) return { title: part.title, output: failure };
    }
    writeStamp(part, { mark, seen });
  }
  return undefined;
}

async function buildPart(part) {
  const workshop = inRoot(`.cache/build-${process.pid}`);
  // As deep in the project as its final place, so that source maps find their sources from both.
  const draft = join(workshop, 'dist');
  mkdirSync(draft, { recursive: true });
  try {
    const { code, output } = await part.make(draft);
    if (code !== 0) return output;
    const missed = inputsBeyond(takeInputs(draft), part.sources);
    if (missed.length > 0)
      return `${part.out} is made of files that its sources in scripts/build-parts.mjs lack:\n${missed.join('\n')}\n`;
    replaceFolder(inRoot(part.out), draft, join(workshop, 'old'));
    return undefined;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function replaceFolder(folder, draft, old) {
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(draft, folder);
}

/** Inside the output, so that it is deleted with it. */
const stampFileOf = ({ out, stampFile = `${out}/.stamp` }) => inRoot(stampFile);

/** What the part was built from: the fingerprint of its sources, and their glance when it was last compared. */
function readStamp(part) {
  try {
    if (!existsSync(inRoot(part.out))) return undefined;
    const [mark, seen] = readFileSync(stampFileOf(part), 'utf8').split('\n');
    return { mark, seen };
  } catch {
    return undefined;
  }
}

function writeStamp(part, { mark, seen }) {
  try {
    writeFileSync(stampFileOf(part), `${mark}\n${seen}`);
  } catch {
    // Of a folder that only others may write into: its sources are read at each start.
  }
}
