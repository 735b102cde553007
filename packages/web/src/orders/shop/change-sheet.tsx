import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { amountsFromJson } from '@nutricion/contract/kit/money';
import { orderItemMoney } from '@nutricion/contract/orders/order-money';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import type { Sellable } from '@nutricion/domain/catalog/product';
import { listText } from '@nutricion/domain/kit/list-text';
import { formatUsd } from '@nutricion/domain/kit/money';
import {
  type ChangeableLine,
  type ChangedOrder,
  changeQuantities,
  changeRefusalText,
} from '@nutricion/domain/orders/change-quantities';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../kit/api/failure-text.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { AddedSearch } from './added-search.tsx';
import { type ChangedLines, soldProductsQuery } from './api.ts';
import { ChangedLine } from './changed-line.tsx';

interface ChangeSheetProps {
  readonly order: Pick<OrderJson, 'id' | 'number' | 'items' | 'ivu_basis_points'>;
  /** What it costs now. */
  readonly totalCents: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Rejects with what the server refuses; what was chosen stays. */
  readonly onSave: (change: ChangedLines) => Promise<unknown>;
  /** For staff who change it for the customer: what else is asked, and no warnings of their own household. */
  readonly forCustomer?: ReactNode;
}

/** Changes quantities of an order or adds products; the new total is on the button before it is confirmed. */
export const ChangeSheet = ({
  order,
  totalCents: beforeCents,
  open,
  onOpenChange,
  onSave,
  forCustomer,
}: ChangeSheetProps) => {
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [addedProducts, setAddedProducts] = useState<readonly ProductCardJson[]>([]);
  const items = order.items.filter(isChangeable);
  const products = [
    ...(useQuery({ ...soldProductsQuery(order), enabled: open }).data ?? []),
    ...addedProducts,
  ];
  const sold = new Map<string, Sellable>(products.map((product) => [product.id, productToSellable(product)]));
  const units = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  const availability = { products: sold, nowMs: Date.now() };
  const changed = changeQuantities(changeableLines(order), units, order.ivu_basis_points ?? 0, availability);
  const afterCents = changed.ok ? changed.value.sum.totalCents : beforeCents;
  const setUnits = (productId: string, quantity: number) =>
    setQuantities((before) => new Map(before).set(productId, quantity));
  const add = (product: ProductCardJson) => {
    if (!items.some((item) => item.product_id === product.id))
      setAddedProducts((before) => [...before.filter(({ id }) => id !== product.id), product]);
    const existingItem = items.find((item) => item.product_id === product.id);
    setUnits(product.id, (quantities.get(product.id) ?? (existingItem ? dueOf(existingItem) : 0)) + 1);
  };
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: () => {
      toastSuccess(forCustomer ? `${order.number} cambiado` : `Cambiamos tu pedido ${order.number}`);
      setQuantities(new Map());
      setAddedProducts([]);
      onOpenChange(false);
    },
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Añadir o quitar"
      description={`Pedido ${order.number}. Se puede hasta que ${forCustomer ? 'se empiece' : 'empecemos'} a prepararlo.`}
      footer={
        <>
          <FormAlert message={save.error ? failureText(save.error) : null} />
          <Button
            size="lg"
            wide
            className="tabular-nums"
            disabled={!changed.ok || units.length === 0}
            loading={save.isPending}
            onClick={() => save.mutate({ lines: units, totalCents: afterCents })}
          >
            {afterCents === beforeCents
              ? `Total ${formatUsd(beforeCents)}`
              : `Cambiar: de ${formatUsd(beforeCents)} a ${formatUsd(afterCents)}`}
          </Button>
        </>
      }
    >
      <ul aria-label={forCustomer ? 'El pedido' : 'Tu pedido'} className="divide-y divide-linea">
        {items.map((item) => (
          <ChangedLine
            key={item.product_id}
            imageUrl={item.image_url}
            title={item.title}
            detail={item.package_label}
            quantity={quantities.get(item.product_id) ?? dueOf(item)}
            maxUnits={dueOf(item) + (sold.get(item.product_id)?.stock ?? 0)}
            usual={dueOf(item)}
            onChange={(quantity) => setUnits(item.product_id, quantity)}
          />
        ))}
        {addedProducts.map((product) => (
          <ChangedLine
            key={product.id}
            imageUrl={product.image_url}
            title={product.title}
            detail={`Nuevo · ${product.package_label}`}
            quantity={quantities.get(product.id) ?? 0}
            maxUnits={product.stock}
            usual={1}
            onChange={(quantity) => setUnits(product.id, quantity)}
          />
        ))}
      </ul>
      <p role="status" className="mt-3 text-ui empty:hidden">
        {changed.ok ? freeText(changed.value) : changeRefusalText(changed.refusal)}
      </p>
      <AddedSearch onAdd={add} isForOthers={forCustomer !== undefined} />
      {forCustomer}
    </Sheet>
  );
};

const freeText = ({ lostFree, returnedFree }: ChangedOrder): string | null => {
  if (lostFree.length > 0)
    return `Con menos de $100 ya no te ganas los productos gratis: ${listText(lostFree)}.`;
  return returnedFree.length > 0
    ? `Vuelves a ganarte los productos gratis: ${listText(returnedFree)}.`
    : null;
};

type Item = OrderJson['items'][number];

const dueOf = ({ due, quantity }: Item): number => due?.quantity ?? quantity;

const isChangeable = (item: Item): boolean => !item.is_incentive && dueOf(item) > 0;

/** As the rules know them; the place in the order stands for the line's own id. */
const changeableLines = (order: Pick<OrderJson, 'items'>): readonly ChangeableLine[] =>
  order.items.map((item, id) => {
    const { unitPriceCents, totalCents } = orderItemMoney.fromJson(item);
    return {
      id,
      productId: item.product_id,
      title: item.title,
      quantity: item.quantity,
      unitPriceCents,
      totalCents,
      cancelledQuantity: item.quantity - dueOf(item),
      pickedQuantity: null,
      taxClass: item.is_taxed ? 'gravado' : 'exento',
      isFree: item.is_incentive,
      agreedCents: item.agreed ? amountsFromJson(item.agreed) : null,
    };
  });
