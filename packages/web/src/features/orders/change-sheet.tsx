import { orderItemMoney, orderMoney, placeOrderMoney } from '@nutricion/contract/order-money';
import type { OrderJson } from '@nutricion/contract/orders';
import { formatUsd } from '@nutricion/domain/money/money';
import {
  type ChangeableLine,
  changeQuantities,
  changeRefusalText,
} from '@nutricion/domain/order/change-quantities';
import { listText } from '@nutricion/domain/text/list-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastSuccess } from '../../lib/toast.ts';
import { call } from '../../shared/api/api.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { ApiProblem } from '../../shared/api/http.ts';
import { ProductArt } from '../../shared/catalog/product-art.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface ChangeSheetProps {
  readonly order: OrderJson;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Less of an order, or some of it not at all; the new total stands on the button before it is agreed to. */
export const ChangeSheet = ({ order, open, onOpenChange }: ChangeSheetProps) => {
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
  const lines = changeableLines(order);
  const units = [...wanted].map(([productId, quantity]) => ({ productId, quantity }));
  const changed = changeQuantities(lines, units, order.ivu_basis_points ?? 0);
  const beforeCents = orderMoney.fromJson(order.due ?? order).totalCents;
  const afterCents = changed.ok ? changed.value.sum.totalCents : beforeCents;
  const save = useSave(order, () => {
    setWanted(new Map());
    onOpenChange(false);
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Quitar productos"
      description={`Pedido ${order.number}. Se puede hasta que empecemos a prepararlo.`}
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
      <ul aria-label="Lo que pediste" className="divide-y divide-linea">
        {order.items.filter(isChangeable).map((item) => (
          <li
            key={item.product_id}
            className="grid grid-cols-[56px_minmax(0,1fr)_132px] items-center gap-3 py-3"
          >
            <ProductArt src={item.image_url} alt="" categoryId={null} className="rounded-[14px]" />
            <p className="min-w-0 leading-snug">
              <b className="font-semibold">{item.title}</b>
              <span className="block text-nota text-tinta-suave">{item.package_label}</span>
            </p>
            <UnitsOf
              item={item}
              quantity={wanted.get(item.product_id) ?? dueOf(item)}
              onChange={(quantity) => setWanted(new Map(wanted).set(item.product_id, quantity))}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-ui empty:hidden">
        {changed.ok
          ? changed.value.lostFree.length > 0 &&
            `Con menos de $100 ya no te ganas los productos gratis: ${listText(changed.value.lostFree)}.`
          : changeRefusalText(changed.refusal)}
      </p>
    </Sheet>
  );
};

type Item = OrderJson['items'][number];

const UnitsOf = ({
  item,
  quantity,
  onChange,
}: {
  readonly item: Item;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}) =>
  quantity === 0 ? (
    <Button variant="outline" size="sm" onClick={() => onChange(dueOf(item))}>
      Dejarlo
    </Button>
  ) : (
    <QuantityStepper quantity={quantity} max={dueOf(item)} name={item.title} onChange={onChange} />
  );

const dueOf = ({ due, quantity }: Item): number => due?.quantity ?? quantity;

const isChangeable = (item: Item): boolean => !item.is_incentive && dueOf(item) > 0;

/** As the rules know them; the place in the order stands for the line's own id. */
const changeableLines = (order: OrderJson): readonly ChangeableLine[] =>
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
    };
  });

const useSave = (order: OrderJson, onDone: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({
      lines,
      totalCents,
    }: {
      readonly lines: { productId: string; quantity: number }[];
      readonly totalCents: number;
    }) =>
      call('POST /api/orders/{id}/lines', {
        params: { id: order.id },
        body: {
          lines,
          version: order.version,
          ...placeOrderMoney.toJson({ expectedTotalCents: totalCents }),
        },
      }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['orders', order.id], changed);
      void queryClient.invalidateQueries({ queryKey: ['orders'], exact: true });
      toastSuccess(`Cambiamos tu pedido ${order.number}`);
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiProblem)
        void queryClient.invalidateQueries({ queryKey: ['orders', order.id], exact: true });
    },
  });
};
