import type { ClosureJson } from '@nutricion/contract/fulfilment/delivery-days';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { Link } from 'react-router';

/** The preview or result of a closure: how many orders move, and which customers have to be called. */
export const ClosureResult = ({ result }: { readonly result: ClosureJson }) => (
  <div role="status" className="rounded-ficha bg-suelo p-4 text-ui">
    <ul className="grid gap-1">
      {result.by_route
        .filter(({ orders }) => orders > 0)
        .map(({ route, name, orders, moved }) => (
          <li key={route}>
            <b className="font-[650]">{name}</b>: {movedText(orders, moved, result.is_dry_run)}
          </li>
        ))}
    </ul>
    {result.to.length > 1 && (
      <ul className="mt-2 grid gap-1 text-tinta-suave">
        {result.to.map(({ date, window, orders }) => (
          <li key={`${date} ${window}`}>
            {longDeliveryDay(date)}, {deliveryWindowLabel(window)}: {orders}
          </li>
        ))}
      </ul>
    )}
    {result.by_route.every(({ orders }) => orders === 0) && <p>Ningún pedido que mover: solo se cierra.</p>}
    {result.left.length > 0 && (
      <div className="mt-3">
        <p className="font-[650] text-guayaba-tinta">Estos se quedan: llámalos.</p>
        <ul className="mt-1 grid gap-1">
          {result.left.map(({ id, number, why }) => (
            <li key={id}>
              <Link to={`/admin/orders/${id}`} className="font-semibold text-verde underline">
                {number}
              </Link>{' '}
              {why === 'full' ? 'no cabe en ningún horario de los que escogiste' : 'ya va de camino'}
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);

const movedText = (orders: number, moved: number, isDry: boolean): string => {
  const verb = isDry ? (moved === 1 ? 'se mueve' : 'se mueven') : moved === 1 ? 'se movió' : 'se movieron';
  return orders === moved
    ? `${verb} ${moved === 1 ? 'su pedido' : `sus ${moved} pedidos`}`
    : `${verb} ${moved} de ${orders} pedidos`;
};
