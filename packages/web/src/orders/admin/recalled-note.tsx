import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { TriangleAlert } from 'lucide-react';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { recordRecalledOut } from './api.ts';

interface RecalledNoteProps {
  readonly order: AdminOrderJson;
  readonly isReadOnly: boolean;
}

/** What was recalled after it went into a bag: until it is out of it, the order stays where it is. */
export const RecalledNote = ({ order, isReadOnly }: RecalledNoteProps) => {
  const hasPermission = usePermission();
  const { isSending, failure, submit } = useSubmit({
    fields: [],
    send: async () => {
      await recordRecalledOut(order.id);
      toastSuccess(`${order.number} puede seguir`);
    },
  });
  const isPacked = order.status !== 'en_preparacion' && order.status !== 'esperando_cliente';
  return (
    <section
      aria-label="Lotes retirados"
      className="mb-4 rounded-bloque bg-guayaba-tinte px-5 py-4 text-guayaba-tinta"
    >
      <h2 className="flex items-center gap-2.5 text-h3">
        <TriangleAlert size={22} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
        Este pedido no sale así: lleva algo retirado
      </h2>
      <ul className="mt-2">
        {order.recalled.map(({ item_id, title, lot, units }) => (
          <li key={`${item_id}-${lot}`} className="wrap-anywhere">
            <b>
              {units} × {title}
            </b>
            , lote {lot}
          </li>
        ))}
      </ul>
      {isPacked ? (
        hasPermission('orders.pick') && (
          <Button
            variant="danger"
            className="mt-3"
            loading={isSending}
            disabled={isReadOnly}
            onClick={submit}
          >
            Ya está fuera de la bolsa
          </Button>
        )
      ) : (
        <p className="mt-2 text-ui">Quien lo prepara lo ve en su lote, lo saca y toma otro en su lugar.</p>
      )}
      <FormAlert message={failure} />
    </section>
  );
};
