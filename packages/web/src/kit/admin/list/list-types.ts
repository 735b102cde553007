import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Selection } from './use-selection.ts';

/**
 * How a cell is changed where it stands. Every save answers the row as it then is, or throws why not; `onLater` is for
 * what becomes of it afterwards (an undo).
 */
export type CellEdit<Row> = {
  /** "Precio de Leche fresca". */
  readonly labelOf: (row: Row) => string;
  readonly isFor?: (row: Row) => boolean;
} & (
  | {
      readonly kind: 'text';
      /** What is typed over. */
      readonly textOf: (row: Row) => string;
      readonly inputMode: 'decimal' | 'text';
      /** Why the typed text can't be sent; null if it can. */
      readonly issueOf?: (text: string) => string | null;
      readonly save: (row: Row, text: string, reason: string, onLater: (row: Row) => void) => Promise<Row>;
      /** Somebody was quicker: the row as they left it, and that in words. */
      readonly conflictOf: (error: unknown, row: Row) => CellConflict<Row> | null;
    }
  | {
      readonly kind: 'switch';
      readonly isOn: (row: Row) => boolean;
      readonly save: (row: Row, isOn: boolean, onLater: (row: Row) => void) => Promise<Row>;
    }
);

export interface CellConflict<Row> {
  readonly row: Row;
  readonly text: string;
}

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
  /** Its words may take several lines, as a title's do. */
  readonly isLong?: boolean;
  readonly edit?: CellEdit<Row>;
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

export type BulkOutcome = 'done' | 'canceled';

export interface BulkAction<Row> {
  readonly label: string;
  /** `kept`: nothing was done after all, and the same rows stay chosen. */
  readonly act: (rows: readonly Row[]) => Promise<BulkOutcome>;
  /** Done to whatever the filters let through, shown or not. */
  readonly actOnAll?: () => Promise<BulkOutcome>;
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
  /** Shows a row as a picture on a wall, in place of the table and its cards. */
  readonly tile?: (row: Row) => ReactNode;
  readonly filters: readonly ListFilter[];
  /** The first one is where the page opens. */
  readonly views: readonly ListView[];
  /** Where the list stands with nothing filtered; absent: at the page's plain address. */
  readonly whole?: ListValues;
  /** Absent: its things have no words to be searched by. */
  readonly searchLabel?: string;
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
  /** A row that was changed in its place. */
  readonly onSaved: (row: Row) => void;
}
