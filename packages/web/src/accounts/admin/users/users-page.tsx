import type { AdminUserJson } from '@nutricion/contract/accounts/people';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { HistorySheet, type HistorySubject } from '../../../kit/admin/audit/history-sheet.tsx';
import { NOT_YET_KNOWN, PageHead } from '../../../kit/admin/page-head.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { type UserState, usersQuery } from '../public/admin-queries.ts';
import { ConfirmChange, type Question } from './confirm-change.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { RolesSheet } from './roles-sheet.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { useUserFilter } from './use-user-filter.ts';
import { countsAfter, newerThan, type UserChange } from './user-changes.ts';
import { UserResults } from './user-results.tsx';
import { UserTabs } from './user-tabs.tsx';

/** People; opens on those who wait to be verified. */
export const UsersPage = () => {
  const { filter, text, setText, setState, setPage } = useUserFilter();
  const list = useQuery({
    ...usersQuery(filter),
    placeholderData: (previous, query) => (query?.queryKey[2]?.state === filter.state ? previous : undefined),
  });
  const { outcomes, change, setRoles } = useUserChanges();
  const [giving, setGiving] = useState<AdminUserJson | null>(null);
  const [history, setHistory] = useState<HistorySubject | null>(null);
  const [looking, setLooking] = useState<AdminUserJson | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  const fresh = newerThan(outcomes, list.dataUpdatedAt);
  const counts = list.data && countsAfter(list.data.counts, fresh);
  const stateInList = (user: AdminUserJson) => fresh.get(user.id)?.from ?? user.state;
  const decide = (user: AdminUserJson, wanted: UserChange, reason?: string) =>
    void change(user, wanted, stateInList(user), reason);

  return (
    <>
      <PageHead title="Usuarios" actions={<SearchBox text={text} onChange={setText} />}>
        {counts ? subtitle(counts) : NOT_YET_KNOWN}
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
            onDecide={(user, wanted) => decide(user, wanted)}
            onAsk={setQuestion}
            onRoles={setGiving}
            onHistory={({ id, full_name: name }) => setHistory({ id, name })}
            onLook={setLooking}
            onState={setState}
            onPage={setPage}
          />
        </Tabs.Content>
      </Tabs.Root>
      {looking && <PersonSheet user={looking} onClose={() => setLooking(null)} />}
      <HistorySheet subject={history} onClose={() => setHistory(null)} />
      {giving && (
        <RolesSheet
          key={giving.id}
          user={giving}
          onClose={() => setGiving(null)}
          onSave={(wanted) => setRoles(giving, wanted, stateInList(giving))}
        />
      )}
      <ConfirmChange
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={({ user, change: wanted }, reason) => decide(user, wanted, reason)}
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
