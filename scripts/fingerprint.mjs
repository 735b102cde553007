import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const notSources = /(\.test\.tsx?|\.builders\.ts|\.stamp)$|^(node_modules|dist|testing)$/;

/**
 * A digest of the contents of files and folders: the same sources, wherever and whenever they were
 * checked out, give the same one, which dates don't.
 * @param {string} root
 * @param {readonly string[]} paths relative to root; missing ones count as empty
 */
export function fingerprint(root, paths) {
  const digest = createHash('sha1');
  for (const path of paths) addPath(digest, root, path);
  return digest.digest('hex');
}

function addPath(digest, root, path) {
  const full = join(root, path);
  const stats = statSync(full, { throwIfNoEntry: false });
  if (stats?.isFile()) {
    digest.update(path).update(readFileSync(full));
  } else if (stats) {
    for (const name of readdirSync(full).sort()) {
      if (!notSources.test(name)) addPath(digest, root, `${path}/${name}`);
    }
  }
}
