import { productMoney } from '@nutricion/contract/kit/money';
import { incentiveProductMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ProductCell } from '../../catalog/admin/public/product-cell.tsx';
import { AdminList } from '../../kit/admin/list/admin-list.tsx';
import { type ListCodec, useListAddress } from '../../kit/admin/list/list-address.ts';
import type { ListColumn, ListDeclaration } from '../../kit/admin/list/list-types.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { type IncentiveProduct, incentiveProductsQuery, readAllIncentiveProducts } from './api.ts';

const codec: ListCodec = {};

/** /admin/incentives/products: which products can be chosen for free, and why or why not. */
export const IncentiveProductsPage = () => {
  const address = useListAddress(codec);
  const navigate = useNavigate();
  const query = useQuery({ ...incentiveProductsQuery(address.values), placeholderData: keepPreviousData });
  const declaration: ListDeclaration<IncentiveProduct> = {
    id: 'incentivo',
    title: 'Lo que se regala',
    noun: { one: 'producto', many: 'productos' },
    columns,
    filters: [],
    views: [{ id: 'todas', label: 'Frutas y vegetales', values: {} }],
    searchLabel: '¿Y este producto? Busca cualquiera',
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    versionOf: ({ stock, value }) => stock * 1_000_000 + Math.round(value * 100),
    hrefOf: ({ id }) => `/admin/products/${id}`,
    rowActions: [
      { label: 'Abrir', icon: ExternalLink, act: ({ id }) => void navigate(`/admin/products/${id}`) },
    ],
    bulkActions: [],
    empty: {
      title: 'No hay frutas ni vegetales',
      text: 'El incentivo necesita productos de esas categorías.',
    },
  };
  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle="Se decide con la misma regla que aplica el carrito"
      readAll={() => readAllIncentiveProducts(address.values)}
      actions={
        <Link to="/admin/incentives?vista=incentivo" className={buttonClass('outline')}>
          <ArrowLeft size={20} strokeWidth={2.1} aria-hidden="true" />
          Incentivo
        </Link>
      }
    />
  );
};

const columns: readonly ListColumn<IncentiveProduct>[] = [
  {
    id: 'producto',
    label: 'Producto',
    isFixed: true,
    isLong: true,
    cell: (row) => <ProductCell product={row} isMuted={!row.is_eligible} />,
    text: ({ title }) => title,
  },
  {
    id: 'puede',
    label: '¿Se puede escoger?',
    onCard: 'corner',
    cell: ({ is_eligible }) => <Badge tone={is_eligible ? 'good' : 'bad'}>{is_eligible ? 'Sí' : 'No'}</Badge>,
    text: ({ is_eligible }) => (is_eligible ? 'sí' : 'no'),
  },
  {
    id: 'por-que',
    label: 'Por qué',
    isLong: true,
    cell: ({ why }) => <span className="block md:min-w-56">{why}</span>,
    text: ({ why }) => why,
  },
  {
    id: 'cuenta',
    label: 'Cuenta por',
    isNumber: true,
    cell: (row) => (
      <span className="font-semibold tabular-nums">
        {formatUsd(incentiveProductMoney.fromJson(row).valueCents)}
      </span>
    ),
    text: ({ value }) => value,
  },
  {
    id: 'precio',
    label: 'Precio regular',
    isNumber: true,
    onCard: 'hidden',
    cell: (row) => (
      <span className="tabular-nums">
        {formatUsd(productMoney.fromJson({ price: row.price }).regularPriceCents)}
      </span>
    ),
    text: ({ price }) => price,
  },
  {
    id: 'inventario',
    label: 'Inventario',
    isNumber: true,
    cell: ({ stock }) => (
      <span className="tabular-nums">
        {stock}
        <span className="md:hidden"> en inventario</span>
      </span>
    ),
    text: ({ stock }) => stock,
  },
];
