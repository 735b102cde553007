import type { PurchaseOrderJson } from '@nutricion/contract/stock/purchase-orders';
import { csvFile } from '@nutricion/domain/kit/csv';
import { purchaseMovesFrom } from '@nutricion/domain/stock/purchase-order';
import { Download, Mail, Printer, Send } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { ReasonDialog } from '../../../kit/admin/reason-dialog.tsx';
import { failureText } from '../../../kit/api/failure-text.ts';
import { saveFile } from '../../../kit/lib/save-file.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { movePurchaseOrder } from './api.ts';

interface PurchaseActionsProps {
  readonly order: PurchaseOrderJson;
  /** Nothing goes out before what was typed is saved. */
  readonly isDirty: boolean;
}

/** What can be done with an order as a whole. */
export const PurchaseActions = ({ order, isDirty }: PurchaseActionsProps) => {
  const [dialog, setDialog] = useState<'send' | 'close' | 'cancel' | null>(null);
  const moves = usePermission()('purchases.write') ? purchaseMovesFrom[order.state] : [];
  const closeDialog = () => setDialog(null);
  const end = (move: 'close' | 'cancel') => async (reason: string) => {
    await movePurchaseOrder(order.id, { version: order.version, move, reason });
    toastSuccess(move === 'close' ? 'Orden cerrada' : 'Orden cancelada', order.number);
  };
  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      {moves.includes('send') && (
        <Button disabled={isDirty || order.lines.length === 0} onClick={() => setDialog('send')}>
          <Send size={20} strokeWidth={2.1} aria-hidden="true" />
          Enviar
        </Button>
      )}
      {moves.includes('close') && (
        <Button variant="outline" onClick={() => setDialog('close')}>
          Cerrar
        </Button>
      )}
      <Button variant="outline" disabled={isDirty} onClick={() => window.print()}>
        <Printer size={20} strokeWidth={2.1} aria-hidden="true" />
        Imprimir
      </Button>
      <Button
        variant="outline"
        disabled={isDirty}
        onClick={() => saveFile(`${order.number}.csv`, orderCsv(order), 'text/csv;charset=utf-8')}
      >
        <Download size={20} strokeWidth={2.1} aria-hidden="true" />
        CSV
      </Button>
      {moves.includes('cancel') && (
        <Button variant="outline" disabled={isDirty} onClick={() => setDialog('cancel')}>
          Cancelar orden
        </Button>
      )}
      {dialog === 'send' && <SendDialog order={order} onClose={closeDialog} />}
      {dialog === 'close' && (
        <ReasonDialog
          title={`¿Cerrar ${order.number}?`}
          description="Lo que falta ya no se espera, y puede volver a pedirse."
          action="Cerrar orden"
          question="¿Por qué no viene lo demás?"
          onSend={end('close')}
          onClose={closeDialog}
        />
      )}
      {dialog === 'cancel' && (
        <ReasonDialog
          title={`¿Cancelar ${order.number}?`}
          description={
            order.state === 'borrador'
              ? 'Lo que siga corto vuelve esta noche a un borrador. Si no lo quieres más, quítale su punto de pedir en el producto.'
              : order.sent_to
                ? `Avísale a ${order.supplier.name}: la orden ya le llegó por correo.`
                : 'Nada de ella se espera ya.'
          }
          action="Cancelar orden"
          question="¿Por qué?"
          onSend={end('cancel')}
          onClose={closeDialog}
        />
      )}
    </div>
  );
};

interface SendDialogProps {
  readonly order: PurchaseOrderJson;
  readonly onClose: () => void;
}

/** By mail, or as sent by other means: by telephone, or on paper. */
const SendDialog = ({ order, onClose }: SendDialogProps) => {
  const [sending, setSending] = useState<'mail' | 'other' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { email, name } = order.supplier;
  const send = async (by: 'mail' | 'other') => {
    setSending(by);
    setFailure(null);
    try {
      await movePurchaseOrder(order.id, { version: order.version, move: 'send', mail: by === 'mail' });
      toastSuccess('Orden enviada', by === 'mail' ? `A ${email}` : order.number);
      onClose();
    } catch (error) {
      setFailure(failureText(error));
      setSending(null);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Enviar ${order.number}`}
      description={
        email
          ? `Le llega a ${name} por correo, a ${email}. Después ya no se cambia.`
          : `${name} no tiene correo. Márcala como enviada y dásela en papel o por teléfono; después ya no se cambia.`
      }
      actions={
        <>
          {email && (
            <Button
              loading={sending === 'mail'}
              disabled={sending !== null}
              onClick={() => void send('mail')}
            >
              <Mail size={20} strokeWidth={2.1} aria-hidden="true" />
              Enviar por correo
            </Button>
          )}
          <Button
            variant={email ? 'outline' : 'primary'}
            loading={sending === 'other'}
            disabled={sending !== null}
            onClick={() => void send('other')}
          >
            Ya la di de otra forma
          </Button>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <FormAlert message={failure} />
    </Dialog>
  );
};

const orderCsv = (order: PurchaseOrderJson): string =>
  csvFile([
    [
      'Orden',
      'Suplidor',
      'Código del suplidor',
      'Código',
      'Producto',
      'Empaque',
      'Pedidas',
      'Recibidas',
      'Costo',
      'Total',
    ],
    ...order.lines.map((line) => [
      order.number,
      order.supplier.name,
      line.supplier_code ?? '',
      line.sku,
      line.title,
      line.package_label,
      line.units,
      line.received_units,
      line.cost?.toFixed(2) ?? '',
      line.cost === null ? '' : ((Math.round(line.cost * 100) * line.units) / 100).toFixed(2),
    ]),
  ]);
