/** How Puerto Rican Spanish pronounces a word: v as b, c before e and i as s, ll as y, x as s, and no h. */
export const soundOf = (word: string): string =>
  word
    .replace(/ch/g, '\u0001')
    .replace(/^h?u(?=[aeio])|w/g, 'gu')
    .replace(/^h?ie/, 'ye')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|[zx]/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/h/g, '')
    .replace(/(.)\1/g, '$1');
