import { orderMoney } from '@nutricion/contract/orders/order-money';
import { orderSavings } from '@nutricion/contract/orders/order-savings';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatUsd } from '@nutricion/domain/kit/money';
import { Check, Gift, Hourglass, Mail, PackageOpen, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../kit/ui/button.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';

/** The order was placed: its number, what happens next, and how much cheaper it became, if it did. */
export const Celebration = ({ order }: { readonly order: OrderJson }) => {
  const { delivery } = order;
  const { expectedTotalCents, totalCents } = orderMoney.fromJson(order);
  const savedCents = expectedTotalCents - totalCents;
  const { freeCents } = orderSavings(order);
  const waits = order.review.state === 'waiting';
  const steps = [
    ...(freeCents > 0
      ? [{ icon: Gift, text: `Te llevas ${formatUsd(freeCents)} gratis en frutas y vegetales` }]
      : []),
    { icon: Mail, text: 'Te enviamos un correo con tu pedido' },
    ...(waits ? [{ icon: Hourglass, text: 'Como es grande, una persona lo confirma y te escribe' }] : []),
    { icon: PackageOpen, text: 'Lo preparamos; si falta algo, hacemos lo que pediste' },
    {
      icon: Truck,
      // Its hours stay on one line.
      text: `Llega el ${longDeliveryDay(delivery.date)}, ${deliveryWindowLabel(delivery.window).replaceAll(' ', '\u00a0')}`,
    },
  ];
  return (
    <section className="relative mt-1 mb-4 overflow-hidden rounded-bloque bg-verde-hondo p-5 pt-7 text-white md:mb-7 md:p-10">
      <div className="relative md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-10">
        <div>
          <span
            aria-hidden="true"
            className="grid size-14 place-items-center rounded-ficha bg-brote text-verde-hondo"
          >
            <Check size={32} strokeWidth={3} />
          </span>
          <PageTitle documentTitle={`Pedido ${order.number} recibido`} className="mt-5 text-titular">
            ¡Pedido recibido!
          </PageTitle>
          <p className="mt-2 text-[1.125rem] text-[#d5eede]">
            Tu número es <b className="num text-white">{order.number}</b>
          </p>
          {savedCents > 0 && (
            <p className="mt-4 inline-block rounded-[16px] bg-[#ffffff1a] px-4 py-2.5 font-semibold">
              Bajó de precio: pagas {formatUsd(savedCents)} menos de lo que viste.
            </p>
          )}
          <ol className="mt-6 grid gap-3">
            {steps.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-10 flex-none place-items-center rounded-control bg-[#ffffff1a] text-brote"
                >
                  <Icon size={20} strokeWidth={2.1} />
                </span>
                {text}
              </li>
            ))}
          </ol>
          <Link to="/" className={`${buttonClass('white', 'lg')} mt-7 max-md:w-full`}>
            Volver a la tienda
          </Link>
        </div>
        <img
          src="/art/banner-frutas.svg"
          alt=""
          width={440}
          height={300}
          className="w-[400px] self-end max-md:hidden lg:w-[460px]"
        />
      </div>
    </section>
  );
};
