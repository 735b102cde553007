import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { formatDateTime } from '@nutricion/domain/orders/format-date-time';
import { useQuery } from '@tanstack/react-query';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { handoverQuery } from './api.ts';

/** By what an order was handed over: its code, or a photo with who received it and why. */
export const OrderHandover = ({ order: { id, status } }: { readonly order: AdminOrderJson }) => {
  const query = useQuery({ ...handoverQuery(id), enabled: status === 'entregado' });
  if (query.isError)
    return (
      <Block>
        <FailedLoad query={query} heading="h2" />
      </Block>
    );
  const handover = query.data?.handover;
  if (!handover) return null;
  const by = handover.by ? `Lo entregó ${handover.by}` : 'Se entregó';
  return (
    <Block aria-labelledby="entrega">
      <h2 id="entrega" className="text-h3">
        Entrega
      </h2>
      <p className="mt-2 text-ui leading-snug">
        {by} el {formatDateTime(handover.at)}{' '}
        {handover.kind === 'code' ? 'con el código del cliente.' : 'con una foto, sin código.'}
      </p>
      {handover.kind === 'photo' && (
        <dl className="mt-2 grid gap-1 text-ui wrap-anywhere">
          <div>
            <dt className="inline font-[650]">Lo recibió: </dt>
            <dd className="inline">{handover.receiver}</dd>
          </div>
          <div>
            <dt className="inline font-[650]">Por qué: </dt>
            <dd className="inline">{handover.reason}</dd>
          </div>
        </dl>
      )}
      {handover.kind === 'photo' &&
        (handover.photo ? (
          <img
            src={`data:image/jpeg;base64,${handover.photo}`}
            alt="Foto de la entrega"
            className="mt-3 w-full rounded-ficha"
          />
        ) : (
          <p className="mt-2 text-nota text-tinta-suave">La foto se borró: se guardan 90 días.</p>
        ))}
    </Block>
  );
};
