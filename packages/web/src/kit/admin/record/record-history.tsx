import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { AuditHead } from '../audit/audit-list.tsx';
import type { AuditJson } from '../audit/audit-text.ts';
import { History } from '../audit/history-sheet.tsx';

/** A field of an entry, from the snapshots before and after. */
export interface HistoryChange {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

interface RecordHistoryProps {
  readonly subjectId: string;
  readonly changesOf: (entry: AuditJson) => readonly HistoryChange[];
  /** Copies a field's previous value into the form; absent for users who can't edit. */
  readonly onRevert?: ((entry: AuditJson, field: string) => void) | undefined;
}

/** The record's changes, newest first; each field's previous value can be copied into the form. */
export const RecordHistory = ({ subjectId, changesOf, onRevert }: RecordHistoryProps) => (
  <History subjectId={subjectId}>
    {(entries) => (
      <ol className="-my-4 divide-y divide-linea">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} changes={changesOf(entry)} onRevert={onRevert} />
        ))}
      </ol>
    )}
  </History>
);

interface EntryProps extends Pick<RecordHistoryProps, 'onRevert'> {
  readonly entry: AuditJson;
  readonly changes: readonly HistoryChange[];
}

const Entry = ({ entry, changes, onRevert }: EntryProps) => (
  <li className="py-4">
    <AuditHead entry={entry} />
    {entry.reason && <p className="mt-0.5 text-nota wrap-anywhere text-tinta-suave">«{entry.reason}»</p>}
    {changes.map(({ field, label, before, after }) => (
      <div
        key={field}
        className="mt-2 grid items-center gap-x-4 gap-y-1 rounded-ficha bg-suelo px-4 py-2.5 sm:grid-cols-[7rem_1fr_auto]"
      >
        <span className="text-ui font-semibold">{label}</span>
        <span className="min-w-0 text-ui leading-snug wrap-anywhere">
          <span className="sr-only">antes </span>
          <s className="text-tinta-suave decoration-borde-control">{before || 'Vacío'}</s>
          <span aria-hidden="true" className="mx-1.5 text-tinta-suave">
            →
          </span>
          <span className="sr-only">ahora </span>
          {after || 'Vacío'}
        </span>
        {onRevert && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Volver a este valor: ${label}, ${before || 'vacío'}`}
            onClick={() => onRevert(entry, field)}
          >
            <RotateCcw size={18} strokeWidth={2.1} aria-hidden="true" />
            Volver a este valor
          </Button>
        )}
      </div>
    ))}
  </li>
);
