import {
  allergenFields,
  dataFields,
  nutrientFields,
  type ProductField,
  priceFields,
  purchaseFields,
  servingFields,
} from './product-fields.ts';

export const sectionIds = [
  'datos',
  'precio',
  'ofertas',
  'inventario',
  'nutricion',
  'fotos',
  'historial',
] as const;
export type SectionId = (typeof sectionIds)[number];

export const sectionLabels: Record<SectionId, string> = {
  datos: 'Datos',
  precio: 'Precio',
  ofertas: 'Ofertas',
  inventario: 'Inventario',
  nutricion: 'Nutrición y alérgenos',
  fotos: 'Fotos',
  historial: 'Historial',
};

const names = (fields: readonly { readonly name: ProductField }[]) => fields.map(({ name }) => name);

const fieldsBySection: Record<SectionId, readonly string[]> = {
  datos: names(dataFields),
  precio: names([...priceFields, ...purchaseFields]),
  ofertas: [],
  inventario: [],
  nutricion: names([...allergenFields, ...servingFields, ...nutrientFields]),
  fotos: [],
  historial: [],
};

/** The sections that have a field with an error, in their order. */
export const sectionsWithIssues = (
  issues: Readonly<Record<string, string | undefined>>,
): readonly SectionId[] =>
  sectionIds.filter((id) => fieldsBySection[id].some((name) => issues[name] !== undefined));

export const sectionOf = (field: string): SectionId =>
  sectionIds.find((id) => fieldsBySection[id].includes(field)) ?? 'datos';
