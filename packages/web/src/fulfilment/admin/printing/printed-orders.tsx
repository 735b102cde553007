import type { PrintedOrderJson } from '@nutricion/contract/fulfilment/printing';
import { BAGS_MESSAGE, isBagCount, MAX_BAGS } from '@nutricion/domain/fulfilment/bags';
import { printKindLabels } from '@nutricion/domain/fulfilment/printing';
import { Link } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { formatDayAndTime } from '../../../kit/lib/format-time.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { type PrintJob, saveBagCount } from '../api.ts';

interface PrintedOrdersProps {
  readonly orders: readonly PrintedOrderJson[];
  readonly job: PrintJob;
}

/** Orders with their bag counts, which can be corrected before the labels are printed, and what was already printed. */
export const PrintedOrders = ({ orders, job }: PrintedOrdersProps) => (
  <Block aria-label="Los pedidos, en el orden de la ruta">
    <h2 className="text-h3">En el orden de la ruta</h2>
    <ol className="mt-2 divide-y divide-linea">
      {orders.map((order) => (
        <PrintedOrder key={order.id} order={order} job={job} />
      ))}
    </ol>
  </Block>
);

const counts = Array.from({ length: MAX_BAGS + 1 }, (_, count) => count);

const PrintedOrder = ({ order, job }: { readonly order: PrintedOrderJson; readonly job: PrintJob }) => {
  const hasPermission = usePermission();
  const { bags } = order;
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {hasPermission('orders.read') ? (
          <Link
            to={`/admin/orders/${order.id}`}
            className="font-[650] text-verde tabular-nums hover:underline"
          >
            {order.number}
          </Link>
        ) : (
          <b className="tabular-nums">{order.number}</b>
        )}
        <p className="text-ui text-tinta-suave wrap-anywhere">
          {order.delivery_type === 'home'
            ? 'A domicilio'
            : [order.building, order.unit].filter(Boolean).join(' · ')}
        </p>
        {order.prints.length > 0 && (
          <ul className="mt-1 text-nota text-tinta-suave">
            {order.prints.map(({ kind, at, by }) => (
              <li key={kind}>
                {printKindLabels[kind]}: {formatDayAndTime(at)}
                {by && ` · ${by}`}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex items-end gap-2">
        <BagSelect
          text="Bolsas"
          label={`Bolsas sin frío de ${order.number}`}
          value={bags.dry}
          onChange={(dry) => void countBags(order, job, { dry, cold: bags.cold })}
        />
        <BagSelect
          text="Frías"
          label={`Bolsas frías de ${order.number}`}
          value={bags.cold}
          onChange={(cold) => void countBags(order, job, { dry: bags.dry, cold })}
        />
      </div>
    </li>
  );
};

interface BagSelectProps {
  readonly text: string;
  readonly label: string;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

const BagSelect = ({ text, label, value, onChange }: BagSelectProps) => (
  <div>
    <span aria-hidden="true" className="text-nota text-tinta-suave">
      {text}
    </span>
    <Select
      aria-label={label}
      className="w-[84px]"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {counts.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </Select>
  </div>
);

const countBags = async (
  order: PrintedOrderJson,
  job: PrintJob,
  bags: Parameters<typeof saveBagCount>[2],
): Promise<void> => {
  if (!isBagCount(bags)) return toastError('Las bolsas no cambiaron', BAGS_MESSAGE);
  try {
    await saveBagCount(order, job, bags);
  } catch (error) {
    toastError('Las bolsas no se guardaron', failureText(error));
  }
};
