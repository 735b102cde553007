import { CircleCheck, X } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { orderedInOtherTabText, useOrderedInOtherTab } from './ordered-in-other-tab.ts';

interface OrderedNoticeProps {
  readonly className?: string;
  /** Besides opening the order. */
  readonly onLeave?: () => void;
}

/** Where the cart went that another tab ordered. */
export const OrderedNotice = ({ className = '', onLeave }: OrderedNoticeProps) => {
  const { order, dismiss: putAway } = useOrderedInOtherTab();
  const leave = () => {
    putAway();
    onLeave?.();
  };
  return (
    <div role="status" className={order ? className : 'sr-only'}>
      {order && (
        <div className="flex items-start gap-2.5 rounded-ficha bg-rocio py-1 pr-1 pl-3.5 text-ui text-verde-hondo">
          <CircleCheck size={20} strokeWidth={2.1} aria-hidden="true" className="mt-3 flex-none" />
          <p className="min-w-0 flex-1 py-2.5">
            {orderedInOtherTabText(order)}.{' '}
            <Link
              to={`/profile/orders/${order.id}`}
              onClick={leave}
              className="-my-3 inline-flex min-h-11 items-center font-semibold underline"
            >
              Ver el pedido
            </Link>
          </p>
          <IconButton label="Entendido" onClick={putAway}>
            <X size={20} strokeWidth={2.1} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
};
