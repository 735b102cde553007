import { BookmarkPlus } from 'lucide-react';
import { Badge } from '../../kit/ui/badge.tsx';
import { RowAction } from './row-action.tsx';
import { FlagChip } from './session-flags.tsx';
import type { Moment, TranscriptLine } from './session-moments.ts';
import { ToolCallCard } from './tool-call-card.tsx';

interface SessionMomentProps {
  readonly moment: Moment;
  /** Stores a phrase as a case; null without the permission. */
  readonly onCase: ((phrase: string) => void) | null;
}

/** A line of the transcript, and beside it the calls that changed the cart. */
export const SessionMoment = ({ moment: { line, calls }, onCase }: SessionMomentProps) => (
  <li
    className={
      line && calls.length > 0
        ? 'grid gap-3 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-5'
        : 'py-4'
    }
  >
    {line && <TranscriptText line={line} onCase={onCase} />}
    {calls.length > 0 && (
      <ul className="grid content-start gap-2">
        {calls.map((call) => (
          <ToolCallCard key={call.call_id} call={call} />
        ))}
      </ul>
    )}
  </li>
);

const TranscriptText = ({
  line,
  onCase,
}: { readonly line: TranscriptLine } & Pick<SessionMomentProps, 'onCase'>) => {
  const { role, text, flag, interrupted } = line;
  const isCustomer = role === 'user';
  return (
    <div className="min-w-0">
      <p className="text-nota font-semibold text-tinta-suave">{isCustomer ? 'Cliente' : 'Asistente'}</p>
      <p className={`leading-snug whitespace-pre-line wrap-anywhere ${isCustomer ? 'font-[650]' : ''}`}>
        {text}
      </p>
      {(flag || interrupted) && (
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {flag && <FlagChip flag={flag} />}
          {interrupted && <Badge>Interrumpido</Badge>}
        </p>
      )}
      {isCustomer && flag && onCase && (
        <div className="-mx-3">
          <RowAction
            icon={BookmarkPlus}
            label="Guardar como caso"
            short="Guardar como caso"
            of={text}
            onAct={() => onCase(text)}
          />
        </div>
      )}
    </div>
  );
};
