import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { Users } from 'lucide-react';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { useDebounced } from '../../../kit/admin/record/use-debounced.ts';
import { byTitle } from './by-title.ts';
import { type Command, commandsFor } from './commands.ts';
import { type SearchKind, searchKinds } from './search-kinds.ts';

export interface SearchOption {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly detail?: string;
  readonly icon: typeof Users;
}

export interface SearchGroup {
  readonly id: string;
  readonly label: string;
  /** Of what was typed before: newer results are on their way. */
  readonly isLate: boolean;
  readonly options: readonly SearchOption[];
}

/** Shown of each kind; a link to its list has the others. */
const PER_KIND = 5;
const COMMANDS_SHOWN = 5;
const MIN_LETTERS = 2;
const PAUSE_MS = 150;
const FRESH_MS = 15_000;

/** What fits a text, kind by kind: each is requested by itself, so that a slow one holds up none of the others. */
export const useSearch = (text: string) => {
  const hasPermission = usePermission();
  const typed = text.trim();
  const q = useDebounced(typed, PAUSE_MS);
  const kinds = searchKinds.filter(({ permission }) => hasPermission(permission));
  const isSearched = (kind: SearchKind) => q.length >= MIN_LETTERS && (kind.accepts?.(q) ?? true);
  const queries = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['admin', 'search', kind.id, q],
      queryFn: ({ signal }: { signal: AbortSignal }) => kind.find(q, signal),
      enabled: isSearched(kind),
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      retry: false,
    })),
  });
  const found = kinds.flatMap((kind, at) => {
    const query = queries[at];
    return query && isSearched(kind) ? [{ kind, query }] : [];
  });
  const { pages, actions } = commandsFor(typed, hasPermission);
  const shown = (commands: readonly Command[]) =>
    typed === '' ? commands : commands.slice(0, COMMANDS_SHOWN);
  const groups: readonly SearchGroup[] = [
    { id: 'actions', label: 'Hacer', isLate: false, options: shown(actions).map(commandOption) },
    { id: 'pages', label: 'Páginas', isLate: false, options: shown(pages).map(commandOption) },
    ...found.map(({ kind, query }) => ({
      id: kind.id,
      label: kind.label,
      isLate: query.isPlaceholderData || q !== typed,
      options: recordOptions(kind, query.data ?? [], q),
    })),
  ].filter(({ options }) => options.length > 0);
  return {
    groups,
    failed: found
      .filter(({ query }) => query.isError && !query.isFetching)
      .map(({ kind, query }) => ({ id: kind.id, label: kind.label, retry: () => void query.refetch() })),
    /** The first group is of what stands in the field now. */
    isCurrent: groups[0] ? !groups[0].isLate : q === typed,
    isWaiting: q !== typed || found.some(({ query }) => query.isFetching),
  };
};

const commandOption = ({ to, label, icon }: Command): SearchOption => ({
  ...{ id: `${label}`.replaceAll(/\W+/g, '-'), to, title: label, icon },
});

const recordOptions = (
  { id, icon, label, allAt, isRanked }: SearchKind,
  hits: Awaited<ReturnType<SearchKind['find']>>,
  q: string,
): readonly SearchOption[] => [
  ...(isRanked ? hits : byTitle(hits, q))
    .slice(0, PER_KIND)
    .map((hit) => ({ ...hit, id: hit.to.replaceAll(/\W+/g, '-'), icon })),
  ...(hits.length > PER_KIND && allAt
    ? [{ id: `${id}-all`, to: allAt(q), title: `Ver todo en ${label}`, icon }]
    : []),
];
