import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { HistorySheet, type HistorySubject } from '../../../kit/admin/audit/history-sheet.tsx';
import { COUNT_LOADING, PageHead } from '../../../kit/admin/page-head.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { type UserChange, type UserState, usersQuery } from '../api.ts';
import { ConfirmChange, type PendingChange } from './confirm-change.tsx';
import { RolesSheet } from './roles-sheet.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { useUserFilter } from './use-user-filter.ts';
import { countsAfter, outcomesNewerThan } from './user-changes.ts';
import { UserResults } from './user-results.tsx';
import { UserSheet } from './user-sheet.tsx';
import { UserTabs } from './user-tabs.tsx';

/** Users; opens on those who wait for verification. */
export const UsersPage = () => {
  const { filter, text, setText, setState, setPage } = useUserFilter();
  const list = useQuery({
    ...usersQuery(filter),
    placeholderData: (previous, query) => (query?.queryKey[2]?.state === filter.state ? previous : undefined),
  });
  const { outcomes, change, setRoles } = useUserChanges();
  const [editedRolesUser, setEditedRolesUser] = useState<AdminUserJson | null>(null);
  const [history, setHistory] = useState<HistorySubject | null>(null);
  const [looking, setLooking] = useState<AdminUserJson | null>(null);
  const [pendingChange, setPendingChange] = useState<PendingChange | null>(null);

  const fresh = outcomesNewerThan(outcomes, list.dataUpdatedAt);
  const counts = list.data && countsAfter(list.data.counts, fresh);
  const stateInList = (user: AdminUserJson) => fresh.get(user.id)?.from ?? user.state;
  const decide = (user: AdminUserJson, userChange: UserChange, reason?: string) =>
    void change(user, userChange, stateInList(user), reason);

  return (
    <>
      <PageHead title="Usuarios" actions={<SearchBox text={text} onChange={setText} />}>
        {counts ? subtitle(counts) : COUNT_LOADING}
      </PageHead>
      <Tabs.Root
        value={filter.state}
        onValueChange={(state) => setState(state as UserState)}
        activationMode="manual"
      >
        <UserTabs counts={counts} />
        <Tabs.Content value={filter.state} tabIndex={-1} className="mt-3 outline-none">
          <UserResults
            list={list}
            filter={filter}
            outcomes={fresh}
            waiting={counts?.pendiente ?? 0}
            onDecide={(user, userChange) => decide(user, userChange)}
            onConfirmNeeded={setPendingChange}
            onRoles={setEditedRolesUser}
            onHistory={({ id, full_name: name }) => setHistory({ id, name })}
            onLook={setLooking}
            onState={setState}
            onPage={setPage}
          />
        </Tabs.Content>
      </Tabs.Root>
      {looking && <UserSheet user={looking} onClose={() => setLooking(null)} />}
      <HistorySheet subject={history} onClose={() => setHistory(null)} />
      {editedRolesUser && (
        <RolesSheet
          key={editedRolesUser.id}
          user={editedRolesUser}
          onClose={() => setEditedRolesUser(null)}
          onSave={(userChange) => setRoles(editedRolesUser, userChange, stateInList(editedRolesUser))}
        />
      )}
      <ConfirmChange
        pendingChange={pendingChange}
        onClose={() => setPendingChange(null)}
        onConfirm={({ user, change: userChange }, reason) => decide(user, userChange, reason)}
      />
    </>
  );
};

const subtitle = (counts: Record<UserState, number>): string => {
  const waiting = counts.pendiente === 1 ? '1 espera' : `${counts.pendiente} esperan`;
  const verified = counts.verificada === 1 ? '1 verificada' : `${counts.verificada} verificadas`;
  return `${waiting} · ${verified}`;
};

interface SearchBoxProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const SearchBox = ({ text, onChange }: SearchBoxProps) => (
  <search className="relative block w-full md:w-[400px]">
    <Search
      size={20}
      strokeWidth={2.1}
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-verde"
    />
    <TextInput
      type="search"
      aria-label="Busca por nombre, correo u hospital"
      placeholder="Busca por nombre, correo u hospital"
      maxLength={120}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      className="pl-11"
    />
  </search>
);
