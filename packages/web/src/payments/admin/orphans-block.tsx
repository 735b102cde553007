import { paymentMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useState } from 'react';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { ReasonDialog } from '../../kit/admin/reason-dialog.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { type Orphan, resolveOrphan } from './api.ts';

/** Charges at a provider without an order, until somebody has resolved them. */
export const OrphansBlock = ({ orphans }: { readonly orphans: readonly Orphan[] }) => {
  const [refunding, setRefunding] = useState<Orphan | null>(null);
  const canResolve = usePermission()('payments.refund');
  return (
    <Block aria-labelledby="huerfanos" className="mb-4">
      <h2 id="huerfanos">Cobros huérfanos</h2>
      <p className="mt-1 mb-2 text-tinta-suave">
        Están en el proveedor y en ningún pedido. Búscalos en su panel, devuélvelos allí si toca, y di qué
        eran.
      </p>
      <ul className="divide-y divide-linea">
        {orphans.map((orphan) => (
          <li key={orphan.ref} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <span className="min-w-0 text-ui break-all">
              {providerNames[orphan.provider] ?? orphan.provider} · {orphan.ref}
            </span>
            <span className="flex items-center gap-4">
              <b className="num">{formatUsd(paymentMoney.fromJson(orphan).amountCents)}</b>
              {canResolve && (
                <Button size="sm" variant="outline" onClick={() => setRefunding(orphan)}>
                  Resolver
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {refunding && (
        <ReasonDialog
          title="Resolver un cobro huérfano"
          description={`${providerNames[refunding.provider] ?? refunding.provider}, ${formatUsd(paymentMoney.fromJson(refunding).amountCents)}. Sale de la lista con lo que escribas.`}
          action="Resolver"
          question="¿Qué era, y qué hiciste?"
          onSend={(reason) => resolveOrphan(refunding, reason)}
          onClose={() => setRefunding(null)}
        />
      )}
    </Block>
  );
};

const providerNames: Record<string, string> = { stripe: 'Stripe', ath: 'ATH Móvil' };
