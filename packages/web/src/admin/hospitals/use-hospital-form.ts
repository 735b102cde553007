import type { AdminHospitalJson } from '@nutricion/contract/hospitals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastSuccess } from '../../lib/toast.ts';
import { call } from '../../shared/api/api.ts';
import { ApiProblem, OfflineError } from '../../shared/api/http.ts';
import { hospitalsQuery } from '../admin-queries.ts';
import {
  changedFields,
  type DraftErrors,
  draftErrors,
  draftOfHospital,
  emptyDraft,
  formOfDraft,
  type HospitalDraft,
  isSameDraft,
} from './hospital-draft.ts';
import { keepDraft, readDraft } from './kept-draft.ts';

const STALE_VERSION = '/problemas/version-vieja';

export type SavingState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'refused'; readonly message: string; readonly isStale: boolean };

const FIELDS_AT_FAULT = 'Revisa lo que está marcado.';

let lastKey = 0;

/** Unique also beside the keys of a draft that an earlier page kept. */
export const newKey = (): string => `${performance.timeOrigin}-${++lastKey}`;

/** A hospital's form: what is typed survives a closed sheet, a refusal and a reload. Null is a new hospital. */
export const useHospitalForm = (hospital: AdminHospitalJson | null, onDone: () => void) => {
  const queryClient = useQueryClient();
  const id = hospital?.id ?? null;
  const [saved] = useState(() => (hospital ? draftOfHospital(hospital, newKey) : emptyDraft));
  const [kept] = useState(() => readDraft(id));
  const [draft, setDraft] = useState<HospitalDraft>(kept?.draft ?? saved);
  const [version, setVersion] = useState(kept?.version ?? hospital?.version ?? null);
  const [wasResumed, setResumed] = useState(kept !== null && !isSameDraft(kept.draft, saved));
  const [errors, setErrors] = useState<DraftErrors>({ byKey: {} });
  const [saving, setSaving] = useState<SavingState>({ kind: 'editing' });

  const edit = (next: HospitalDraft) => {
    setDraft(next);
    keepDraft(id, isSameDraft(next, saved) ? null : { draft: next, version });
  };

  const save = async (over = version): Promise<void> => {
    setSaving({ kind: 'saving' });
    setErrors({ byKey: {} });
    try {
      const answer =
        id === null
          ? await call('POST /api/admin/hospitals', { body: formOfDraft(draft) })
          : await call('PATCH /api/admin/hospitals/{id}', {
              params: { id },
              body: { ...changedFields(saved, draft), version: over ?? 0 },
            });
      keepDraft(id, null);
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
      toastSuccess(id === null ? 'Hospital creado' : 'Cambios guardados', answer.name);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiProblem) && !(error instanceof OfflineError)) throw error;
      const problem = error instanceof ApiProblem ? error.problem : null;
      setErrors(draftErrors(draft, problem?.errors ?? {}));
      const message = problem?.errors ? FIELDS_AT_FAULT : error.message;
      setSaving({ kind: 'refused', message, isStale: problem?.type === STALE_VERSION });
    }
  };

  /** Saves the fields that were changed here, over the version that somebody else saved meanwhile. */
  const saveOverNewest = async (): Promise<void> => {
    setSaving({ kind: 'saving' });
    const { hospitals } = await queryClient.fetchQuery(hospitalsQuery).catch(() => ({ hospitals: [] }));
    const newest = hospitals.find((other) => other.id === id)?.version ?? version;
    setVersion(newest);
    await save(newest);
  };

  /** Back to what was saved when the form opened. */
  const discard = () => {
    setDraft(saved);
    setVersion(hospital?.version ?? null);
    setResumed(false);
    setErrors({ byKey: {} });
    setSaving({ kind: 'editing' });
    keepDraft(id, null);
  };

  /** Gives way to what somebody else saved: the next opening shows it. */
  const giveWay = (): void => {
    keepDraft(id, null);
    void queryClient.invalidateQueries({ queryKey: hospitalsQuery.queryKey });
    onDone();
  };

  return { draft, edit, errors, saving, wasResumed, save, saveOverNewest, discard, giveWay };
};
