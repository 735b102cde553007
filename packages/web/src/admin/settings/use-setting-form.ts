import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastSuccess } from '../../lib/toast.ts';
import { ApiProblem } from '../../shared/api/http.ts';
import { useSubmit } from '../../shared/api/use-submit.ts';

/** A setting as it is kept; version 0 while nobody has set it. */
export interface KeptSetting<Value> {
  readonly value: Value;
  readonly version: number;
}

export type Draft<Value> = { readonly [Field in keyof Value]: string };

interface SettingForm<Value> {
  readonly kept: KeptSetting<Value>;
  /** What its fields are under in the body: a fault of `shop.name` belongs to `name`. */
  readonly under: string;
  readonly fields: readonly (keyof Value & string)[];
  readonly draftOf: (value: Value) => Draft<Value>;
  readonly settingOf: (draft: Draft<Value>) => Value;
  readonly needsReason: boolean;
  readonly send: (change: KeptSetting<Value> & { readonly reason: string }) => Promise<unknown>;
  /** As it is kept by now. */
  readonly readNewest: () => Promise<KeptSetting<Value>>;
}

const STALE_VERSION = '/problemas/version-vieja';

/** A setting's form: nothing typed is lost to a refusal, nor anybody's change to a field that wasn't touched here. */
export const useSettingForm = <Value extends object>(form: SettingForm<Value>) => {
  const { kept, fields, draftOf, settingOf, under } = form;
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(kept);
  const [draft, setDraft] = useState(() => draftOf(kept.value));
  const [reason, setReason] = useState('');
  const [newest, setNewest] = useState<KeptSetting<Value> | null>(null);

  const before = draftOf(seen.value);
  const changed = fields.filter((field) => draft[field] !== before[field]);
  const show = (setting: KeptSetting<Value>): void => {
    setSeen(setting);
    setDraft(draftOf(setting.value));
    setNewest(null);
    setReason('');
  };
  if (kept.version !== seen.version && changed.length === 0) show(kept);

  const { isSending, faults, failure, submit, forgive } = useSubmit<string>({
    fields: [...fields, 'reason'],
    named: Object.fromEntries(fields.map((field) => [`${under}.${field}`, field])),
    check: () => (form.needsReason && reason.trim() === '' ? { reason: WHY } : {}),
    send: async () => {
      const over = newest ?? seen;
      const own = Object.fromEntries(changed.map((field) => [field, draft[field]]));
      const value = settingOf({ ...draftOf(over.value), ...own });
      await form.send({ value, version: over.version, reason: reason.trim() });
      show(await form.readNewest());
      await queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
      toastSuccess('Cambios guardados');
    },
    onFailure: (error) => {
      if (!(error instanceof ApiProblem) || error.problem.type !== STALE_VERSION) return false;
      void form.readNewest().then(setNewest, () => {});
      return true;
    },
  });

  return {
    draft,
    edit: (field: keyof Value & string, text: string) => {
      setDraft({ ...draft, [field]: text });
      forgive(field);
    },
    reason,
    setReason: (text: string) => {
      setReason(text);
      forgive('reason');
    },
    isDirty: changed.length > 0,
    isSending,
    faults: faults as Readonly<Record<string, string | undefined>>,
    failure,
    submit,
    discard: () => show(seen),
    /** Somebody else saved first: what they saved, or null. */
    newest,
    showNewest: () => newest && show(newest),
  };
};

const WHY = 'Di por qué: queda en el historial.';
