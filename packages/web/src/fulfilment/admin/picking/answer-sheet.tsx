import type { PickLine } from '@nutricion/domain/fulfilment/pick-sheet';
import { haptic } from '../../../kit/lib/haptics.ts';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { CustomerCall } from './customer-call.tsx';
import { LeaveOut } from './leave-out.tsx';
import { choicesOf } from './short-sheet.tsx';
import { SubstituteCards } from './substitute-cards.tsx';
import { act, type ShownBatch } from './use-batch.ts';

interface AnswerSheetProps {
  readonly line: PickLine;
  readonly shown: ShownBatch;
  readonly onClose: () => void;
}

/** A line waited for its customer: what they said now, or that they can't be reached. */
export const AnswerSheet = ({ line, shown, onClose }: AnswerSheetProps) => {
  const answer = (outcome: { kind: 'leave-out' } | { kind: 'substitute'; productId: string }) => {
    act({ kind: 'answer', line: line.key, units: line.waiting, outcome });
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
      <CustomerCall contact={shown.batch.bags.find(({ number }) => number === line.bag)?.contact ?? null}>
        <SubstituteCards
          choices={choicesOf(line, shown)}
          units={line.waiting}
          from={line}
          onChoose={(productId) => answer({ kind: 'substitute', productId })}
        />
        <LeaveOut
          units={line.waiting}
          isFree={line.isFree}
          onLeaveOut={() => answer({ kind: 'leave-out' })}
        />
      </CustomerCall>
    </Sheet>
  );
};
