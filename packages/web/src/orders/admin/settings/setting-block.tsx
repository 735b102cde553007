import { History } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { useLeaveGuard } from '../../../kit/admin/record/leave-guard.tsx';
import type { FieldOf } from '../../../kit/admin/record/record-changes.ts';
import type { RecordField } from '../../../kit/admin/record/record-field.ts';
import { RecordFields } from '../../../kit/admin/record/record-fields.tsx';
import { RecordForm } from '../../../kit/admin/record/record-form.tsx';
import type { UsedRecord } from '../../../kit/admin/record/use-record.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';

interface SettingBlockProps<Draft extends object> {
  readonly title: string;
  readonly lead: string;
  readonly record: UsedRecord<Draft>;
  readonly labels: Readonly<Record<keyof Draft, string>>;
  readonly fields: readonly RecordField<FieldOf<Draft>>[];
  readonly onHistory: () => void;
  /** Before the fields. */
  readonly children?: ReactNode;
}

/** One setting: its purpose, its fields, and its history. */
export const SettingBlock = <Draft extends { readonly [Field in keyof Draft]: string }>(
  props: SettingBlockProps<Draft>,
) => {
  const { title, lead, record, labels, fields, onHistory, children } = props;
  const titleId = useId();
  const hasPermission = usePermission();
  const isReadOnly = !hasPermission('settings.write');
  useLeaveGuard(record.isDirty && !isReadOnly, record.discard);
  return (
    <Block aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id={titleId}>{title}</h2>
          <p className="mt-1 max-w-[70ch] text-tinta-suave">{lead}</p>
        </div>
        {hasPermission('audit.read') && (
          <Button variant="quiet" size="sm" onClick={onHistory} aria-label={`Historial: ${title}`}>
            <History size={18} strokeWidth={2.1} aria-hidden="true" />
            Historial
          </Button>
        )}
      </div>
      <div className="mt-5">
        <RecordForm
          record={record}
          labelOf={(field) => labels[field]}
          fieldText={(field, draft) => draft[field]}
          isReadOnly={isReadOnly}
        >
          {children}
          <RecordFields
            fields={fields}
            draft={isReadOnly ? record.before : record.draft}
            issues={record.issues}
            isReadOnly={isReadOnly}
            onEdit={(name, value) => record.edit(name as FieldOf<Draft>, value as Draft[FieldOf<Draft>])}
          />
        </RecordForm>
      </div>
    </Block>
  );
};
