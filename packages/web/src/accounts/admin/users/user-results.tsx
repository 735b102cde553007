import type { AdminUserJson } from '@nutricion/contract/accounts/users';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import type { UserChange, UserFilter, UserState } from '../api.ts';
import type { PendingChange } from './confirm-change.tsx';
import { EmptyUserList, NoUsersFound, PastLastPage } from './empty-user-list.tsx';
import { NewUsersNotice } from './new-users-notice.tsx';
import type { Outcomes } from './user-changes.ts';
import { UserList, UserListSkeleton } from './user-list.tsx';
import { UserPages } from './user-pages.tsx';
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
