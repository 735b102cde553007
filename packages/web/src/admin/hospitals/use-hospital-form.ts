import type { AdminHospitalJson } from '@nutricion/contract/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiProblem, OfflineError } from '../../lib/http.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { hospitalsQuery } from '../admin-queries.ts';
import {
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

let lastKey = 0;

/** Unique also beside the keys of a draft that an earlier page kept. */
export const newKey = (): string => `${performance.timeOrigin}-${++lastKey}`;

/** A hospital's form: what is typed survives a closed sheet, a refusal and a reload. Null is a new hospital. */
export const useHospitalForm = (hospital: AdminHospitalJson | null, onSaved: () => void) => {
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
      const body = formOfDraft(draft);
      const answer =
        id === null
          ? await call('POST /api/admin/hospitals', { body })
          : await call('PATCH /api/admin/hospitals/{id}', {
              params: { id },
              body: { ...body, version: over ?? 0 },
            });
      keepDraft(id, null);
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
      toastSuccess(id === null ? 'Hospital creado' : 'Cambios guardados', answer.name);
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiProblem) && !(error instanceof OfflineError)) throw error;
      const problem = error instanceof ApiProblem ? error.problem : null;
      setErrors(draftErrors(draft, problem?.errors ?? {}));
      setSaving({ kind: 'refused', message: error.message, isStale: problem?.type === STALE_VERSION });
    }
  };

  /** Keeps what was typed, over the version that somebody else saved meanwhile. */
  const saveOverNewest = async (): Promise<void> => {
    setSaving({ kind: 'saving' });
    const { hospitals } = await queryClient.fetchQuery(hospitalsQuery).catch(() => ({ hospitals: [] }));
    const newest = hospitals.find((other) => other.id === id)?.version ?? version;
    setVersion(newest);
    await save(newest);
  };

  /** Back to what is saved. */
  const discard = () => {
    setDraft(saved);
    setVersion(hospital?.version ?? null);
    setResumed(false);
    setErrors({ byKey: {} });
    setSaving({ kind: 'editing' });
    keepDraft(id, null);
  };

  return { draft, edit, errors, saving, wasResumed, save, saveOverNewest, discard };
};
