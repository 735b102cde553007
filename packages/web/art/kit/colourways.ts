/** The colours of one package: body, its lit and shaded side, the label's paper and its accent. */
export type Colourway = {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly paper: string;
  readonly trim: string;
};

/** Named by what the island knows them from; labels of all of them stay light, so that glyphs read. */
export const COLOURWAYS = {
  recao: { base: '#2F8F62', light: '#57B184', dark: '#1C6846', paper: '#FFF8E8', trim: '#F3D27A' },
  cielo: { base: '#5EA9D1', light: '#93CBE8', dark: '#3B80AB', paper: '#FFFDF6', trim: '#F4E3B2' },
  guayaba: { base: '#DB5C70', light: '#F08A98', dark: '#AF3A4F', paper: '#FFF6EC', trim: '#F9D8A2' },
  mango: { base: '#F2B03D', light: '#FBD07C', dark: '#C98618', paper: '#FFF9EA', trim: '#C8503B' },
  papaya: { base: '#EE8350', light: '#F8AB82', dark: '#C35B2B', paper: '#FFF6E8', trim: '#FBD98B' },
  cafe: { base: '#6F4630', light: '#93634A', dark: '#4A2C1C', paper: '#FBEFD9', trim: '#E0A24B' },
  crema: { base: '#F4E6C8', light: '#FFF6E2', dark: '#D6C196', paper: '#FFFDF5', trim: '#D5604F' },
  blanco: { base: '#FBFAF5', light: '#FFFFFF', dark: '#CFD3CD', paper: '#FFFFFF', trim: '#5EA9D1' },
  uva: { base: '#8C6BB0', light: '#B194CF', dark: '#664789', paper: '#FFF8EE', trim: '#F3D27A' },
  ladrillo: { base: '#B8503A', light: '#D67C62', dark: '#8A3523', paper: '#FFF4E4', trim: '#F3C873' },
  limon: { base: '#BFCB3A', light: '#DFE878', dark: '#8F9B1F', paper: '#FFFDEB', trim: '#3E8F4E' },
  menta: { base: '#3FAEA2', light: '#7DD0C6', dark: '#24807A', paper: '#F7FFFA', trim: '#F6D28B' },
  marino: { base: '#2F5090', light: '#5B7BB5', dark: '#1D3463', paper: '#FFFBF0', trim: '#F0B94B' },
  rosa: { base: '#F2A7B8', light: '#FACBD5', dark: '#CF7C92', paper: '#FFFAF8', trim: '#B8456A' },
  carbon: { base: '#43474B', light: '#6B7076', dark: '#292C2F', paper: '#FBF7EE', trim: '#E0A24B' },
} as const satisfies Record<string, Colourway>;

export type ColourwayName = keyof typeof COLOURWAYS;

/** Tin and aluminium: the bare metal of cans. */
export const METAL: Colourway = {
  base: '#CFD3D1',
  light: '#F3F5F4',
  dark: '#9AA19E',
  paper: '#FFF8E8',
  trim: '#C8503B',
};

export function isColourway(name: string): name is ColourwayName {
  return Object.hasOwn(COLOURWAYS, name);
}

/** A colourway around one colour, for lids and caps that take their colour from a label's accent. */
export function fromBase(base: string): Colourway {
  return {
    base,
    light: mix(base, '#FFFFFF', 0.4),
    dark: mix(base, '#2A1A08', 0.25),
    paper: '#FFFFFF',
    trim: base,
  };
}

function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
