import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { type KeyboardEvent, useRef } from 'react';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import type { UserChange, UserState } from '../api.ts';
import type { PendingChange } from './confirm-change.tsx';
import type { Outcomes } from './user-changes.ts';
import { rowClass, UserRow } from './user-row.tsx';

interface UserListProps {
  readonly users: readonly AdminUserJson[];
  /** The tab for which the users were loaded. */
  readonly state: UserState;
  readonly outcomes: Outcomes;
  readonly onChange: (user: AdminUserJson, change: UserChange) => void;
  readonly onConfirmNeeded: (pendingChange: PendingChange) => void;
  readonly onRoles: (user: AdminUserJson) => void;
  readonly onHistory: (user: AdminUserJson) => void;
  readonly onLook: (user: AdminUserJson) => void;
}

/** Rows on a desktop, cards on a phone. After each decision the focus moves to the next user. */
export const UserList = ({ users, state, outcomes, onChange, ...on }: UserListProps) => {
  const list = useRef<HTMLUListElement>(null);

  const decide = (user: AdminUserJson, change: UserChange) => {
    const next = neighbour(list.current, user.id, 1) ?? neighbour(list.current, user.id, -1);
    (next ?? menuOf(list.current, user.id))?.focus({ preventScroll: true });
    onChange(user, change);
  };

  const moveByArrow = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const { target } = event;
    if (step === 0 || !(target instanceof HTMLElement) || !target.dataset.decision) return;
    const row = target.closest<HTMLElement>('[data-user]')?.dataset.user ?? '';
    const next = neighbour(list.current, row, step, target.dataset.decision);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <section aria-label="Personas" className="overflow-hidden md:rounded-bloque md:bg-papel">
      <ListHead />
      <ul
        ref={list}
        onKeyDown={moveByArrow}
        className="flex flex-col gap-3 md:gap-0 md:divide-y md:divide-linea"
      >
        {users.map((user) => {
          const outcome = outcomes.get(user.id);
          return (
            <UserRow
              key={user.id}
              user={outcome?.user ?? user}
              wasChanged={(outcome?.user.state ?? state) !== state}
              outcome={outcome}
              onDecide={decide}
              {...on}
            />
          );
        })}
      </ul>
    </section>
  );
};

/** The same button in the nearest row above (−1) or below (1) that still has it. */
const neighbour = (
  list: HTMLElement | null,
  userId: string,
  step: 1 | -1,
  decision = 'verify',
): HTMLElement | undefined => {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-user]') ?? [])];
  const at = rows.findIndex((row) => row.dataset.user === userId);
  const ahead = step === 1 ? rows.slice(at + 1) : rows.slice(0, Math.max(0, at)).reverse();
  return ahead
    .map((row) => row.querySelector<HTMLElement>(`[data-decision=${decision}]`))
    .find((button) => button !== null);
};

/** Receives the focus if no user is left to decide on, because the button is gone. */
const menuOf = (list: HTMLElement | null, userId: string) =>
  list?.querySelector<HTMLElement>(`[data-user="${userId}"] [aria-haspopup=menu]`);

const ListHead = () => (
  <div
    aria-hidden="true"
    className={`${rowClass} hidden min-h-12 border-linea text-nota font-semibold text-tinta-suave md:grid md:border-b`}
  >
    <span>Persona</span>
    <span>Hospital y registro</span>
    <span />
  </div>
);

export const UserListSkeleton = () => (
  <div className="md:rounded-bloque md:bg-papel">
    <ListHead />
    <div className="flex flex-col gap-3 md:gap-0 md:divide-y md:divide-linea">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className={`${rowClass} rounded-ficha bg-papel md:rounded-none md:bg-transparent`}>
          <span className="flex items-center gap-3">
            <Skeleton className="size-11 flex-none rounded-control" />
            <span className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3.5 w-4/5" />
            </span>
          </span>
          <Skeleton className="h-4 w-3/4" />
          <span className="flex gap-2 md:justify-end md:pr-[52px]">
            <Skeleton className="h-11 rounded-control max-md:flex-1 md:w-[118px]" />
            <Skeleton className="h-11 rounded-control max-md:flex-1 md:w-[95px]" />
          </span>
        </div>
      ))}
    </div>
  </div>
);
