import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Selection } from './use-selection.ts';

export interface ListColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** What a file says of it; a column without is not exported. */
  readonly text?: (row: Row) => string | number;
  readonly isNumber?: boolean;
  /** Where it stands on a phone's card; absent: in the card's lines. */
  readonly onCard?: 'corner' | 'hidden';
  /** Can't be put away: what a row is known by. The first column is it. */
  readonly isFixed?: boolean;
}

export interface ListFilter {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  /** `day` is picked in a calendar. */
  readonly choices: 'day' | readonly { readonly value: string; readonly label: string }[];
  /** Of a value that no choice has, several together for instance. */
  readonly textOf?: (value: string) => string;
}

export type ListValues = Readonly<Record<string, string>>;

export interface ListView {
  readonly id: string;
  readonly label: string;
  /** By the filters' names; what isn't named is open. */
  readonly values: ListValues;
  /** How many there are, in as few signs as can be: "12", "más de 2,000". */
  readonly count?: string | undefined;
  /** Somebody should look. */
  readonly isUrgent?: boolean;
}

export interface RowAction<Row> {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly act: (row: Row) => void;
  readonly isFor?: (row: Row) => boolean;
}

export interface BulkAction<Row> {
  readonly label: string;
  readonly act: (rows: readonly Row[]) => Promise<void>;
  /** Of the chosen rows those that it can be done to; none: it isn't offered. */
  readonly isFor: (row: Row) => boolean;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the page after this one. */
  readonly next: string | null;
}

/** What a page of the administration declares of its list; the list does the rest. */
export interface ListDeclaration<Row> {
  /** What it is kept under in this browser: views of one's own, columns, density. */
  readonly id: string;
  readonly title: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly ListFilter[];
  /** The first one is where the list opens. */
  readonly views: readonly ListView[];
  readonly searchLabel: string;
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly versionOf: (row: Row) => number;
  readonly hrefOf: (row: Row) => string;
  readonly rowActions: readonly RowAction<Row>[];
  readonly bulkActions: readonly BulkAction<Row>[];
  /** Said where there is nothing, and nothing was looked for. */
  readonly empty: { readonly title: string; readonly text: string };
}

export interface ListQuery<Row>
  extends Pick<
    UseQueryResult<ListPage<Row>>,
    | 'data'
    | 'dataUpdatedAt'
    | 'error'
    | 'isError'
    | 'isFetching'
    | 'isPlaceholderData'
    | 'isFetchedAfterMount'
    | 'refetch'
  > {}

/** Rows as a table or as cards show them. */
export interface ListRowsProps<Row> {
  readonly declaration: ListDeclaration<Row>;
  readonly rows: readonly Row[];
  /** Those that are shown. */
  readonly columns: readonly ListColumn<Row>[];
  readonly selection: Selection;
  readonly isDense: boolean;
}
