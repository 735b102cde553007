import { createHash } from 'node:crypto';
import { optimize } from 'svgo';

/**
 * A picture with all that isn't seen taken away. Its ids get a prefix of the file's own, so that two
 * pictures may also stand inline on one page.
 */
export function optimiseSvg(svg: string, fileName: string): string {
  const prefix = `a${createHash('sha256').update(fileName).digest('hex').slice(0, 5)}`;
  return optimize(svg, {
    // Measured on 200 pictures: more passes take three times as long and save 0.2 %.
    multipass: false,
    floatPrecision: 2,
    plugins: [
      { name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision: 1 } } } },
      { name: 'prefixIds', params: { prefix, delim: '' } },
    ],
  }).data;
}
