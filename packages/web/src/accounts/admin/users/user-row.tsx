import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { roleLabels } from '@nutricion/domain/accounts/role';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { initials } from '../../../kit/admin/initials.ts';
import { formatDayAndTime, formatTimeAgo } from '../../../kit/lib/format-time.ts';
import { Chip } from '../../../kit/ui/chip.tsx';
import type { UserChange } from '../api.ts';
import type { PendingChange } from './confirm-change.tsx';
import type { Outcome } from './user-changes.ts';
import { UserDecision } from './user-decision.tsx';
import { UserMenu } from './user-menu.tsx';

interface UserRowProps {
  readonly user: AdminUserJson;
  /** Handled since the list was loaded: the row stays, dimmed. */
  readonly wasChanged: boolean;
  readonly outcome: Outcome | undefined;
  readonly onDecide: (user: AdminUserJson, change: UserChange) => void;
  readonly onConfirmNeeded: (pendingChange: PendingChange) => void;
  readonly onRoles: (user: AdminUserJson) => void;
  readonly onHistory: (user: AdminUserJson) => void;
  readonly onLook: (user: AdminUserJson) => void;
}

export const rowClass =
  'grid gap-3 px-4 py-4 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_300px] md:items-center md:gap-5 md:px-5 md:py-2';

export const UserRow = ({
  user,
  wasChanged,
  outcome,
  onDecide,
  onConfirmNeeded,
  onRoles,
  onHistory,
  onLook,
}: UserRowProps) => (
  <li
    data-user={user.id}
    className={clsx(
      rowClass,
      'relative min-h-[60px] rounded-ficha transition-colors duration-medio md:rounded-none',
      wasChanged ? 'bg-rocio-2' : 'bg-papel',
    )}
  >
    <div className="flex min-w-0 items-center gap-3 max-md:pr-11">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center rounded-control bg-rocio text-ui font-bold text-verde-hondo"
      >
        {initials(user.full_name)}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-tight font-semibold">
          <button
            type="button"
            className="min-h-6 min-w-0 text-left wrap-anywhere hover:underline"
            onClick={() => onLook(user)}
          >
            {user.full_name}
          </button>
          {user.roles.map((role) => (
            <Chip key={role} tone="why">
              {roleLabels[role]}
            </Chip>
          ))}
        </p>
        <Email address={user.email} />
        <VerificationProof user={user} />
      </div>
    </div>
    <p className="min-w-0 text-ui leading-snug">
      {user.hospital ?? 'Sin hospital'}
      <span className="text-nota text-tinta-suave md:block">
        <span className="md:hidden"> · </span>
        <time dateTime={user.created_at} title={`Se registró el ${formatDayAndTime(user.created_at)}`}>
          {formatTimeAgo(user.created_at, Date.now())}
        </time>
      </span>
    </p>
    <div className="flex items-center gap-2 md:justify-end">
      <UserDecision
        user={user}
        wasChanged={wasChanged}
        outcome={outcome}
        onDecide={onDecide}
        onConfirmNeeded={onConfirmNeeded}
      />
      <UserMenu
        user={user}
        isBusy={outcome?.status === 'saving'}
        onConfirmNeeded={onConfirmNeeded}
        onRoles={onRoles}
        onHistory={onHistory}
        className="max-md:absolute max-md:top-3 max-md:right-2"
      />
    </div>
    {outcome?.status === 'failed' && (
      <p
        role="alert"
        className="flex items-start gap-1.5 text-nota font-semibold text-guayaba-tinta md:col-span-full md:justify-end md:pb-1"
      >
        <CircleAlert size={16} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
        {outcome.message}
      </p>
    )}
  </li>
);

/** Evidence for and against a waiting user. */
const VerificationProof = ({
  user: { proof, state, rejection_reason },
}: {
  readonly user: AdminUserJson;
}) => (
  <>
    {proof && !proof.is_hospital_mail && (
      <p className="mt-1 text-nota font-semibold text-guayaba-tinta">
        Su correo no es del dominio del hospital
      </p>
    )}
    {proof?.alike.map(({ id, email }) => (
      <p key={id} className="mt-1 text-nota font-semibold wrap-anywhere text-mango-tinta">
        Hay otra cuenta con ese nombre: {email}
      </p>
    ))}
    {state === 'rechazada' && rejection_reason && (
      <p className="mt-1 text-nota wrap-anywhere text-tinta-suave">Se le dijo: {rejection_reason}</p>
    )}
  </>
);

/** Breaks before the @ if it doesn't fit on one line. */
const Email = ({ address }: { readonly address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <p className="mt-0.5 text-nota leading-snug wrap-anywhere text-tinta-suave">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </p>
  );
};
