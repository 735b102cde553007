import type { AdminProductRowJson } from '@nutricion/contract/catalog/admin-products';
import { categories } from '@nutricion/domain/catalog/category';
import { productStateLabels, productStates } from '@nutricion/domain/catalog/product-state';
import { zoneLabels, zones } from '@nutricion/domain/catalog/zone';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, CopyCheck, ExternalLink, FileUp, History, Plus, Store } from 'lucide-react';
import { type ComponentProps, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { AdminList } from '../../../kit/admin/list/admin-list.tsx';
import { type ListCodec, oneOf, useListAddress } from '../../../kit/admin/list/list-address.ts';
import type {
  BulkOutcome,
  ListDeclaration,
  ListFilter,
  ListView,
} from '../../../kit/admin/list/list-types.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { ImportSheet } from '../import/import-sheet.tsx';
import { listFilter, productOverviewQuery, productsQuery, readAllProducts } from '../public/api.ts';
import { BulkSheet, type BulkTarget } from './bulk-sheet.tsx';
import { DuplicatesSheet } from './duplicates-sheet.tsx';
import { productColumns } from './product-columns.tsx';
import { productEdits } from './product-edits.ts';

/** /admin/products: the catalogue as a list, changed row by row, in bulk or by import. */
export const ProductsPage = () => {
  const address = useListAddress(productCodec);
  const { values } = address;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const canWrite = usePermission()('products.write');
  const query = useQuery({ ...productsQuery(values), placeholderData: keepPreviousData });
  const { data: overview } = useQuery(productOverviewQuery);
  const columns = useMemo(
    () => productColumns(canWrite ? productEdits(queryClient) : {}),
    [canWrite, queryClient],
  );
  const [open, setOpen] = useState<'import' | 'duplicates' | null>(null);
  const [bulk, setBulk] = useState<PendingBulk | null>(null);
  const confirmBulk = (target: BulkTarget, what: string): Promise<BulkOutcome> =>
    new Promise((resolve) =>
      setBulk({
        target,
        what,
        onClose: (outcome) => {
          setBulk(null);
          resolve(outcome);
        },
      }),
    );
  const [ownChanges, setOwnChanges] = useState(0);
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: ['admin', 'products'] });
  const changed = () => {
    invalidate();
    setOwnChanges((count) => count + 1);
  };

  const declaration: ListDeclaration<AdminProductRowJson> = {
    id: 'productos',
    title: 'Productos',
    noun: { one: 'producto', many: 'productos' },
    columns,
    filters: productFilters,
    views: productViews(overview),
    searchLabel: 'Busca por nombre, código o etiqueta',
    keyOf,
    nameOf: ({ title }) => title,
    versionOf: ({ version }) => version,
    hrefOf: ({ id }) => `/admin/products/${id}`,
    rowActions: [
      { label: 'Abrir', icon: ExternalLink, act: ({ id }) => void navigate(`/admin/products/${id}`) },
      { label: 'Ver en la tienda', icon: Store, act: ({ id }) => void navigate(`/product/${id}`) },
      ...(canWrite
        ? [
            {
              label: 'Duplicar',
              icon: Copy,
              act: ({ id }: AdminProductRowJson) => void navigate(`/admin/products/new?de=${id}`),
            },
          ]
        : []),
    ],
    bulkActions: canWrite
      ? [
          {
            label: 'Cambiar…',
            isFor: () => true,
            act: (rows) =>
              confirmBulk(
                { ids: rows.map(keyOf) },
                rows.length === 1 ? '1 producto' : `${rows.length} productos`,
              ),
            actOnAll: () => {
              const { after: _, ...filter } = listFilter(values);
              return confirmBulk({ filter }, 'Todos los productos que ves en la lista y los que siguen');
            },
          },
        ]
      : [],
    empty: {
      title: 'Todavía no hay productos',
      text: 'Crea el primero, o importa el catálogo de un archivo.',
    },
  };
  return (
    <>
      <AdminList
        declaration={declaration}
        address={address}
        query={query}
        subtitle={overview && subtitle(overview)}
        readAll={() => readAllProducts(values)}
        ownChanges={ownChanges}
        actions={
          <div className="flex flex-wrap gap-2.5">
            <Link to="/admin/products/batches" className={buttonClass('outline')}>
              <History size={20} strokeWidth={2.1} aria-hidden="true" />
              Lotes
            </Link>
            {canWrite && (
              <>
                <Button variant="outline" onClick={() => setOpen('duplicates')}>
                  <CopyCheck size={20} strokeWidth={2.1} aria-hidden="true" />
                  Repetidos
                </Button>
                <Button variant="outline" onClick={() => setOpen('import')}>
                  <FileUp size={20} strokeWidth={2.1} aria-hidden="true" />
                  Importar
                </Button>
                <Link to="/admin/products/new" className={buttonClass()}>
                  <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
                  Producto nuevo
                </Link>
              </>
            )}
          </div>
        }
      />
      {bulk && <BulkSheet {...bulk} onChanged={invalidate} onUndone={changed} />}
      {open === 'import' && <ImportSheet onClose={() => setOpen(null)} onDone={changed} />}
      {open === 'duplicates' && <DuplicatesSheet onClose={() => setOpen(null)} onDone={changed} />}
    </>
  );
};

type PendingBulk = Pick<ComponentProps<typeof BulkSheet>, 'target' | 'what' | 'onClose'>;

const keyOf = ({ id }: AdminProductRowJson): string => id;

const subtitle = ({
  total,
  by_state,
}: {
  total: number;
  by_state: Readonly<Record<string, number>>;
}): string =>
  `${total.toLocaleString('es-PR')} en el catálogo · ${(by_state['a-la-venta'] ?? 0).toLocaleString('es-PR')} a la venta`;

type Overview = ApiResponse<'GET /api/admin/products/overview'>;

const productCodec: ListCodec = {
  estado: oneOf(productStates),
  categoria: oneOf(categories.map(({ id }) => id)),
  zona: oneOf(zones),
};

const productViews = (overview: Overview | undefined): readonly ListView[] => [
  { id: 'todos', label: 'Todos', values: {}, count: overview?.total.toLocaleString('es-PR') },
  ...productStates.map((id) => ({
    id,
    label: productStateLabels[id],
    values: { estado: id },
    count: overview?.by_state[id]?.toLocaleString('es-PR'),
    isUrgent: id === 'agotados' && (overview?.by_state[id] ?? 0) > 0,
  })),
];

const productFilters: readonly ListFilter[] = [
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
