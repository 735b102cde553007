import type { AdminUserJson } from '@nutricion/contract/accounts/people';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { Answer } from '../../../kit/api/api.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import type { UserFilter, UserState } from '../public/admin-queries.ts';
import type { Question } from './confirm-change.tsx';
import { Newcomers } from './newcomers.tsx';
import { NobodyHere, NobodyLeft, PastTheEnd } from './nobody.tsx';
import type { Outcomes, UserChange } from './user-changes.ts';
import { UserList, UserListSkeleton } from './user-list.tsx';
import { UserPages } from './user-pages.tsx';
import { WaitingDomains } from './waiting-domains.tsx';

type UsersAnswer = Answer<'GET /api/admin/users'>;

interface UserResultsProps {
  readonly list: UseQueryResult<UsersAnswer>;
  readonly filter: UserFilter;
  readonly outcomes: Outcomes;
  /** How many wait now, those handled on this page taken off. */
  readonly waiting: number;
  readonly onDecide: (user: AdminUserJson, change: UserChange) => void;
  readonly onAsk: (question: Question) => void;
  readonly onRoles: (user: AdminUserJson) => void;
  readonly onHistory: (user: AdminUserJson) => void;
  readonly onLook: (user: AdminUserJson) => void;
  readonly onState: (state: UserState) => void;
  readonly onPage: (page: number) => void;
}

/** The tab's people, or why there are none to show. */
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
        <People {...props} answer={data} />
      ) : filter.page > 1 ? (
        <PastTheEnd onBack={() => onPage(1)} />
      ) : (
        <NobodyHere state={filter.state} q={filter.q} counts={data.counts} onState={onState} />
      )}
      {isQueue && (
        <Newcomers
          known={waiting}
          loadedAtMs={list.dataUpdatedAt}
          outcomes={outcomes}
          onShow={() => void refetch()}
        />
      )}
    </>
  );
};

const People = ({ answer, ...props }: UserResultsProps & { readonly answer: UsersAnswer }) => {
  const { list, filter, outcomes, waiting, onDecide, onAsk, onRoles, onHistory, onLook, onPage } = props;
  const isHandled = ({ id }: AdminUserJson) =>
    (outcomes.get(id)?.user.state ?? filter.state) !== filter.state;
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : ''}>
      {filter.state === 'pendiente' && (
        <WaitingDomains domains={answer.domains ?? []} until={new Date(list.dataUpdatedAt).toISOString()} />
      )}
      <UserList
        users={answer.users}
        state={filter.state}
        outcomes={outcomes}
        onChange={onDecide}
        onAsk={onAsk}
        onRoles={onRoles}
        onHistory={onHistory}
        onLook={onLook}
      />
      {filter.state === 'pendiente' && answer.users.every(isHandled) && (
        <NobodyLeft remaining={waiting}>
          <Button variant="outline" loading={list.isFetching} onClick={() => void list.refetch()}>
            <RotateCw size={20} strokeWidth={2.1} aria-hidden="true" />
            Ver las que siguen
          </Button>
        </NobodyLeft>
      )}
      <UserPages page={filter.page} total={answer.total} onPage={onPage} />
    </div>
  );
};
