import { formatPhone } from '@nutricion/domain/kit/contact';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { useSession } from '../../../accounts/public/session.ts';
import { PageHead } from '../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { NewOrderForm } from './new-order-form.tsx';
import { customerCheckoutQuery } from './telephone-api.ts';

/** /admin/orders/new: an order for the customer on the telephone, who stands in the address once found. */
export const NewOrderPage = () => {
  const [params, setParams] = useSearchParams();
  const mayChange = usePermission()('orders.change');
  const customerId = params.get('cliente');
  if (!mayChange)
    return (
      <>
        <PageHead title="Nuevo pedido" />
        <Block>
          <p>
            Tu rol no pone pedidos por otras personas. Pídeselo a quien lleva las cuentas o administra la
            tienda.
          </p>
        </Block>
      </>
    );
  return customerId === null ? (
    <>
      <PageHead title="Nuevo pedido">Para quien llama a la tienda</PageHead>
      <CustomerSearch onPick={(id) => setParams({ cliente: id })} />
    </>
  ) : (
    <OrderFor key={customerId} customerId={customerId} onOther={() => setParams({})} />
  );
};

interface OrderForProps {
  readonly customerId: string;
  readonly onOther: () => void;
}

const OrderFor = ({ customerId, onOther }: OrderForProps) => {
  const session = useSession();
  const query = useQuery(customerCheckoutQuery(customerId));
  const other = (
    <Button variant="outline" onClick={onOther}>
      Otra persona
    </Button>
  );
  if (!query.data || session.status !== 'signed-in')
    return (
      <>
        <PageHead title="Nuevo pedido" actions={other} />
        {query.isError ? (
          <Block>
            <FailedLoad query={query} />
          </Block>
        ) : (
          <Skeleton className="h-96 w-full rounded-bloque bg-papel!" />
        )}
      </>
    );
  const { customer, hospital, prepayReason } = query.data;
  const refusal = customer.is_verified
    ? prepayReason
    : 'Su cuenta no está verificada todavía. Verifícala en «Usuarios» y vuelve aquí.';
  return (
    <>
      <PageHead title={`Nuevo pedido para ${customer.full_name}`} actions={other}>
        {[hospital?.name, customer.email, customer.phone && formatPhone(customer.phone)]
          .filter(Boolean)
          .join(' · ')}
      </PageHead>
      {refusal ? (
        <Block>
          <h2>No puede pedir por teléfono</h2>
          <p className="mt-2">{customer.is_verified ? PREPAYS : refusal}</p>
        </Block>
      ) : (
        <NewOrderForm
          clerkId={session.user.id}
          customerId={customerId}
          options={query.data}
          onStale={query.refetch}
        />
      )}
    </>
  );
};

const PREPAYS =
  'Faltó a varias entregas y paga antes de recibir: tiene que pedir en la tienda, con tarjeta o ATH Móvil. Si fue un error, quítale la falta en el pedido que no se entregó.';
