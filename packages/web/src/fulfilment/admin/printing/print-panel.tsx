import type { PrintedOrderJson } from '@nutricion/contract/fulfilment/printing';
import { type PrintKind, printKindLabels, printKinds } from '@nutricion/domain/fulfilment/printing';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { newId } from '../../../kit/lib/new-id.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { useIsOnline } from '../../../kit/offline/offline-banner.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { CheckChip } from '../../../kit/ui/check-chip.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { markPrinted, type Printed, type PrintJob, refetchPrinted } from '../api.ts';
import { PrintSheets } from './print-sheets.tsx';
import { PrintedOrders } from './printed-orders.tsx';

interface PrintPanelProps {
  readonly printed: Printed;
  readonly job: PrintJob;
}

/** A preview of the documents, and the print button. */
export const PrintPanel = ({ printed: { orders, still_packing, left_out }, job }: PrintPanelProps) => {
  const choice = usePrintChoice(orders);
  const [sent, setSent] = useState<SentPrint | null>(null);
  const sheets = <PrintSheets of={choice.of} hasPrices={choice.hasPrices} />;
  const isNothing = printKinds.every((kind) => choice.of[kind].length === 0);
  const print = (): void => {
    window.print();
    setSent({ id: newId(), of: choice.of });
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="grid gap-4">
        <Block aria-label="Qué se imprime">
          <fieldset>
            <legend className="mb-2 text-ui font-semibold">Papeles</legend>
            <div className="flex flex-wrap gap-2">
              {printKinds.map((kind) => (
                <CheckChip
                  key={kind}
                  checked={choice.kinds.includes(kind)}
                  onChange={() => choice.toggleKind(kind)}
                >
                  {printKindLabels[kind]}
                </CheckChip>
              ))}
            </div>
          </fieldset>
          <fieldset className="mt-4">
            <legend className="mb-2 text-ui font-semibold">Además</legend>
            <div className="flex flex-wrap gap-2">
              {choice.kinds.includes('slip') && (
                <CheckChip checked={choice.hasPrices} onChange={() => choice.setPrices(!choice.hasPrices)}>
                  Precios en las hojas
                </CheckChip>
              )}
              {choice.isSomePrinted && (
                <CheckChip checked={choice.wantsAll} onChange={() => choice.setAll(!choice.wantsAll)}>
                  También lo ya impreso
                </CheckChip>
              )}
            </div>
          </fieldset>
          <p className="mt-4 text-nota text-tinta-suave">
            Las etiquetas son de 4 × 3 pulgadas y lo demás, carta. Si tienes una impresora para cada tamaño,
            imprime los papeles por separado.
          </p>
          <Notes stillPacking={still_packing} excluded={left_out} isAllPrinted={choice.isAllPrinted} />
          <Button size="lg" wide className="mt-4" disabled={isNothing} onClick={print}>
            <Printer size={22} strokeWidth={2.2} aria-hidden="true" />
            {isNothing ? 'Nada por imprimir' : `Imprimir ${countText(choice.of)}`}
          </Button>
        </Block>
        <PrintedOrders orders={orders} job={job} />
      </div>
      <section aria-label="Así sale" className="print-preview grid gap-4">
        {isNothing ? <p className="text-tinta-suave">Aquí ves cada papel antes de imprimirlo.</p> : sheets}
      </section>
      {createPortal(<div className="print-sheets">{sheets}</div>, document.body)}
      {sent && <PrintedConfirmation sent={sent} job={job} onClose={() => setSent(null)} />}
    </div>
  );
};

const countText = (of: SentPrint['of']): string => {
  const labels = of.label.reduce((sum, { bags }) => sum + bags.dry + bags.cold, 0);
  const parts = [
    labels > 0 && (labels === 1 ? '1 etiqueta' : `${labels} etiquetas`),
    of.slip.length > 0 && (of.slip.length === 1 ? '1 hoja' : `${of.slip.length} hojas`),
    of.route.length > 0 && 'la ruta',
  ].filter((part) => part !== false);
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}` : (parts[0] ?? '');
};

interface NotesProps {
  readonly stillPacking: number;
  readonly excluded: readonly string[];
  readonly isAllPrinted: boolean;
}

const Notes = ({ stillPacking, excluded, isAllPrinted }: NotesProps) => {
  const notes = [
    isAllPrinted && 'Todo esto ya se imprimió. Para repetirlo, escoge «También lo ya impreso».',
    stillPacking === 1 && '1 pedido de esta ronda todavía se prepara: no sale aquí.',
    stillPacking > 1 && `${stillPacking} pedidos de esta ronda todavía se preparan: no salen aquí.`,
    excluded.length > 0 && `Sin papeles, por cancelado o vencido: ${excluded.join(', ')}.`,
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p
      key={note}
      role="status"
      className="mt-3 rounded-ficha bg-mango-tinte px-4 py-2.5 text-ui text-mango-tinta"
    >
      {note}
    </p>
  ));
};

interface SentPrint {
  /** Made once for each print, so that a repeated confirmation is stored once. */
  readonly id: string;
  readonly of: Readonly<Record<PrintKind, readonly PrintedOrderJson[]>>;
}

interface PrintedConfirmationProps {
  readonly sent: SentPrint;
  readonly job: PrintJob;
  readonly onClose: () => void;
}

/** A browser can't tell whether paper came out, so the user confirms it. */
const PrintedConfirmation = ({ sent, job, onClose }: PrintedConfirmationProps) => {
  const isOnline = useIsOnline();
  const { isSending, failure, submit } = useSubmit({
    fields: [],
    send: async () => {
      for (const kind of printKinds)
        if (sent.of[kind].length > 0)
          await markPrinted({ id: sent.id, kinds: [kind], order_ids: sent.of[kind].map(({ id }) => id) });
      await refetchPrinted(job);
      toastSuccess('Anotado como impreso');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="¿Salió bien?"
      description="Si salió, queda anotado quién lo imprimió y cuándo, y no se imprime dos veces sin querer."
      actions={
        <>
          <Button loading={isSending} disabled={!isOnline} onClick={submit}>
            Sí, salió todo
          </Button>
          <Button variant="outline" onClick={onClose}>
            No, lo repito
          </Button>
        </>
      }
    >
      <FormAlert message={failure} />
      {!isOnline && <p className="text-ui">Sin señal: deja esto abierto y contesta cuando vuelva.</p>}
    </Dialog>
  );
};

/** What is printed of these orders: kinds of documents, with or without prices, and only those not printed yet. */
const usePrintChoice = (orders: readonly PrintedOrderJson[]) => {
  const [kinds, setKinds] = useState<readonly PrintKind[]>(printKinds);
  const [hasPrices, setPrices] = useState(true);
  const [wantsAll, setAll] = useState(false);
  const missing = (kind: PrintKind) => orders.filter((order) => !isPrinted(order, kind));
  const isAllPrinted = kinds.every((kind) => missing(kind).length === 0);
  const printed = (kind: PrintKind): readonly PrintedOrderJson[] => {
    if (!kinds.includes(kind)) return [];
    if (wantsAll || missing(kind).length === orders.length) return orders;
    // The route sheet lists all stops, so one new stop means printing it again with all of them.
    return kind === 'route' ? (missing(kind).length > 0 ? orders : []) : missing(kind);
  };
  return {
    kinds,
    toggleKind: (kind: PrintKind) =>
      setKinds(kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind]),
    hasPrices,
    setPrices,
    wantsAll,
    setAll,
    isAllPrinted,
    isSomePrinted: kinds.some((kind) => missing(kind).length < orders.length),
    of: { label: printed('label'), slip: printed('slip'), route: printed('route') },
  };
};

const isPrinted = ({ prints }: PrintedOrderJson, kind: PrintKind): boolean =>
  prints.some((print) => print.kind === kind);
