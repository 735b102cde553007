import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { COUNT_LOADING, PageHead } from '../page-head.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { useFrozenRows } from './frozen-rows.ts';
import type { ListAddress } from './list-address.ts';
import { ListBody } from './list-body.tsx';
import { KeysHelp, useListKeys } from './list-keys.tsx';
import { useListSettings } from './list-settings.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { ListDeclaration, ListQuery, ListValues, ListView } from './list-types.ts';
import { useSelection } from './use-selection.ts';
import { ViewTabs } from './view-tabs.tsx';

interface AdminListProps<Row> {
  readonly declaration: ListDeclaration<Row>;
  readonly address: ListAddress;
  readonly query: ListQuery<Row>;
  /** One line of counts below the title. */
  readonly subtitle?: ReactNode;
  /** Fetches all rows that match the filters, for a file; the caller limits their number. */
  readonly readAll: () => Promise<readonly Row[]>;
  /** Actions on the whole list, beside the title. */
  readonly actions?: ReactNode;
  /** Counts what this page has changed itself, as by an import; with each the list shows all rows anew. */
  readonly ownChanges?: number;
  /** The content of a view that doesn't show rows. */
  readonly otherBody?: ReactNode;
}

/** A list of the administration: views, search, filters, columns, selection, keys, file, and every state it can be in. */
export const AdminList = <Row,>({
  declaration,
  address,
  query,
  subtitle,
  readAll,
  actions,
  ownChanges = 0,
  otherBody,
}: AdminListProps<Row>) => {
  const { id, title, columns, filters, keyOf, versionOf, whole = {} } = declaration;
  const { values, change, open } = address;
  const settings = useListSettings(id);
  const isTable = useMedia('(min-width: 900px)');
  const root = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);

  const pageKey = JSON.stringify(values);
  const { data, isFetchedAfterMount, isPlaceholderData } = query;
  const frozen = useFrozenRows({
    rows: isPlaceholderData ? undefined : data?.rows,
    pageKey,
    isFresh: isFetchedAfterMount,
    keyOf,
    versionOf,
  });
  const { showOwn } = frozen;
  const { refetch } = query;
  useEffect(() => {
    if (ownChanges > 0) void refetch().then(() => showOwn('all'));
  }, [ownChanges, refetch, showOwn]);
  const rows = frozen.rows ?? data?.rows;
  const keys = useMemo(() => rows?.map(keyOf) ?? [], [rows, keyOf]);
  const selection = useSelection(keys);
  useListKeys({
    isOn: settings.hasKeys && !otherBody,
    list: root,
    onToggle: (key) => selection.toggle(key, false),
    onClear: selection.clear,
    onHelp: () => setHelpOpen(true),
  });

  const own = settings.views.map(
    ({ name, values: storedValues }): ListView => ({
      id: `propia:${name}`,
      label: name,
      values: storedValues,
    }),
  );
  const views = [...declaration.views, ...own];
  const current = views.find((view) => isSame(view.values, values));
  // A list that is one section of its page stays marked as current while it is filtered.
  const part = declaration.whole && !otherBody ? views.find((view) => isSame(view.values, whole)) : undefined;
  const exportedColumns = columns.filter((column) => column.isFixed || !settings.hidden.includes(column.id));
  const shownColumns = exportedColumns.filter((column) => !column.isInFileOnly);
  const clearFilters = () =>
    change({
      ...Object.fromEntries(filters.map(({ name }) => [name, undefined])),
      q: undefined,
      vista: whole.vista,
    });

  return (
    <div ref={root}>
      <PageHead title={title} actions={actions}>
        {subtitle ?? COUNT_LOADING}
      </PageHead>
      <ViewTabs
        views={views}
        current={current ?? part}
        onOpen={open}
        isOwn={({ id: viewId }) => viewId.startsWith('propia:')}
        onDelete={({ label }) => {
          settings.change({ views: settings.views.filter(({ name }) => name !== label) });
          open(declaration.views[0]?.values ?? {});
        }}
      />
      {otherBody ?? (
        <>
          <ListToolbar
            declaration={declaration}
            address={address}
            settings={settings}
            columns={exportedColumns}
            isTable={isTable}
            canSave={current === undefined}
            readAll={readAll}
            onHelp={() => setHelpOpen(true)}
          />
          {current === undefined && (
            <FilterChips
              filters={filters}
              values={values}
              onRemove={(name) => change({ [name]: undefined })}
              onClear={clearFilters}
            />
          )}
          <ListBody
            declaration={declaration}
            query={query}
            rows={rows}
            changes={frozen.changes}
            onShowNew={frozen.showNew}
            columns={shownColumns}
            selection={selection}
            onSaved={frozen.replace}
            isTable={isTable}
            isDense={settings.isDense}
            isFiltered={values.despues !== undefined || !isSame(whole, values)}
            isFirstPage={values.despues === undefined}
            onClear={() => open(whole)}
            onFirst={() => change({})}
            onNext={(next) => {
              change({ despues: next });
              window.scrollTo(0, 0);
            }}
          />
          <BulkBar
            declaration={declaration}
            rows={rows?.filter((row) => selection.chosen.has(keyOf(row))) ?? []}
            columns={exportedColumns}
            hasMore={data?.next != null || values.despues !== undefined}
            isWholePage={rows !== undefined && rows.length > 0 && selection.chosen.size === rows.length}
            onDone={(changedKeys) => {
              selection.clear();
              void query.refetch().then(() => frozen.showOwn(changedKeys));
            }}
            onClear={selection.clear}
          />
        </>
      )}
      {isHelpOpen && <KeysHelp settings={settings} onClose={() => setHelpOpen(false)} />}
    </div>
  );
};

const isSame = (view: ListValues, values: ListValues): boolean => {
  const { despues: _, ...shown } = values;
  const names = Object.keys(shown);
  return names.length === Object.keys(view).length && names.every((name) => view[name] === shown[name]);
};
