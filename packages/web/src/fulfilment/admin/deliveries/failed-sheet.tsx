import type { DeliveryStopJson } from '@nutricion/contract/fulfilment/deliveries';
import { failureReasons } from '@nutricion/domain/fulfilment/delivery-route';
import { useState } from 'react';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { recordAction } from './use-route.ts';

interface FailedSheetProps {
  readonly stop: DeliveryStopJson;
  readonly onClose: () => void;
}

/** A delivery that failed, with its reason. What happens next is chosen at the stop. */
export const FailedSheet = ({ stop, onClose }: FailedSheetProps) => {
  const [reason, setReason] = useState('');
  const { issues, failure, submit, clearError } = useSubmit({
    fields: ['reason'],
    check: () => (reason.trim().length < 3 ? { reason: 'Di por qué no se pudo.' } : {}),
    send: () => {
      recordAction(stop.order_id, { kind: 'not-delivered', version: stop.version, reason });
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="No pude entregar"
      description={`${stop.number}, ${stop.recipient}. Su código deja de valer, y le avisamos por correo.`}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <ReasonChoice
          label="¿Por qué?"
          reasons={failureReasons}
          value={reason}
          error={issues.reason}
          onChange={(next) => {
            setReason(next);
            clearError('reason');
          }}
        />
        <FormAlert message={failure} />
        <Button type="submit" variant="danger" size="lg" wide>
          No se pudo entregar
        </Button>
      </form>
    </Sheet>
  );
};
