import type { StockProductJson } from '@nutricion/contract/stock/stock';
import { ClipboardCheck, PackagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { CountForm } from './count-form.tsx';
import { LotCard } from './lot-card.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { WasteForm } from './waste-form.tsx';

type OpenForm = 'receive' | 'count' | 'waste';

/** Units on hand of a product, and buttons for the forms that change them. */
export const StockOnHand = ({ product }: { readonly product: StockProductJson }) => {
  const [openForm, setOpenForm] = useState<OpenForm | null>(null);
  const canWrite = usePermission()('stock.write');
  const close = () => setOpenForm(null);
  return (
    <Block aria-labelledby="en-el-anaquel">
      <h2 id="en-el-anaquel">En el anaquel</h2>
      <dl className="mt-3 grid grid-cols-3 gap-2">
        <Figure label="Hay" units={product.stock + product.reserved} />
        <Figure label="A la venta" units={product.stock} />
        <Figure label="De pedidos" units={product.reserved} />
      </dl>
      {canWrite && (
        <div className="mt-4 grid gap-2.5 sm:grid-cols-3">
          <Button onClick={() => setOpenForm('receive')}>
            <PackagePlus size={20} strokeWidth={2.2} aria-hidden="true" />
            Recibir
          </Button>
          <Button variant="outline" onClick={() => setOpenForm('count')}>
            <ClipboardCheck size={20} strokeWidth={2.2} aria-hidden="true" />
            Contar
          </Button>
          <Button variant="outline" onClick={() => setOpenForm('waste')}>
            <Trash2 size={20} strokeWidth={2.2} aria-hidden="true" />
            Merma
          </Button>
        </div>
      )}
      {openForm === 'receive' && <ReceiveForm product={product} onClose={close} />}
      {openForm === 'count' && <CountForm product={product} onClose={close} />}
      {openForm === 'waste' && <WasteForm product={product} onClose={close} />}
    </Block>
  );
};

/** The lots of a product. */
export const Lots = ({ product: { lots } }: { readonly product: StockProductJson }) => (
  <Block aria-labelledby="lotes">
    <h2 id="lotes">Lotes</h2>
    {lots.length === 0 ? (
      <p className="mt-2 text-ui text-tinta-suave">
        De ningún lote queda nada anotado. Los que recibas salen aquí, el que vence primero arriba.
      </p>
    ) : (
      <ul className="mt-3 grid gap-2">
        {lots.map((lot) => (
          <li key={lot.id}>
            <LotCard lot={lot} />
          </li>
        ))}
      </ul>
    )}
  </Block>
);

const Figure = ({ label, units }: { readonly label: string; readonly units: number }) => (
  <div className="flex flex-col-reverse rounded-ficha bg-suelo px-3 py-2.5">
    <dt className="text-nota text-tinta-suave">{label}</dt>
    <dd className="num text-[1.625rem] leading-tight">{units}</dd>
  </div>
);
