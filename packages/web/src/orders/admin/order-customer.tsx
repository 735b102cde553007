import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { Phone, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { RecordLink } from '../../accounts/admin/public/record-link.tsx';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { Block } from '../../kit/ui/block.tsx';

/** Who ordered, who receives it, where and when. */
export const OrderCustomer = ({ order }: { readonly order: AdminOrderJson }) => {
  const { customer, phone, recipient, route_id } = order;
  const mayRunRoutes = usePermission()('deliveries.run');
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
        {order.delivery_type === 'home' ? (
          'A domicilio'
        ) : (
          <RecordLink permission="hospitals.read" to={hospitalPath(order.hospital_id)}>
            {order.hospital}
          </RecordLink>
        )}
        {order.place && (
          <>
            <br />
            {order.place}
          </>
        )}
      </p>
      {route_id !== null && mayRunRoutes && (
        <Link
          to={`/admin/deliveries/${route_id}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-verde underline"
        >
          <Truck size={18} strokeWidth={2.1} aria-hidden="true" />
          Su ruta
        </Link>
      )}
      {customer ? (
        <div className="mt-4 rounded-ficha bg-suelo p-4 text-ui leading-snug">
          <p className="font-[650]">
            <RecordLink permission="users.read" to={`/admin/users?persona=${customer.id}`}>
              {customer.full_name}
            </RecordLink>
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

const hospitalPath = (id: string | null) => id && `/admin/hospitals?hospital=${id}`;
