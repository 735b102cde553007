import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { failureText, fieldIssues } from '../../api/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { controlClass } from '../../ui/text-input.tsx';
import type { CellConflict, CellEdit } from './list-types.ts';

interface TextCellProps<Row> {
  readonly edit: Extract<CellEdit<Row>, { readonly kind: 'text' }>;
  readonly row: Row;
  readonly onSaved: (row: Row) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Why the typed text isn't saved; it stays in the field. */
interface Refusal<Row> {
  readonly text: string;
  readonly isReasonRequired: boolean;
  /** The user moved to another cell, so the focus isn't returned. */
  readonly wasLeft: boolean;
  readonly conflict: CellConflict<Row> | null;
}

type State<Row> =
  | { readonly kind: 'shown' }
  | { readonly kind: 'typing'; readonly text: string }
  | { readonly kind: 'saving'; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string; readonly refusal: Refusal<Row> };

/** Enter and leaving the field save, Escape cancels, Tab moves on and saves. */
export const TextCell = <Row,>({ edit, row, onSaved, className, children }: TextCellProps<Row>) => {
  const [state, setState] = useState<State<Row>>({ kind: 'shown' });
  const [reason, setReason] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const label = edit.labelOf(row);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (state.kind !== 'shown' || !wantsFocus.current) return;
    wantsFocus.current = false;
    button.current?.focus();
  }, [state.kind]);
  const close = (thenFocus: boolean) => {
    wantsFocus.current = thenFocus;
    setState({ kind: 'shown' });
    setReason('');
  };
  const save = async (over: Row, text: string, thenFocus: boolean) => {
    if (text.trim() === edit.textOf(over)) return close(thenFocus);
    const issue = edit.issueOf?.(text) ?? null;
    if (issue !== null) {
      const refusal = { text: issue, isReasonRequired: false, wasLeft: !thenFocus, conflict: null };
      return setState({ kind: 'refused', text, refusal });
    }
    setState({ kind: 'saving', text });
    try {
      onSaved(await edit.save(over, text.trim(), reason.trim(), onSaved));
      close(thenFocus);
    } catch (error) {
      const { reason: why, ...others } = fieldIssues(error);
      const conflict = edit.conflictOf(error, over);
      const refusal: Refusal<Row> = {
        text: conflict?.text ?? Object.values(others)[0] ?? why ?? failureText(error),
        isReasonRequired: why !== undefined,
        wasLeft: !thenFocus,
        conflict,
      };
      setState({ kind: 'refused', text, refusal });
    }
  };

  if (state.kind === 'shown')
    return (
      <button
        ref={button}
        type="button"
        data-edit
        aria-label={`${label}: ${edit.textOf(row) || 'vacío'}. Cambiar`}
        onClick={() => setState({ kind: 'typing', text: edit.textOf(row) })}
        className={clsx(
          '-mx-2 inline-block min-h-11 min-w-14 cursor-text rounded-[10px] px-2 hover:bg-papel hover:inset-ring-[1.5px] hover:inset-ring-borde-control',
          className,
        )}
      >
        {children}
      </button>
    );

  const { text } = state;
  const refusal = state.kind === 'refused' ? state.refusal : null;
  const over = refusal?.conflict?.row ?? row;
  const onKeyDown = (event: KeyboardEvent) => {
    // The list's shortcuts are off while the user types here.
    if (event.key === 'Enter') {
      event.preventDefault();
      void save(over, text, true);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (refusal?.conflict) onSaved(refusal.conflict.row);
      close(true);
    }
  };
  return (
    <span
      className={clsx(
        'relative inline-block w-28 text-left',
        refusal && noteSpaceClass(refusal.isReasonRequired),
      )}
    >
      <input
        ref={focusOnMount}
        aria-label={label}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? noteId : undefined}
        inputMode={edit.inputMode}
        autoComplete="off"
        maxLength={40}
        value={text}
        readOnly={state.kind === 'saving'}
        onFocus={(event) => state.kind === 'typing' && event.target.select()}
        onChange={(event) =>
          setState(
            refusal
              ? { kind: 'refused', text: event.target.value, refusal }
              : { kind: 'typing', text: event.target.value },
          )
        }
        onKeyDown={onKeyDown}
        // Removing a focused input fires blur too; in that case the cell is already closed.
        onBlur={() => state.kind === 'typing' && !wantsFocus.current && void save(row, text, false)}
        className={clsx(controlClass, 'min-h-11! px-2.5! text-ui! tabular-nums', className)}
      />
      {state.kind === 'saving' && <Spinner label="Guardando" className="absolute top-3 right-2" />}
      {refusal && (
        <span className="absolute top-12 left-0 z-10 block w-64 rounded-ficha bg-papel p-3 whitespace-normal shadow-3">
          <span
            id={noteId}
            role="alert"
            className="flex items-start gap-1.5 text-nota font-semibold text-guayaba-tinta"
          >
            <CircleAlert size={16} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
            {refusal.text}
          </span>
          {refusal.isReasonRequired && (
            <input
              aria-label="¿Por qué?"
              placeholder="¿Por qué?"
              ref={refusal.wasLeft ? undefined : focusOnMount}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              onKeyDown={onKeyDown}
              className={clsx(controlClass, 'mt-1.5 min-h-11! px-2.5! text-ui!')}
            />
          )}
          <span className="mt-1.5 flex gap-2">
            <Button size="sm" onClick={() => void save(over, text, true)}>
              {refusal.conflict ? 'Guardar lo mío' : 'Guardar'}
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                if (refusal.conflict) onSaved(refusal.conflict.row);
                close(true);
              }}
            >
              {refusal.conflict ? 'Dejar lo suyo' : 'Descartar'}
            </Button>
          </span>
        </span>
      )}
    </span>
  );
};

/** The message floats over the neighbouring cells; the row grows by its height, so that it covers no row below. */
const noteSpaceClass = (hasReason: boolean): string => (hasReason ? 'pb-44' : 'pb-30');

/** Of what was asked for by a press, or what a save waits for. */
const focusOnMount = (input: HTMLInputElement | null): void => input?.focus();
