import { Copy, ExternalLink, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { AdminList } from './admin-list.tsx';
import type { ListAddress } from './list-address.ts';
import type { ListDeclaration, ListQuery } from './list-types.ts';

interface DraftRow {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

/** How many records there are, in each state, and how many have something to look at. */
interface DraftOverview<State extends string> {
  readonly total: number;
  readonly warned: number;
  readonly by_state: Readonly<Record<State, number>>;
}

interface DraftListProps<Row, State extends string>
  extends Pick<
    ListDeclaration<Row>,
    'id' | 'title' | 'noun' | 'columns' | 'filters' | 'searchLabel' | 'empty'
  > {
  readonly address: ListAddress;
  readonly query: ListQuery<Row>;
  readonly overview: DraftOverview<State> | undefined;
  readonly readAll: () => Promise<readonly Row[]>;
  /** The list's address; a record's is below it. */
  readonly path: string;
  readonly newLabel: string;
  /** The view of all records but the archived ones. */
  readonly all: { readonly id: string; readonly label: string; readonly archived: NoInfer<State> };
  readonly stateLabels: Readonly<Record<State, string>>;
  /** Labels of the views of a state, in the order of the views. */
  readonly stateViews: Readonly<Record<State, string>>;
  /** The state that waits for somebody. */
  readonly urgentState?: NoInfer<State>;
  /** "3 recetas en la tienda". */
  readonly shownText: (byState: DraftOverview<State>['by_state']) => string;
}

/** A list of records that have a draft: its views are their states, and those with something to look at. */
export const DraftList = <Row extends DraftRow, State extends string>({
  address,
  query,
  overview,
  readAll,
  path,
  newLabel,
  all,
  stateLabels,
  stateViews,
  urgentState,
  shownText,
  filters,
  ...declared
}: DraftListProps<Row, State>) => {
  const navigate = useNavigate();
  const open = (id: string) => void navigate(`${path}/${id}`);
  const labels = Object.entries(stateLabels) as [State, string][];
  const views = Object.entries(stateViews) as [State, string][];
  const declaration: ListDeclaration<Row> = {
    ...declared,
    filters: [
      { name: 'estado', label: 'Estado', choices: labels.map(([value, label]) => ({ value, label })) },
      ...filters,
    ],
    views: [
      {
        ...{ id: all.id, label: all.label, values: {} },
        count: overview && String(overview.total - overview.by_state[all.archived]),
      },
      {
        ...{ id: 'avisos', label: 'Por mirar', values: { avisos: 'si' } },
        count: overview && String(overview.warned),
        isUrgent: (overview?.warned ?? 0) > 0,
      },
      ...views.map(([state, label]) => ({
        ...{ id: state, label, values: { estado: state } },
        count: overview && String(overview.by_state[state]),
        isUrgent: state === urgentState && (overview?.by_state[state] ?? 0) > 0,
      })),
    ],
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    versionOf: ({ version }) => version,
    hrefOf: ({ id }) => `${path}/${id}`,
    rowActions: [
      { label: 'Abrir', icon: ExternalLink, act: ({ id }) => open(id) },
      { label: 'Duplicar', icon: Copy, act: ({ id }) => open(`new?de=${id}`) },
    ],
    bulkActions: [],
  };
  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle={
        overview &&
        [shownText(overview.by_state), overview.warned > 0 && `${overview.warned} por mirar`]
          .filter(Boolean)
          .join(' · ')
      }
      readAll={readAll}
      actions={
        <Link to={`${path}/new`} className={buttonClass()}>
          <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
          {newLabel}
        </Link>
      }
    />
  );
};
