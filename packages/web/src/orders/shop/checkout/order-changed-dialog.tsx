import { orderChangeMoney } from '@nutricion/contract/orders/order-money';
import type { OrderChangeJson } from '@nutricion/contract/orders/orders';
import { cartChangeText } from '@nutricion/domain/cart/cart-change-text';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useCartNotices } from '../../../cart/public/cart-notices.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';

interface OrderChangedDialogProps {
  /** What the shop refused it for. */
  readonly changes: readonly OrderChangeJson[];
  /** The total on the screen when the customer ordered. */
  readonly expectedCents: number;
  readonly totalCents: number;
  readonly isEmpty: boolean;
  readonly needsWindow: boolean;
  readonly onAccept: () => void;
  readonly onReview: () => void;
  readonly onClose: () => void;
}

/** The order stopped: what changed, what it costs now, and the question whether to go on. */
export const OrderChangedDialog = (props: OrderChangedDialogProps) => {
  const { changes, expectedCents, totalCents, isEmpty, needsWindow } = props;
  const { notices, dismiss } = useCartNotices();
  const texts = changes.map(orderChangeText).filter((text) => text !== null);
  const all = [...notices.map(cartChangeText), ...texts];
  const leave = (go: () => void) => () => {
    dismiss();
    go();
  };
  return (
    <Dialog
      open
      onOpenChange={leave(props.onClose)}
      title="Tu carrito cambió"
      description="Todavía no hicimos el pedido. Mira qué cambió y decide."
      actions={
        <>
          {!isEmpty && (
            <Button onClick={leave(props.onAccept)}>
              {needsWindow ? 'Escoger otra hora' : `Ordenar por ${formatUsd(totalCents)}`}
            </Button>
          )}
          <Button variant="quiet" onClick={leave(props.onReview)}>
            {isEmpty ? 'Volver al carrito' : 'Revisar mi carrito'}
          </Button>
        </>
      }
    >
      <ul className="grid gap-2.5">
        {(all.length > 0 ? all : ['Terminó una oferta y el total cambió.']).map((text) => (
          <li key={text} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2 size-2 flex-none rounded-full bg-guayaba" />
            {text}
          </li>
        ))}
      </ul>
      {!isEmpty && totalCents !== expectedCents && (
        <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-[16px] bg-suelo px-4 py-3 font-[650]">
          Total
          <span className="num text-[1.25rem]">
            <span className="text-ui font-normal text-tinta-suave">
              <span className="sr-only">antes </span>
              <s>{formatUsd(expectedCents)}</s>
            </span>{' '}
            <span className="sr-only">ahora </span>
            {formatUsd(totalCents)}
          </span>
        </p>
      )}
    </Dialog>
  );
};

/** A change that the refreshed cart can't show itself; it shows lost, fewer or dearer products. */
const orderChangeText = (change: OrderChangeJson): string | null => {
  switch (change.kind) {
    case 'slot-full':
      return 'La hora que escogiste se llenó. Escoge otra.';
    case 'incentive-locked':
      return `Te faltan ${formatUsd(orderChangeMoney.fromJson(change).missingCents)} para el incentivo. Guardamos tu elección.`;
    case 'unavailable':
    case 'insufficient-stock':
    case 'dearer':
    case 'incentive-unavailable':
    case 'incentive-not-eligible':
    case 'incentive-over-allowance':
      return null;
  }
};
