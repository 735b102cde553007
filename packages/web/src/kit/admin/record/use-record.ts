import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../api/http.ts';
import type { FieldIssues } from '../../api/submission.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { type Choice, changedFields, type FieldOf, withFields } from './record-changes.ts';
import type { RecordShape } from './record-shape.ts';
import { freshState, mergedState, type RecordState, rebasedState, resumedState } from './record-state.ts';
import { storeDraft } from './stored-drafts.ts';

const STALE_VERSION = '/problemas/version-vieja';
const REASON_MISSING = 'Di por qué: queda en el historial.';
const CHOICE_MISSING = 'Escoge qué queda en cada dato que cambiaron los dos.';

/** A record being edited: nothing typed is lost, and nobody's change is written over without a choice. */
export const useRecord = <Stored extends { readonly version: number }, Draft extends object>(
  shape: RecordShape<Stored, Draft>,
) => {
  type Field = FieldOf<Draft>;
  const { id, stored, draftOf, isSame } = shape;
  const [resumed] = useState(() => resumedState(shape));
  const [state, setState] = useState<RecordState<Stored, Draft>>(
    resumed ?? { ...freshState(shape, stored), ...(shape.firstDraft && { draft: shape.firstDraft }) },
  );
  const [wasResumed, setResumed] = useState(resumed !== null);
  const [reason, setReason] = useState('');
  const [isReasonRequired, setReasonRequired] = useState(false);

  const { base, draft, conflict } = state;
  const before = draftOf(base);
  const changed = changedFields(before, draft, isSame);
  const isDirty = changed.length > 0 || conflict !== null;
  const open = conflict?.clashes.filter((field) => !conflict.choices[field]) ?? [];
  const ownReason = shape.reason?.({ draft, changed }) ?? null;
  const reasonNeed = isReasonRequired ? 'required' : ownReason;

  const show = (next: RecordState<Stored, Draft>): void => {
    const over = draftOf(next.base);
    const hasChanges = changedFields(over, next.draft, isSame).length > 0;
    storeDraft(id, hasChanges ? { version: next.base.version, before: over, draft: next.draft } : null);
    setState(next);
  };
  const start = (from: Stored): void => {
    show(freshState(shape, from));
    setReason('');
    setReasonRequired(false);
    setResumed(false);
  };
  const rebased = stored.version > base.version && conflict === null ? rebasedState(shape, state) : null;
  if (rebased) setState(rebased);

  /** Sends a draft over what is kept; `over` where it isn't yet what the screen shows. */
  const save = async (over: RecordState<Stored, Draft>): Promise<void> => {
    const typed = changedFields(draftOf(over.base), over.draft, isSame);
    // A new one is sent as it is: the server says what is missing.
    if (typed.length === 0 && over.base.version > 0) return start(over.base);
    const saved = await shape.send({
      draft: over.draft,
      before: draftOf(over.base),
      changed: typed,
      version: over.base.version,
      reason: reason.trim(),
    });
    setJustSaved(saved);
    setReason('');
    setReasonRequired(false);
    setResumed(false);
    const now = latest.current.draft;
    const typedSince = changedFields(over.draft, now, isSame);
    show({ base: saved, draft: withFields(draftOf(saved), now, typedSince), conflict: null });
  };
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const [justSaved, setJustSaved] = useState<Stored | null>(null);
  const notifySaved = useEffectEvent((saved: Stored) => shape.onSaved?.(saved));
  // Only once nothing is unsaved any more: what is told may leave the page.
  useEffect(() => {
    if (justSaved) notifySaved(justSaved);
  }, [justSaved]);
  const fields = Object.keys(before) as Field[];
  const form = (over: RecordState<Stored, Draft>) => ({
    fields: [...fields, 'reason'],
    named: shape.fieldNames?.(over.draft) ?? {},
    check: (): FieldIssues<string> => ({
      ...shape.check?.(over.draft),
      ...(reasonNeed === 'required' && reason.trim() === '' && { reason: REASON_MISSING }),
    }),
    send: () => save(over),
    onFailure: (error: unknown): boolean => {
      if (!(error instanceof ApiProblem)) return false;
      if (error.problem.errors?.reason) setReasonRequired(true);
      if (error.problem.type !== STALE_VERSION) return false;
      void shape.readNewest(error).then(
        (newest) => show(mergedState(shape, { base: over.base, draft: latest.current.draft }, newest)),
        () => {},
      );
      return true;
    },
  });
  const sending = useSubmit<string>(form(state));

  const editAll = (values: Partial<Draft>): void => {
    const names = Object.keys(values) as Field[];
    const mine = Object.fromEntries(names.map((field) => [field, 'mine'] as const));
    show({
      ...state,
      draft: { ...draft, ...values },
      conflict: conflict && { ...conflict, choices: { ...conflict.choices, ...mine } },
    });
    sending.clearError(...names);
  };
  const edit = <Name extends Field>(field: Name, value: Draft[Name]): void =>
    editAll({ [field]: value } as unknown as Partial<Draft>);
  const choose = (field: Field, choice: Choice): void => {
    if (!conflict) return;
    show({
      ...state,
      draft: withFields(draft, conflict[choice], [field]),
      conflict: { ...conflict, choices: { ...conflict.choices, [field]: choice } },
    });
    sending.clearError(field);
  };

  return {
    stored: base,
    before,
    draft,
    changed,
    isDirty,
    edit,
    editAll,
    reason,
    setReason: (text: string) => {
      setReason(text);
      sending.clearError('reason');
    },
    /** Null while nobody asks for one. */
    reasonNeed: changed.length > 0 ? reasonNeed : null,
    isSending: sending.isSending,
    issues: sending.issues as Readonly<Record<string, string | undefined>>,
    failure: sending.failure,
    /** Clashes nobody has chosen yet keep it from being sent. */
    submit: (event?: { preventDefault: () => void }): void => {
      event?.preventDefault();
      if (open.length === 0) sending.submit();
    },
    open,
    openText: open.length > 0 ? CHOICE_MISSING : null,
    conflict,
    choose,
    /** All that clashes as I have it, and saved at once. */
    saveMine: (): void => {
      if (!conflict) return;
      const mine = { ...state, draft: withFields(draft, conflict.mine, conflict.clashes), conflict: null };
      show(mine);
      sending.submitAs(form(mine));
    },
    /** What somebody else saved, and nothing of mine. */
    showTheirs: () => start(base),
    discard: () => start(base),
    wasResumed,
  };
};
/** A record as its form and its fields take it. */
export type UsedRecord<Draft extends object> = Omit<
  ReturnType<typeof useRecord<{ readonly version: number }, Draft>>,
  'stored'
>;
