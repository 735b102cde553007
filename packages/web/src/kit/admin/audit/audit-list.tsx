import { ArrowRight } from 'lucide-react';
import { formatDayAndTime } from '../../lib/format-time.ts';
import { type AuditJson, auditDetails, auditSentence } from './audit-text.ts';

interface AuditListProps {
  readonly entries: readonly AuditJson[];
}

/** Changes, newest first: who, what, when, and what differs. */
export const AuditList = ({ entries }: AuditListProps) => (
  <ol className="divide-y divide-linea">
    {entries.map((entry) => (
      <AuditItem key={entry.id} entry={entry} />
    ))}
  </ol>
);

const AuditItem = ({ entry }: { readonly entry: AuditJson }) => {
  return (
    <li className="py-3">
      <AuditHead entry={entry} />
      {auditDetails(entry).map(({ label, before, after }) => (
        <p key={label} className="mt-1 flex flex-wrap items-center gap-x-1.5 text-nota text-tinta-suave">
          <span className="font-semibold text-tinta">{label}:</span>
          {before && (
            <span>
              <span className="sr-only">antes </span>
              <s className="decoration-borde-control">{before}</s>
            </span>
          )}
          {before && after && <ArrowRight size={14} aria-hidden="true" />}
          {after && (
            <span>
              <span className="sr-only">ahora </span>
              {after}
            </span>
          )}
        </p>
      ))}
      {entry.reason && <p className="mt-1 text-nota wrap-anywhere text-tinta-suave">«{entry.reason}»</p>}
    </li>
  );
};

/** Who did what to whom, and when. */
export const AuditHead = ({ entry }: { readonly entry: AuditJson }) => {
  const { actor, actionText, subject } = auditSentence(entry);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="text-ui">
        <span className="font-semibold">{actor}</span> {actionText}{' '}
        <span className="font-semibold">{subject}</span>
      </p>
      <time dateTime={entry.created_at} className="text-nota text-tinta-suave">
        {formatDayAndTime(entry.created_at)}
      </time>
    </div>
  );
};
