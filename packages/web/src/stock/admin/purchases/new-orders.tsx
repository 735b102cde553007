import type { SupplierJson } from '@nutricion/contract/stock/suppliers';
import { ListPlus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { failureText } from '../../../kit/api/failure-text.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { fillPurchaseOrders, openPurchaseOrder } from './api.ts';

interface NewOrdersProps {
  readonly suppliers: readonly SupplierJson[];
  /** Products that can be put into drafts now. */
  readonly short: number;
}

/** Drafts of what runs short, or an empty one for a supplier. */
export const NewOrders = ({ suppliers, short }: NewOrdersProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isFilling, setFilling] = useState(false);
  const navigate = useNavigate();
  const fill = async () => {
    setFilling(true);
    try {
      const { orders, products } = await fillPurchaseOrders();
      if (products === 0) toastSuccess('Nada por pedir', 'Alguien lo pidió antes, o ya llegó.');
      else
        toastSuccess(
          orders.length === 1 ? '1 borrador listo' : `${orders.length} borradores listos`,
          products === 1
            ? 'Con 1 producto. Revísalo y envíalo.'
            : `Con ${products} productos. Revísalos y envíalos.`,
        );
      if (orders.length === 1) void navigate(`/admin/purchase-orders/${orders[0]}`);
    } catch (error) {
      toastError('No se pudo preparar', failureText(error));
    }
    setFilling(false);
  };
  return (
    <div className="flex flex-wrap gap-2.5">
      {short > 0 && (
        <Button loading={isFilling} onClick={() => void fill()}>
          <ListPlus size={20} strokeWidth={2.2} aria-hidden="true" />
          Preparar borradores
        </Button>
      )}
      <Button variant={short > 0 ? 'outline' : 'primary'} onClick={() => setOpen(true)}>
        <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
        Orden nueva
      </Button>
      {isOpen && <NewOrderDialog suppliers={suppliers} onClose={() => setOpen(false)} />}
    </div>
  );
};

interface NewOrderDialogProps extends Pick<NewOrdersProps, 'suppliers'> {
  readonly onClose: () => void;
}

const NewOrderDialog = ({ suppliers, onClose }: NewOrderDialogProps) => {
  const form = useId();
  const navigate = useNavigate();
  const [supplier, setSupplier] = useState('');
  const active = suppliers.filter(({ is_active }) => is_active);
  const { isSending, issues, failure, submit, clearError } = useSubmit<'supplier_id'>({
    fields: ['supplier_id'],
    check: () => (supplier === '' ? { supplier_id: 'Escoge un suplidor.' } : {}),
    send: async () => {
      const { id } = await openPurchaseOrder(supplier);
      void navigate(`/admin/purchase-orders/${id}`);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Orden nueva"
      description={
        active.length === 0 ? (
          <>
            Todavía no hay a quién comprarle. <Link to="/admin/suppliers/new">Añade un suplidor</Link> y
            vuelve.
          </>
        ) : (
          'Nace en borrador: le pones productos y la envías cuando esté.'
        )
      }
      actions={
        <>
          <Button type="submit" form={form} loading={isSending} disabled={active.length === 0}>
            Abrir borrador
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Suplidor" error={issues.supplier_id}>
          <Select
            value={supplier}
            onChange={(event) => {
              setSupplier(event.target.value);
              clearError('supplier_id');
            }}
          >
            <option value="">Escoge…</option>
            {active.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <FormAlert message={failure} />
      </form>
    </Dialog>
  );
};

const MAX_NAMED = 12;

/** Products that run short and that no order can have yet. */
export const WithoutSupplier = ({
  products,
}: {
  readonly products: readonly { readonly id: string; readonly title: string }[];
}) =>
  products.length > 0 && (
    <Block aria-labelledby="sin-suplidor" className="mt-4">
      <h2 id="sin-suplidor" className="text-h3">
        Queda poco y no tienen suplidor
      </h2>
      <p className="mt-1 text-ui text-tinta-suave">Escógelo en el producto y salen en el próximo borrador.</p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {products.slice(0, MAX_NAMED).map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`/admin/products/${id}?seccion=precio`}
              className="inline-flex min-h-11 items-center font-semibold text-verde hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {products.length > MAX_NAMED && (
        <p className="mt-1 text-ui text-tinta-suave">Y {products.length - MAX_NAMED} más.</p>
      )}
    </Block>
  );
