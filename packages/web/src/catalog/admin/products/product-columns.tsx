import type { AdminProductRowJson } from '@nutricion/contract/catalog/admin-products';
import { productMoney } from '@nutricion/contract/kit/money';
import { categoryIdOf } from '@nutricion/domain/catalog/category';
import { stockText } from '@nutricion/domain/catalog/stock-display';
import { zoneLabels } from '@nutricion/domain/catalog/zone';
import { formatUsd } from '@nutricion/domain/kit/money';
import type { CellEdit, ListColumn } from '../../../kit/admin/list/list-types.ts';
import { WarningsCell } from '../../../kit/admin/list/warnings-cell.tsx';
import { Chip } from '../../../kit/ui/chip.tsx';
import { Ring } from '../../../kit/ui/ring.tsx';
import { ProductCell } from '../public/product-cell.tsx';

/** Editable cells by column; empty for users without permission to write. */
export type ProductEdits = Readonly<
  Partial<Record<'precio' | 'activo' | 'lugar', CellEdit<AdminProductRowJson>>>
>;

export const productColumns = (edits: ProductEdits): readonly ListColumn<AdminProductRowJson>[] => [
  {
    id: 'producto',
    label: 'Producto',
    isFixed: true,
    isLong: true,
    cell: (row) => <ProductCell product={row} isMuted={!row.is_active} />,
    text: ({ title }) => title,
  },
  {
    id: 'categoria',
    label: 'Categoría',
    onCard: 'hidden',
    cell: ({ category }) => (
      <span data-cat={categoryIdOf(category) ?? 'todas'} className="block max-w-32">
        <Chip tone="category">{category}</Chip>
      </span>
    ),
    text: ({ category }) => category,
  },
  {
    id: 'precio',
    label: 'Precio',
    isNumber: true,
    onCard: 'corner',
    cell: (row) => <Price row={row} />,
    text: ({ price }) => price,
    ...(edits.precio && { edit: edits.precio }),
  },
  {
    id: 'inventario',
    label: 'Inventario',
    cell: ({ stock }) => {
      const warning = stockText(stock);
      return (
        <span className="flex items-center gap-2 md:flex-col md:items-start md:gap-0.5">
          <span className={`font-semibold tabular-nums ${warning ? 'text-guayaba-tinta' : ''}`}>
            {stock}
            <span className="font-normal md:hidden"> en inventario</span>
          </span>
          {warning && <span className="text-nota whitespace-nowrap text-guayaba-tinta">{warning}</span>}
        </span>
      );
    },
    text: ({ stock }) => stock,
  },
  {
    id: 'lugar',
    label: 'Lugar',
    cell: ({ aisle, zone }) => (
      <span className="block text-left leading-tight md:whitespace-nowrap">
        <span className="max-md:hidden">
          {aisle ? `Pasillo ${aisle}` : <span className="text-tinta-suave">Sin pasillo</span>}
        </span>
        <span className="text-tinta-suave md:block md:text-nota">{zoneLabels[zone]}</span>
        {aisle && <span className="text-tinta-suave md:hidden"> · pasillo {aisle}</span>}
      </span>
    ),
    text: ({ aisle, zone }) => (aisle ? `${zoneLabels[zone]} · ${aisle}` : zoneLabels[zone]),
    ...(edits.lugar && { edit: edits.lugar }),
  },
  {
    id: 'datos',
    label: 'Datos',
    cell: ({ completeness }) => (
      <span className="flex items-center gap-2 whitespace-nowrap tabular-nums">
        <Ring
          share={completeness / 100}
          color={completeness < 50 ? 'var(--guayaba)' : completeness < 100 ? 'var(--cielo)' : 'var(--verde)'}
          track="var(--linea)"
        />
        {completeness} %<span className="text-tinta-suave md:hidden"> de los datos</span>
      </span>
    ),
    text: ({ completeness }) => completeness,
  },
  {
    id: 'activo',
    label: 'A la venta',
    onCard: 'hidden',
    cell: ({ is_active }) => (is_active ? 'Sí' : 'No'),
    text: ({ is_active }) => (is_active ? 'sí' : 'no'),
    ...(edits.activo && { edit: edits.activo }),
  },
  {
    id: 'no-se-vende',
    label: 'No se vende por',
    cell: ({ why_not }) => <WarningsCell warnings={why_not} />,
    text: ({ why_not }) => why_not.join('; '),
  },
];

const Price = ({ row }: { readonly row: AdminProductRowJson }) => {
  const { regularPriceCents, unitPriceCents } = productMoney.fromJson(row);
  if (unitPriceCents === regularPriceCents)
    return <span className="font-semibold tabular-nums">{formatUsd(regularPriceCents)}</span>;
  return (
    <span className="block leading-tight tabular-nums">
      <span className="block font-semibold text-guayaba-tinta">
        <span className="sr-only">en oferta </span>
        {formatUsd(unitPriceCents)}
      </span>
      <span className="text-nota text-tinta-suave">
        <span className="sr-only">regular </span>
        <s>{formatUsd(regularPriceCents)}</s>
      </span>
    </span>
  );
};
