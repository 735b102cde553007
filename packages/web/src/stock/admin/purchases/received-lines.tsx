import type { PurchaseLineJson, PurchaseOrderJson } from '@nutricion/contract/stock/purchase-orders';
import { formatUsd } from '@nutricion/domain/kit/money';
import { receivingStates } from '@nutricion/domain/stock/purchase-order';
import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { ReceiveForm } from '../receive-form.tsx';

/** The lines of an order that was sent: how many of each were received, and the form to receive more. */
export const ReceivedLines = ({ order }: { readonly order: PurchaseOrderJson }) => {
  const [receivingId, setReceivingId] = useState<PurchaseLineJson['product_id'] | null>(null);
  // A refused receipt reads the order again, so the form counts from what a colleague received.
  const receiving = order.lines.find(({ product_id }) => product_id === receivingId);
  const canReceive = usePermission()('stock.write') && receivingStates.includes(order.state);
  return (
    <Block aria-labelledby="lineas">
      <h2 id="lineas" className="text-h3">
        Productos
      </h2>
      <ul className="mt-2 divide-y divide-linea">
        {order.lines.map((line) => (
          <li key={line.product_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-56 leading-snug">
              <Link
                to={`/admin/stock/${line.product_id}`}
                className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline"
              >
                {line.title}
              </Link>
              <span className="block text-nota text-tinta-suave">
                {line.package_label}
                {line.supplier_code && ` · código ${line.supplier_code}`} ·{' '}
                {line.cost === null ? 'sin costo' : `a ${formatUsd(Math.round(line.cost * 100))}`}
              </span>
            </p>
            <p className="ml-auto flex-none text-right">
              <span className="num block text-[1.25rem] leading-none">{line.received_units}</span>
              <span className="text-nota text-tinta-suave">de {line.units} pedidas</span>
            </p>
            {canReceive && (
              <Button
                variant={line.received_units < line.units ? 'quiet' : 'outline'}
                size="sm"
                aria-label={`Recibir ${line.title}`}
                onClick={() => setReceivingId(line.product_id)}
              >
                <PackagePlus size={18} strokeWidth={2.2} aria-hidden="true" />
                Recibir
              </Button>
            )}
          </li>
        ))}
      </ul>
      {receiving && (
        <ReceiveForm
          product={{ id: receiving.product_id, title: receiving.title, zone: receiving.zone }}
          order={{
            id: order.id,
            receivedUnits: receiving.received_units,
            left: receiving.units - receiving.received_units,
            typed: {
              units: String(Math.max(receiving.units - receiving.received_units, 0) || ''),
              supplier: order.supplier.name,
              cost: receiving.cost?.toFixed(2) ?? '',
            },
          }}
          onClose={() => setReceivingId(null)}
        />
      )}
    </Block>
  );
};
