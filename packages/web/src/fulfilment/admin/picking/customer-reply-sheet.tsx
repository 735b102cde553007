import type { PickLine } from '@nutricion/domain/fulfilment/pick-sheet';
import { haptic } from '../../../kit/lib/haptics.ts';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { CustomerCall } from './customer-call.tsx';
import { choicesOf } from './short-sheet.tsx';
import { SkipItem } from './skip-item.tsx';
import { SubstituteCards } from './substitute-cards.tsx';
import { type BatchView, recordActions } from './use-batch.ts';

interface CustomerReplySheetProps {
  readonly line: PickLine;
  readonly batchView: BatchView;
  readonly onClose: () => void;
}

/** Records the customer's reply about a missing product, or that they can't be reached. */
export const CustomerReplySheet = ({ line, batchView, onClose }: CustomerReplySheetProps) => {
  const reply = (outcome: { kind: 'leave-out' } | { kind: 'substitute'; productId: string }) => {
    recordActions({ kind: 'answer', line: line.key, units: line.waiting, outcome });
    haptic('add');
    onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Falta ${line.title}`}
      description={`Bolsa ${line.bag}. Quiere que le preguntes. Si no contesta, déjalo fuera.`}
    >
      <CustomerCall contact={batchView.batch.bags.find(({ number }) => number === line.bag)?.contact ?? null}>
        <SubstituteCards
          choices={choicesOf(line, batchView)}
          units={line.waiting}
          from={line}
          onChoose={(productId) => reply({ kind: 'substitute', productId })}
        />
        <SkipItem units={line.waiting} isFree={line.isFree} onSkip={() => reply({ kind: 'leave-out' })} />
      </CustomerCall>
    </Sheet>
  );
};
