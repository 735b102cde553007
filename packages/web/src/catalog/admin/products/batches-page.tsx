import { type BatchJson, batchKinds } from '@nutricion/contract/catalog/admin-products-endpoints';
import { formatShortDateTime } from '@nutricion/domain/orders/format-date-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { AdminList } from '../../../kit/admin/list/admin-list.tsx';
import { type ListCodec, oneOf, useListAddress } from '../../../kit/admin/list/list-address.ts';
import type { ListColumn, ListDeclaration } from '../../../kit/admin/list/list-types.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { batchesQuery, readAllBatches } from '../api.ts';

const codec: ListCodec = { clase: oneOf(batchKinds) };

/** /admin/products/batches: bulk changes and imported files, each with who, when and how many. */
export const BatchesPage = () => {
  const address = useListAddress(codec);
  const navigate = useNavigate();
  const { values } = address;
  const query = useQuery({ ...batchesQuery(values), placeholderData: keepPreviousData });
  const declaration: ListDeclaration<BatchJson> = {
    id: 'lotes-de-productos',
    title: 'Cambios en lote',
    noun: { one: 'lote', many: 'lotes' },
    columns,
    filters: [
      {
        name: 'clase',
        label: 'Qué fue',
        choices: batchKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
      },
    ],
    views: [
      { id: 'todos', label: 'Todos', values: {} },
      ...batchKinds.map((kind) => ({ id: kind, label: kindLabels[kind], values: { clase: kind } })),
    ],
    searchLabel: 'Busca por razón o por quién lo hizo',
    keyOf: ({ id }) => id,
    nameOf: batchTitle,
    versionOf: ({ undone_by }) => (undone_by ? 2 : 1),
    hrefOf: ({ id }) => `/admin/products/batches/${id}`,
    rowActions: [
      {
        label: 'Abrir',
        icon: ExternalLink,
        act: ({ id }) => void navigate(`/admin/products/batches/${id}`),
      },
    ],
    bulkActions: [],
    empty: {
      title: 'Todavía no hay lotes',
      text: 'Aquí queda cada cambio de muchos productos y cada archivo que entra, para verlo y deshacerlo.',
    },
  };
  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle="Lo último primero"
      readAll={() => readAllBatches(values)}
      actions={
        <Link to="/admin/products" className={buttonClass('outline')}>
          Productos
        </Link>
      }
    />
  );
};

const kindLabels: Readonly<Record<BatchJson['kind'], string>> = {
  lote: 'Cambios en lote',
  archivo: 'Archivos',
  deshecho: 'Deshechos',
};

/** "Cambio de 12 productos" */
export const batchTitle = ({ kind, products }: Pick<BatchJson, 'kind' | 'products'>): string => {
  const what = products === 1 ? '1 producto' : `${products.toLocaleString('es-PR')} productos`;
  if (kind === 'archivo') return `Archivo de ${what}`;
  return kind === 'lote' ? `Cambio de ${what}` : `Deshizo ${what}`;
};

const columns: readonly ListColumn<BatchJson>[] = [
  { id: 'que', label: 'Qué', isFixed: true, cell: batchTitle, text: batchTitle },
  {
    id: 'quien',
    label: 'Quién',
    cell: ({ by }) => by ?? 'Cuenta borrada',
    text: ({ by }) => by ?? '',
  },
  {
    id: 'cuando',
    label: 'Cuándo',
    cell: ({ created_at }) => <span className="md:whitespace-nowrap">{formatShortDateTime(created_at)}</span>,
    text: ({ created_at }) => created_at,
  },
  {
    id: 'razon',
    label: 'Razón',
    isLong: true,
    cell: ({ reason }) => reason && <span className="text-nota text-tinta-suave">«{reason}»</span>,
    text: ({ reason }) => reason ?? '',
  },
  {
    id: 'estado',
    label: 'Estado',
    onCard: 'corner',
    cell: ({ undone_by }) => undone_by && <Badge tone="state">Deshecho</Badge>,
    text: ({ undone_by }) => (undone_by ? 'Deshecho' : ''),
  },
];
