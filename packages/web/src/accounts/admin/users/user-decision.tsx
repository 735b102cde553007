import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Spinner } from '../../../kit/ui/spinner.tsx';
import type { UserChange } from '../api.ts';
import { usePermission } from '../public/use-permission.ts';
import type { PendingChange } from './confirm-change.tsx';
import { stateLabels } from './state-labels.ts';
import type { Outcome } from './user-changes.ts';

interface UserDecisionProps {
  readonly user: AdminUserJson;
  /** The user's state differs from that in the loaded list. */
  readonly wasChanged: boolean;
  readonly outcome: Outcome | undefined;
  readonly onDecide: (user: AdminUserJson, change: UserChange) => void;
  readonly onConfirmNeeded: (pendingChange: PendingChange) => void;
}

/** The decisions possible for this user, or the outcome of the last one. */
export const UserDecision = ({ user, wasChanged, outcome, onDecide, onConfirmNeeded }: UserDecisionProps) => {
  const canDecide = usePermission()('users.decide');
  if (user.state === 'pendiente' && canDecide)
    return <VerifyOrReject user={user} onDecide={onDecide} onConfirmNeeded={onConfirmNeeded} />;
  const isOut = user.state === 'rechazada' || user.state === 'desactivada';
  return (
    <>
      <CurrentState user={user} wasChanged={wasChanged} outcome={outcome} />
      {isOut && canDecide && outcome?.status !== 'saving' && (
        <Button
          variant="quiet"
          size="sm"
          data-decision="verify"
          aria-label={`Verificar a ${user.full_name}`}
          onClick={() => onDecide(user, 'verify')}
        >
          Verificar
        </Button>
      )}
    </>
  );
};

const VerifyOrReject = ({
  user,
  onDecide,
  onConfirmNeeded,
}: Pick<UserDecisionProps, 'user' | 'onDecide' | 'onConfirmNeeded'>) => (
  <>
    <Button
      size="sm"
      className="max-md:flex-1"
      data-decision="verify"
      aria-label={`Verificar a ${user.full_name}`}
      onClick={() => onDecide(user, 'verify')}
    >
      <Check size={18} strokeWidth={2.6} aria-hidden="true" />
      Verificar
    </Button>
    <Button
      variant="outline"
      size="sm"
      className="max-md:flex-1"
      data-decision="reject"
      aria-label={`Rechazar a ${user.full_name}`}
      onClick={() => onConfirmNeeded({ user, change: 'reject' })}
    >
      Rechazar
    </Button>
  </>
);

/** Left out in a tab that shows only this state. */
const CurrentState = ({
  user,
  wasChanged,
  outcome,
}: Omit<UserDecisionProps, 'onDecide' | 'onConfirmNeeded'>) => {
  const isSaving = outcome?.status === 'saving';
  const isOut = user.state === 'rechazada' || user.state === 'desactivada';
  const notifiesByMail = outcome?.status === 'saved' && outcome.from !== user.state;
  return (
    <p
      className={clsx(
        'flex flex-1 flex-wrap items-center gap-2 md:justify-end',
        // As high as the buttons it replaces, so that the next row stays in place.
        outcome ? 'min-h-11' : 'md:min-h-11',
      )}
    >
      {isSaving && (
        <span className="flex items-center gap-2 text-nota text-tinta-suave">
          <Spinner size={18} label="" />
          Guardando…
        </span>
      )}
      {notifiesByMail && (
        <span className="text-nota whitespace-nowrap text-tinta-suave">
          {isOut ? 'Le avisamos' : 'Le avisamos por correo'}
        </span>
      )}
      {wasChanged && !isSaving && (
        <Badge tone={isOut ? 'bad' : user.state === 'verificada' ? 'good' : 'state'}>
          {stateLabels[user.state].one}
        </Badge>
      )}
    </p>
  );
};
