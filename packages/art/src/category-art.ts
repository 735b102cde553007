/**
 * The picture on each category's tile, by category id, as a catalogue art value. Chosen to be told
 * apart at 44 px: no two share an outline. Its picture is at `artUrl(spec)`.
 */
export const categoryArt = {
  frutas: 'single:lechosa',
  vegetales: 'single:broccoli',
  lacteos: 'carton:cielo:glass-of-milk',
  carnes: 'tray:blanco:chuletas',
  panaderia: 'single:pan-sobao',
  congelados: 'frozen-box:cielo:dumpling',
  provisiones: 'bag:guayaba:arroz',
  condimentos: 'oil:recao:olive',
  bebidas: 'bottle:cielo:droplet',
  snacks: 'box:mango:honey-pot',
  antojitos: 'single:mofongo',
} as const satisfies Record<string, string>;

/** Where the shop serves the picture of an art value. */
export function artUrl(spec: string): string {
  return `/art/${spec.replaceAll(':', '-')}.svg`;
}
