import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { Block } from '../../kit/ui/block.tsx';

/** Who ordered, who receives it, where and when. */
export const OrderCustomer = ({ order }: { readonly order: AdminOrderJson }) => {
  const { customer, phone, recipient } = order;
  const maySeeAccounts = usePermission()('users.read');
  return (
    <Block aria-labelledby="cliente">
      <h2 id="cliente" className="wrap-anywhere">
        {recipient ?? 'Cuenta borrada'}
      </h2>
      {phone && (
        <a
          href={`tel:${phone}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-verde underline"
        >
          <Phone size={18} strokeWidth={2.1} aria-hidden="true" />
          {formatPhone(phone)}
        </a>
      )}
      <p className="leading-snug">
        <b className="font-[650]">
          {longDeliveryDay(order.delivery_date)}, {deliveryWindowLabel(order.delivery_window)}
        </b>
        <br />
        {order.delivery_type === 'home' ? 'A domicilio' : order.hospital}
        {order.place && (
          <>
            <br />
            {order.place}
          </>
        )}
      </p>
      {customer ? (
        <div className="mt-4 rounded-ficha bg-suelo p-4 text-ui leading-snug">
          <p className="font-[650]">
            {maySeeAccounts ? (
              <Link to={`/admin/users?persona=${customer.id}`} className="text-verde underline">
                {customer.full_name}
              </Link>
            ) : (
              customer.full_name
            )}
          </p>
          <p className="wrap-anywhere text-tinta-suave">{customer.email}</p>
          {customer.hospital && <p className="text-tinta-suave">{customer.hospital}</p>}
          {customer.no_shows > 0 && (
            <p className="mt-2 font-semibold text-guayaba-tinta">
              {customer.no_shows === 1
                ? '1 pedido sin recibir ni pagar.'
                : `${customer.no_shows} pedidos sin recibir ni pagar.`}
              {customer.must_prepay && ' Solo debe pedir pagando antes.'}
            </p>
          )}
        </div>
      ) : (
        <p className="mt-4 text-ui text-tinta-suave">
          Quien pidió borró su cuenta: queda lo que se vendió, no a quién.
        </p>
      )}
    </Block>
  );
};
