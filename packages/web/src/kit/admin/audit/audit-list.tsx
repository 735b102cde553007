import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatDayAndTime } from '../../lib/format-time.ts';
import { type AuditJson, auditDetails, auditSentence } from './audit-text.ts';

interface AuditListProps {
  readonly entries: readonly AuditJson[];
  /** Absent where all entries are about the record on the screen. */
  readonly hrefOf?: (entry: AuditJson) => string | undefined;
}

/** Changes, newest first: who, what, when, and what differs. */
export const AuditList = ({ entries, hrefOf }: AuditListProps) => (
  <ol className="divide-y divide-linea">
    {entries.map((entry) => (
      <AuditItem key={entry.id} entry={entry} href={hrefOf?.(entry)} />
    ))}
  </ol>
);

interface AuditItemProps {
  readonly entry: AuditJson;
  readonly href: string | undefined;
}

const AuditItem = ({ entry, href }: AuditItemProps) => (
  <li className="py-3">
    <AuditHead entry={entry} href={href} />
    <AuditChanges entry={entry} />
    {entry.reason && <p className="mt-1 text-nota wrap-anywhere text-tinta-suave">«{entry.reason}»</p>}
  </li>
);

/** What differs, field by field. */
export const AuditChanges = ({ entry }: { readonly entry: AuditJson }) => (
  <>
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
  </>
);

/** Who did what to whom, and when. */
export const AuditHead = ({
  entry,
  href,
}: {
  readonly entry: AuditJson;
  readonly href?: string | undefined;
}) => {
  const { actor, actionText, subject } = auditSentence(entry);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="text-ui">
        <span className="font-semibold">{actor}</span> {actionText}{' '}
        {href ? (
          <Link to={href} className="font-semibold text-verde-hondo hover:underline">
            {subject}
          </Link>
        ) : (
          <span className="font-semibold">{subject}</span>
        )}
      </p>
      <time dateTime={entry.created_at} className="text-nota text-tinta-suave">
        {formatDayAndTime(entry.created_at)}
      </time>
    </div>
  );
};
