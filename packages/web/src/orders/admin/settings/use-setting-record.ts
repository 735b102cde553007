import { isObject } from '@nutricion/domain/kit/is-object';
import { useQueryClient } from '@tanstack/react-query';
import { useRecord } from '../../../kit/admin/record/use-record.ts';
import type { FieldIssues } from '../../../kit/api/submission.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';

/** A setting as stored; version 0 if it isn't stored yet. */
export interface StoredSetting<Value> {
  readonly value: Value;
  readonly version: number;
}

export type Draft<Value> = { readonly [Field in keyof Value]: string };

interface SettingForm<Value> {
  readonly stored: StoredSetting<Value>;
  /** What its fields are under in the body: a fault of `shop.name` belongs to `name`. */
  readonly under: string;
  readonly fields: readonly (keyof Value & string)[];
  readonly draftOf: (value: Value) => Draft<Value>;
  readonly settingOf: (draft: Draft<Value>) => Value;
  readonly check?: (draft: Draft<Value>) => FieldIssues<keyof Value & string>;
  readonly needsReason: boolean;
  readonly send: (change: StoredSetting<Value> & { readonly reason: string }) => Promise<unknown>;
  /** Reads the stored setting again. */
  readonly readNewest: () => Promise<StoredSetting<Value>>;
}

/** A setting as a record. The whole setting is sent, so unchanged fields keep their stored value. */
export const useSettingRecord = <Value extends object>(form: SettingForm<Value>) => {
  const { fields, under } = form;
  const queryClient = useQueryClient();
  return useRecord<StoredSetting<Value>, Draft<Value>>({
    id: `ajuste:${under}`,
    stored: form.stored,
    draftOf: ({ value }) => form.draftOf(value),
    isDraft: (value): value is Draft<Value> =>
      isObject(value) && fields.every((field) => typeof value[field] === 'string'),
    fieldNames: () => Object.fromEntries(fields.map((field) => [`${under}.${field}`, field])),
    ...(form.check && { check: form.check }),
    reason: () => (form.needsReason ? 'required' : 'optional'),
    send: async ({ draft, version, reason }) => {
      await form.send({ value: form.settingOf(draft), version, reason });
      const saved = await form.readNewest();
      await queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
      toastSuccess('Cambios guardados');
      return saved;
    },
    readNewest: async () => ({ stored: await form.readNewest(), by: null, at: null }),
  });
};
