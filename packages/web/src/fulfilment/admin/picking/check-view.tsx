import { isBagComplete, linesOfBag, type PickBag } from '@nutricion/domain/fulfilment/pick-sheet';
import { useState } from 'react';
import { FootBar } from '../../../kit/admin/sending/foot-bar.tsx';
import { failureText } from '../../../kit/api/failure-text.ts';
import { haptic } from '../../../kit/lib/haptics.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { useIsOnline } from '../../../kit/offline/offline-banner.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { markBagReady } from '../api.ts';
import { cachedBatch } from './cached-batch.ts';
import { CheckedBag } from './checked-bag.tsx';
import { sendQueue } from './send-queue.ts';
import type { BatchView } from './use-batch.ts';

interface CheckViewProps {
  readonly batchView: BatchView;
  readonly onWalk: () => void;
}

/** The picker compares each bag with its list and marks its order as ready. */
export const CheckView = ({ batchView, onWalk }: CheckViewProps) => {
  const { sheet, batch } = batchView;
  const { isSending, ready } = useReady(batchView);
  const isOnline = useIsOnline();
  const picking = sheet.bags.filter(({ state }) => state === 'picking');
  const checked = picking.filter(({ isChecked }) => isChecked);
  return (
    <>
      <ul className="grid items-start gap-3 lg:grid-cols-2">
        {batch.bags.map((bag) => (
          <li key={bag.number}>
            <CheckedBag
              batchView={batchView}
              bag={bag}
              lines={linesOfBag(sheet, bag.number)}
              isComplete={isBagComplete(sheet, bag.number)}
            />
          </li>
        ))}
      </ul>
      <FootBar>
        <Button variant="outline" size="lg" onClick={onWalk}>
          Recorrido
        </Button>
        <Button
          size="lg"
          className="min-w-0 flex-1"
          loading={isSending}
          disabled={checked.length === 0 || !isOnline}
          onClick={() => void ready(checked)}
        >
          {isOnline ? readyText(checked.length, picking.length) : 'Listo, cuando haya señal'}
        </Button>
      </FootBar>
    </>
  );
};

const readyText = (checked: number, picking: number): string => {
  if (checked === 0) return 'Revisa las bolsas';
  if (checked === 1) return picking === 1 ? 'Listo' : 'Listo: 1 pedido';
  return `Listo: ${checked} pedidos`;
};

/** Marks each bag ready; a refusal is shown and the others go on. */
const useReady = ({ batch }: BatchView) => {
  const [isSending, setSending] = useState(false);
  const ready = async (bags: readonly PickBag[]): Promise<void> => {
    setSending(true);
    await sendQueue({ fresh: true });
    const done: string[] = [];
    try {
      if ((cachedBatch.get()?.queue.length ?? 0) > 0) throw new Error('what was done is not sent yet');
      for (const { number } of bags) done.push(await markBagReady(batch.id, number));
    } catch (error) {
      haptic('error');
      toastError(
        'No quedó listo todo',
        failureText(error, 'Falta enviar lo que hiciste. Busca señal e intenta de nuevo.'),
      );
    }
    await sendQueue({ fresh: true });
    setSending(false);
    if (done.length === 0) return;
    haptic('success');
    toastSuccess(done.length === 1 ? `${done[0]} está listo` : `${done.length} pedidos están listos`);
  };
  return { isSending, ready };
};
