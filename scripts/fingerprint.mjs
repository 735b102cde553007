import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const notSources = /(\.test\.tsx?|\.builders\.ts|\.stamp)$|^(node_modules|dist|testing)$/;

/**
 * A digest of the contents of files and folders: equal for equal sources, wherever and whenever they were checked
 * out, unlike dates.
 * @param {string} root
 * @param {readonly string[]} paths relative to root; missing ones count as empty
 */
export function fingerprint(root, paths) {
  const digest = createHash('sha1');
  for (const path of paths)
    for (const file of filesOf(root, path)) digest.update(file).update(readFileSync(join(root, file)));
  return digest.digest('hex');
}

/**
 * A digest of what the file system knows of the same files without opening them. Equal only if nothing has been
 * written since, on this machine: then the fingerprint, which has to read them all, need not be asked for.
 * @param {Map<string, string>} known what was looked at before: several parts share sources
 */
export function glance(root, paths, known = new Map()) {
  const digest = createHash('sha1');
  for (const path of paths) {
    if (!known.has(path))
      known.set(
        path,
        filesOf(root, path)
          .map((file) => lineOf(root, file))
          .join('\n'),
      );
    digest.update(known.get(path));
  }
  return digest.digest('hex');
}

function lineOf(root, file) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(join(root, file));
  return `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

function filesOf(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats?.isFile()) return [path];
  const files = [];
  const addFolder = (folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (notSources.test(entry.name)) continue;
      const inside = `${folder}/${entry.name}`;
      if (entry.isDirectory()) addFolder(inside);
      else if (entry.isFile()) files.push(inside);
    }
  };
  if (stats) addFolder(path);
  return files;
}
