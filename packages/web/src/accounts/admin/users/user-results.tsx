import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, RotateCw, UserPlus } from 'lucide-react';
import { summaryQuery } from '../../../kit/admin/summary-query.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { USERS_PER_PAGE, type UserChange, type UserFilter, type UserState } from '../api.ts';
import type { PendingChange } from './confirm-change.tsx';
import { EmptyUserList, NoUsersFound, PastLastPage } from './empty-user-list.tsx';
import type { Outcomes } from './user-changes.ts';
import { UserList, UserListSkeleton } from './user-list.tsx';
import { WaitingDomains } from './waiting-domains.tsx';

type UsersResponse = ApiResponse<'GET /api/admin/users'>;

interface UserResultsProps {
  readonly list: UseQueryResult<UsersResponse>;
  readonly filter: UserFilter;
  readonly outcomes: Outcomes;
  /** The number of waiting users, without those handled on this page. */
  readonly waiting: number;
  readonly onDecide: (user: AdminUserJson, change: UserChange) => void;
  readonly onConfirmNeeded: (pendingChange: PendingChange) => void;
  readonly onRoles: (user: AdminUserJson) => void;
  readonly onHistory: (user: AdminUserJson) => void;
  readonly onLook: (user: AdminUserJson) => void;
  readonly onState: (state: UserState) => void;
  readonly onPage: (page: number) => void;
}

/** The tab's users, or why there are none. */
export const UserResults = (props: UserResultsProps) => {
  const { list, filter, outcomes, waiting, onState, onPage } = props;
  const { error, data, isError, isFetching, refetch } = list;
  if (isError && !data)
    return (
      <Block>
        <FailedLoad query={{ error, isFetching, refetch }} />
      </Block>
    );
  if (!data) return <UserListSkeleton />;
  const isQueue = filter.state === 'pendiente' && !filter.q;
  return (
    <>
      {data.users.length > 0 ? (
        <FilledUserList {...props} response={data} />
      ) : filter.page > 1 ? (
        <PastLastPage onBack={() => onPage(1)} />
      ) : (
        <NoUsersFound state={filter.state} q={filter.q} counts={data.counts} onState={onState} />
      )}
      {isQueue && (
        <NewUsersNotice
          shownCount={waiting}
          loadedAtMs={list.dataUpdatedAt}
          outcomes={outcomes}
          onShow={() => void refetch()}
        />
      )}
    </>
  );
};

const FilledUserList = ({ response, ...props }: UserResultsProps & { readonly response: UsersResponse }) => {
  const { list, filter, outcomes, waiting, onDecide, onConfirmNeeded, onRoles, onHistory, onLook, onPage } =
    props;
  const isHandled = ({ id }: AdminUserJson) =>
    (outcomes.get(id)?.user.state ?? filter.state) !== filter.state;
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : ''}>
      {filter.state === 'pendiente' && (
        <WaitingDomains domains={response.domains ?? []} until={new Date(list.dataUpdatedAt).toISOString()} />
      )}
      <UserList
        users={response.users}
        state={filter.state}
        outcomes={outcomes}
        onChange={onDecide}
        onConfirmNeeded={onConfirmNeeded}
        onRoles={onRoles}
        onHistory={onHistory}
        onLook={onLook}
      />
      {filter.state === 'pendiente' && response.users.every(isHandled) && (
        <EmptyUserList remaining={waiting}>
          <Button variant="outline" loading={list.isFetching} onClick={() => void list.refetch()}>
            <RotateCw size={20} strokeWidth={2.1} aria-hidden="true" />
            Ver las que siguen
          </Button>
        </EmptyUserList>
      )}
      <UserPages page={filter.page} total={response.total} onPage={onPage} />
    </div>
  );
};

interface NewUsersNoticeProps {
  /** The number of waiting users in the list shown. */
  readonly shownCount: number;
  /** When the list was loaded; the notice ignores an older summary. */
  readonly loadedAtMs: number;
  readonly outcomes: Outcomes;
  readonly onShow: () => void;
}

/**
 * Announces users who registered after the list was loaded, and shows them on request, so that no row moves while
 * somebody taps.
 */
const NewUsersNotice = ({ shownCount, loadedAtMs, outcomes, onShow }: NewUsersNoticeProps) => {
  const { data, dataUpdatedAt } = useQuery(summaryQuery);
  const changes = [...outcomes.values()];
  const isSettled = changes.every(({ status, atMs }) => status !== 'saving' && atMs < dataUpdatedAt);
  const isNewer = isSettled && dataUpdatedAt > loadedAtMs;
  const newCount = data && isNewer ? data.waitingUsers - shownCount : 0;
  return (
    <div
      role="status"
      className="sticky bottom-[max(16px,env(safe-area-inset-bottom))] z-10 mt-3 flex justify-center"
    >
      {newCount > 0 && (
        <Button variant="ink" className="shadow-3" onClick={onShow}>
          <UserPlus size={20} strokeWidth={2.1} aria-hidden="true" />
          {newCount === 1 ? 'Llegó 1 persona más. Ver' : `Llegaron ${newCount} personas más. Ver`}
        </Button>
      )}
    </div>
  );
};

interface UserPagesProps {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** "51–100 de 214" with a link to the next fifty; nothing if one page shows all. */
const UserPages = ({ page, total, onPage }: UserPagesProps) => {
  if (total <= USERS_PER_PAGE) return null;
  const first = (page - 1) * USERS_PER_PAGE + 1;
  const last = Math.min(total, page * USERS_PER_PAGE);
  const go = (to: number) => {
    onPage(to);
    window.scrollTo(0, 0);
  };
  return (
    <nav aria-label="Páginas" className="mt-4 flex items-center justify-center gap-3">
      <IconButton label="Anteriores" disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft size={22} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
      <p className="text-ui tabular-nums">
        {first}–{last} de {total}
      </p>
      <IconButton label="Siguientes" disabled={last >= total} onClick={() => go(page + 1)}>
        <ChevronRight size={22} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
    </nav>
  );
};
