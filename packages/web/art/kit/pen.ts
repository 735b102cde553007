/** One gradient stop: [offset 0–1, colour, opacity 0–1 (default 1)]. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Which way a linear gradient runs over the box of what it fills. */
export type Direction = 'across' | 'down' | 'slant';

/**
 * What a drawing draws with. A pen belongs to one picture: it hands out ids that are unique in it
 * and collects the definitions that the drawing refers to.
 */
export type Pen = {
  /** A linear gradient; answers the paint to use as `fill` or `stroke`. */
  linear: (stops: readonly Stop[], direction?: Direction) => string;
  /** A radial gradient centred at (cx, cy) in fractions of the filled box; answers the paint. */
  radial: (stops: readonly Stop[], cx?: number, cy?: number, r?: number) => string;
  /** A clip path made of shape markup; answers the value for `clip-path`. */
  clip: (markup: string) => string;
  /** Keeps markup to be drawn several times; answers a function that draws it under a transform. */
  stamp: (markup: string) => (transform: string) => string;
  /** A prefix that nothing else in this picture uses, for ids that come from elsewhere. */
  prefix: () => string;
  /** All definitions so far, as one `<defs>`; empty when there are none. */
  defs: () => string;
};

const VECTOR: Record<Direction, string> = {
  across: 'x1="0" y1="0" x2="1" y2="0"',
  down: 'x1="0" y1="0" x2="0" y2="1"',
  slant: 'x1="0" y1="0" x2="1" y2="1"',
};

/** A new pen for one picture. Deterministic: the same drawing gives the same markup each time. */
export function createPen(): Pen {
  const definitions: string[] = [];
  // Equal definitions are shared: a heap or a net would otherwise repeat each gradient.
  const idByMarkup = new Map<string, string>();
  let count = 0;
  const next = (letter: string): string => `${letter}${count++}`;

  const define = (letter: string, markup: (id: string) => string): string => {
    const key = markup('');
    const known = idByMarkup.get(key);
    if (known) return known;
    const id = next(letter);
    idByMarkup.set(key, id);
    definitions.push(markup(id));
    return id;
  };

  return {
    linear: (stops, direction = 'across') => {
      const id = define(
        'l',
        (name) => `<linearGradient id="${name}" ${VECTOR[direction]}>${stopMarkup(stops)}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) => {
      const id = define(
        'r',
        (name) =>
          `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${stopMarkup(stops)}</radialGradient>`,
      );
      return `url(#${id})`;
    },
    clip: (markup) => `url(#${define('c', (name) => `<clipPath id="${name}">${markup}</clipPath>`)})`,
    stamp: (markup) => {
      const id = define('s', (name) => `<g id="${name}">${markup}</g>`);
      return (transform) => `<use href="#${id}" transform="${transform}"/>`;
    },
    prefix: () => `${next('n')}_`,
    defs: () => (definitions.length === 0 ? '' : `<defs>${definitions.join('')}</defs>`),
  };
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`;
    })
    .join('');
}

/** Rounds a coordinate to a tenth: finer is not seen and costs bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
