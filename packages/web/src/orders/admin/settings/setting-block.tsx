import { History } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { useLeaveGuard } from '../../../kit/admin/record/leave-guard.tsx';
import { RecordForm } from '../../../kit/admin/record/record-form.tsx';
import type { UsedRecord } from '../../../kit/admin/record/use-record.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';

interface SettingBlockProps<Draft extends object> {
  readonly title: string;
  readonly lead: string;
  readonly record: UsedRecord<Draft>;
  readonly labels: Readonly<Record<keyof Draft, string>>;
  readonly onHistory: () => void;
  readonly children: ReactNode;
}

/** One setting: its purpose, its fields, and its history. */
export const SettingBlock = <Draft extends { readonly [Field in keyof Draft]: string }>(
  props: SettingBlockProps<Draft>,
) => {
  const { title, lead, record, labels, onHistory, children } = props;
  const titleId = useId();
  const hasPermission = usePermission();
  useLeaveGuard(record.isDirty, record.discard);
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
          isReadOnly={!hasPermission('settings.write')}
        >
          {children}
        </RecordForm>
      </div>
    </Block>
  );
};
