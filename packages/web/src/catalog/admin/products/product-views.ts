import { categories } from '@nutricion/domain/catalog/category';
import { productStateLabels, productStates } from '@nutricion/domain/catalog/product-state';
import { zoneLabels, zones } from '@nutricion/domain/catalog/zone';
import { type ListCodec, oneOf } from '../../../kit/admin/list/list-address.ts';
import type { ListFilter, ListView } from '../../../kit/admin/list/list-types.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';

type Overview = ApiResponse<'GET /api/admin/products/overview'>;

export const productCodec: ListCodec = {
  estado: oneOf(productStates),
  categoria: oneOf(categories.map(({ id }) => id)),
  zona: oneOf(zones),
};

export const productViews = (overview: Overview | undefined): readonly ListView[] => [
  { id: 'todos', label: 'Todos', values: {}, count: overview?.total.toLocaleString('es-PR') },
  ...productStates.map((id) => ({
    id,
    label: productStateLabels[id],
    values: { estado: id },
    count: overview?.by_state[id]?.toLocaleString('es-PR'),
    isUrgent: id === 'agotados' && (overview?.by_state[id] ?? 0) > 0,
  })),
];

export const productFilters: readonly ListFilter[] = [
  {
    name: 'estado',
    label: 'Estado',
    choices: productStates.map((id) => ({ value: id, label: productStateLabels[id] })),
  },
  {
    name: 'categoria',
    label: 'Categoría',
    choices: categories.map(({ id, label }) => ({ value: id, label })),
  },
  { name: 'zona', label: 'Zona', choices: zones.map((zone) => ({ value: zone, label: zoneLabels[zone] })) },
];
