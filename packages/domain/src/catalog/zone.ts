import type { CategoryId } from './category.ts';

/** Storage zones in picking order: frozen products are picked last, so that they are out of the freezer for the shortest time. */
export const zones = ['seco', 'fresco', 'frio', 'congelado'] as const;
export type Zone = (typeof zones)[number];

export const zoneLabels: Record<Zone, string> = {
  seco: 'Seco',
  fresco: 'Fresco',
  frio: 'Frío',
  congelado: 'Congelado',
};

/** Products of these zones melt or spoil, so their bags are marked. */
export const isColdZone = (zone: Zone): boolean => zone === 'frio' || zone === 'congelado';

const zoneByCategory: Record<CategoryId, Zone> = {
  frutas: 'fresco',
  vegetales: 'fresco',
  lacteos: 'frio',
  carnes: 'frio',
  panaderia: 'seco',
  congelados: 'congelado',
  provisiones: 'seco',
  condimentos: 'seco',
  bebidas: 'seco',
  snacks: 'seco',
  antojitos: 'frio',
};

/** Subcategories in another zone than the rest of their category. */
const zoneBySubcategory = new Map<string, Zone>([
  ['Frutas picadas', 'frio'],
  ['Leche UHT', 'seco'],
  ['Leche evaporada y condensada', 'seco'],
  ['Leche en polvo', 'seco'],
  ['Carnes frías', 'frio'],
  ['Listos para comer', 'frio'],
  ['Dips', 'frio'],
  ['Sofrito y recaíto', 'frio'],
  ['Frituras', 'congelado'],
  ['Pasteles', 'congelado'],
  ['Limbers', 'congelado'],
  ['Dulces típicos', 'seco'],
  ['Mezclas', 'seco'],
]);

/** Phrases in descriptions: "Mantenlo siempre en la nevera", "Mantenlo frío", "Congelado, dulcecito". */
const KEEP_COLD = /mantenlo (?:siempre )?(?:fr[ií]o|en la nevera)|mantenlo siempre en la nevera/iu;
const SOLD_FROZEN = /(?:^|[.,] |y )congelad[oa]s?(?=[,.])/iu;

export interface ZoneFacts {
  readonly categoryId: CategoryId | null;
  readonly subcategory: string | null;
  readonly description: string;
  readonly usage: string;
}

/** The default zone of a product, by its category, subcategory and texts. */
export const zoneOf = ({ categoryId, subcategory, description, usage }: ZoneFacts): Zone => {
  const usual =
    zoneBySubcategory.get(subcategory ?? '') ?? (categoryId ? zoneByCategory[categoryId] : 'seco');
  if (usual === 'frio' && SOLD_FROZEN.test(description)) return 'congelado';
  return usual === 'seco' && KEEP_COLD.test(usage) ? 'frio' : usual;
};
