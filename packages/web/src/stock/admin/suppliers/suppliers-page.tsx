import type { SupplierJson } from '@nutricion/contract/stock/suppliers';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { fold } from '@nutricion/language';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { AdminList } from '../../../kit/admin/list/admin-list.tsx';
import { type ListCodec, oneOf, useListAddress } from '../../../kit/admin/list/list-address.ts';
import type { ListColumn, ListDeclaration } from '../../../kit/admin/list/list-types.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { suppliersQuery } from './api.ts';

const codec: ListCodec = { estado: oneOf(['activos', 'inactivos']) };

/** /admin/suppliers: whom the shop buys of, and how they are reached. */
export const SuppliersPage = () => {
  const address = useListAddress(codec);
  const { q = '', estado } = address.values;
  const navigate = useNavigate();
  const canWrite = usePermission()('suppliers.write');
  const query = useQuery({
    ...suppliersQuery,
    select: ({ suppliers }) => ({
      rows: suppliers.filter(
        ({ name, is_active }) =>
          fold(name).includes(fold(q.trim())) && (!estado || is_active === (estado === 'activos')),
      ),
      next: null,
    }),
  });
  const declaration: ListDeclaration<SupplierJson> = {
    id: 'suplidores',
    title: 'Suplidores',
    noun: { one: 'suplidor', many: 'suplidores' },
    columns,
    filters: [],
    views: [
      { id: 'todos', label: 'Todos', values: {} },
      { id: 'activos', label: 'Activos', values: { estado: 'activos' } },
      { id: 'inactivos', label: 'Inactivos', values: { estado: 'inactivos' } },
    ],
    searchLabel: 'Busca por nombre',
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    versionOf: ({ version }) => version,
    hrefOf: ({ id }) => `/admin/suppliers/${id}`,
    rowActions: [
      { label: 'Abrir', icon: ExternalLink, act: ({ id }) => void navigate(`/admin/suppliers/${id}`) },
    ],
    bulkActions: [],
    empty: {
      title: 'Todavía no hay suplidores',
      text: 'Añade el primero y escógelo en sus productos: así lo que se acaba sale en una orden de compra.',
    },
  };
  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle="A quién se le compra y cómo se le escribe."
      readAll={async () => query.data?.rows ?? []}
      actions={
        canWrite && (
          <Link to="/admin/suppliers/new" className={buttonClass()}>
            <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
            Suplidor nuevo
          </Link>
        )
      }
    />
  );
};

const columns: readonly ListColumn<SupplierJson>[] = [
  {
    id: 'nombre',
    label: 'Nombre',
    isFixed: true,
    isLong: true,
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
    text: ({ name }) => name,
  },
  {
    id: 'estado',
    label: 'Estado',
    onCard: 'corner',
    cell: ({ is_active }) => <Badge>{is_active ? 'Activo' : 'Inactivo'}</Badge>,
    text: ({ is_active }) => (is_active ? 'Activo' : 'Inactivo'),
  },
  {
    id: 'productos',
    label: 'Productos',
    onCard: 'labelled',
    isNumber: true,
    cell: ({ products }) => (
      <>
        {products}
        <span className="md:hidden"> {products === 1 ? 'producto' : 'productos'}</span>
      </>
    ),
    text: ({ products }) => products,
  },
  {
    id: 'correo',
    label: 'Correo',
    isLong: true,
    cell: ({ email }) => email || <span className="text-tinta-suave">Sin correo</span>,
    text: ({ email }) => email,
  },
  {
    id: 'telefono',
    label: 'Teléfono',
    cell: ({ phone }) => formatPhone(phone) || <span className="text-tinta-suave max-md:hidden">—</span>,
    text: ({ phone }) => formatPhone(phone),
  },
];
