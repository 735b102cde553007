import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Selection } from './use-selection.ts';

/**
 * How a cell is edited in place. A save resolves to the saved row, or throws the refusal; `onLater` is called with later
 * versions of the row (an undo).
 */
export type CellEdit<Row> = {
  /** "Precio de Leche fresca". */
  readonly labelOf: (row: Row) => string;
  readonly isFor?: (row: Row) => boolean;
} & (
  | {
      readonly kind: 'text';
      /** The text that editing begins with. */
      readonly textOf: (row: Row) => string;
      readonly inputMode: 'decimal' | 'text';
      /** Why the typed text can't be sent; null if it can. */
      readonly issueOf?: (text: string) => string | null;
      readonly save: (row: Row, text: string, reason: string, onLater: (row: Row) => void) => Promise<Row>;
      /** Another user saved first: their version of the row, and its value as text. */
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
  /** The value in an exported file; columns without it aren't exported. */
  readonly text?: (row: Row) => string | number;
  readonly isNumber?: boolean;
  /** The place on a phone's card; absent: a line of the card, `labelled`: one that says its label, as a bare number needs. */
  readonly onCard?: 'corner' | 'hidden' | 'labelled';
  /** Identifies the row, so it can't be hidden. The first column always does. */
  readonly isFixed?: boolean;
  /** Only in an exported file: another column shows it on the screen. */
  readonly isInFileOnly?: boolean;
  /** The text may wrap, as titles do. */
  readonly isLong?: boolean;
  readonly edit?: CellEdit<Row>;
}

export interface ListFilter {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  /** `day` is picked in a calendar. */
  readonly choices: 'day' | readonly { readonly value: string; readonly label: string }[];
  /** Label of a value that isn't one of the choices, for instance several together. */
  readonly textOf?: (value: string) => string;
}

export type ListValues = Readonly<Record<string, string>>;

export interface ListView {
  readonly id: string;
  readonly label: string;
  /** Values by filter name; filters not named are unset. */
  readonly values: ListValues;
  /** The count as short text: "12", "más de 2,000". */
  readonly count?: string | undefined;
  /** Highlights the count, because the rows need attention. */
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
  /** `canceled`: nothing was done, so the rows stay selected. */
  readonly act: (rows: readonly Row[]) => Promise<BulkOutcome>;
  /** Whether the action applies to all rows that match the filters, shown or not. */
  readonly actOnAll?: () => Promise<BulkOutcome>;
  /** The selected rows that the action can be applied to; with none it isn't offered. */
  readonly isFor: (row: Row) => boolean;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the page after this one. */
  readonly next: string | null;
}

/** What a page declares about its list. */
export interface ListDeclaration<Row> {
  /** Key of the settings in this browser: saved views, columns, density. */
  readonly id: string;
  readonly title: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly columns: readonly ListColumn<Row>[];
  /** Shows a row as an image tile, instead of the table and its cards. */
  readonly tile?: (row: Row) => ReactNode;
  readonly filters: readonly ListFilter[];
  /** The page opens with the first one. */
  readonly views: readonly ListView[];
  /** Parameters of the unfiltered list; absent: the page's address without any. */
  readonly whole?: ListValues;
  /** Absent if the rows can't be searched by text. */
  readonly searchLabel?: string;
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly versionOf: (row: Row) => number;
  /** Undefined: the row has no page of its own, or not for this reader. */
  readonly hrefOf: (row: Row) => string | undefined;
  readonly rowActions: readonly RowAction<Row>[];
  readonly bulkActions: readonly BulkAction<Row>[];
  /** Shown if there are no rows and no filters. */
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

/** Props shared by table and cards. */
export interface ListRowsProps<Row> {
  readonly declaration: ListDeclaration<Row>;
  readonly rows: readonly Row[];
  /** The rows shown. */
  readonly columns: readonly ListColumn<Row>[];
  readonly selection: Selection;
  readonly isDense: boolean;
  /** Called with a row that was edited in place. */
  readonly onSaved: (row: Row) => void;
}
