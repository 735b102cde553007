import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { isUuid } from '@nutricion/domain/kit/ids';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { HistorySheet, type HistorySubject } from '../../../kit/admin/audit/history-sheet.tsx';
import {
  matchingPattern,
  oneOf,
  useListAddress,
  useSearchText,
} from '../../../kit/admin/list/list-address.ts';
import { COUNT_LOADING, PageHead } from '../../../kit/admin/page-head.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { type UserChange, type UserFilter, type UserState, usersQuery } from '../api.ts';
import type { MenuOf } from '../roles/menu-of.ts';
import { ConfirmChange, type PendingChange } from './confirm-change.tsx';
import { RolesSheet } from './roles-sheet.tsx';
import { stateLabels, states } from './state-labels.ts';
import { useUserChanges } from './use-user-changes.ts';
import { countsAfter, outcomesNewerThan } from './user-changes.ts';
import { UserResults } from './user-results.tsx';
import { UserSheet } from './user-sheet.tsx';

/** Users; opens on those who wait for verification. */
export const UsersPage = ({ menuOf }: { readonly menuOf: MenuOf }) => {
  const { filter, linkedId, text, setText, setState, setPage, closeLinked } = useUserFilter();
  const list = useQuery({
    ...usersQuery(filter),
    placeholderData: (previous, query) => (query?.queryKey[2]?.state === filter.state ? previous : undefined),
  });
  const { outcomes, change, setRoles } = useUserChanges();
  const [editedRolesUser, setEditedRolesUser] = useState<AdminUserJson | null>(null);
  const [clickedId, setClickedId] = useState<string>();
  const shownId = clickedId ?? linkedId;
  const [history, setHistory] = useState<HistorySubject | null>(null);
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
            onLook={({ id }) => setClickedId(id)}
            onState={setState}
            onPage={setPage}
          />
        </Tabs.Content>
      </Tabs.Root>
      {shownId && (
        <UserSheet
          id={shownId}
          isLinked={clickedId === undefined}
          onClose={() => (clickedId === undefined ? closeLinked() : setClickedId(undefined))}
        />
      )}
      <HistorySheet subject={history} onClose={() => setHistory(null)} />
      {editedRolesUser && (
        <RolesSheet
          key={editedRolesUser.id}
          user={editedRolesUser}
          menuOf={menuOf}
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

const codec = {
  estado: oneOf(states),
  persona: (text: string) => (isUuid(text) ? text : undefined),
  pagina: matchingPattern(/^[1-9]\d{0,5}$/),
};

/** The filter of the list. It is in the address, so that going back and sharing it work. */
const useUserFilter = () => {
  const { values, change } = useListAddress(codec);
  const { text, setText } = useSearchText(values, (changes, options) =>
    change({ ...changes, pagina: undefined }, options),
  );
  const filter: UserFilter = {
    state: states.find((state) => state === values.estado) ?? 'pendiente',
    q: values.q ?? '',
    page: Number(values.pagina ?? 1),
  };
  return {
    filter,
    /** The text of the search box; the filter follows after a pause. */
    text,
    setText,
    setState: (estado: UserState) => change({ estado, pagina: undefined }),
    /** The person whose sheet another page's link opens. */
    linkedId: values.persona,
    closeLinked: () => change({ persona: undefined }, { replace: true }),
    setPage: (page: number) => change({ pagina: String(page) }),
  };
};

/** Each state with its count; dashes of the same width while loading. */
const UserTabs = ({ counts }: { readonly counts: Record<UserState, number> | undefined }) => (
  <Tabs.List
    aria-label="Estado de la cuenta"
    className="scrollbar-none -mx-4 flex flex-none gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:px-0"
  >
    {states.map((state) => (
      <Tabs.Trigger
        key={state}
        value={state}
        className="group flex min-h-11 flex-none items-center gap-2 rounded-control bg-papel px-3 text-ui font-semibold transition-colors duration-rapido hover:bg-rocio data-[state=active]:bg-verde-hondo data-[state=active]:text-white"
      >
        {stateLabels[state].many}
        <span
          className={clsx(
            'min-w-6 rounded-full px-1.5 py-0.5 text-center text-nota tabular-nums',
            state === 'pendiente' && counts?.pendiente
              ? 'bg-mango text-[#3a2500]'
              : 'bg-suelo text-tinta-suave group-data-[state=active]:bg-white/20 group-data-[state=active]:text-white',
          )}
        >
          {counts ? counts[state] : '–'}
        </span>
      </Tabs.Trigger>
    ))}
  </Tabs.List>
);
