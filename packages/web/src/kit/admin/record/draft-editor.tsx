import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldIssues } from '../../api/submission.ts';
import { DraftHistory } from './draft-history.tsx';
import { useLeaveGuard } from './leave-guard.tsx';
import type { DraftDiff, FieldOf } from './record-changes.ts';
import { RecordForm } from './record-form.tsx';
import { panelId, RecordTabs, tabId, useSection } from './record-tabs.tsx';
import { type PublishedVersion, RecordVersions } from './record-versions.tsx';
import type { UsedRecord } from './use-record.ts';

export interface DraftSection<Draft extends object> {
  readonly id: string;
  readonly label: string;
  /** The fields that are typed in it; absent if none is. */
  readonly fields?: readonly FieldOf<Draft>[];
  readonly panel: ReactNode;
}

interface DraftEditorProps<Content extends object, Draft extends object> {
  readonly record: UsedRecord<Draft> & {
    readonly stored: { readonly id: string; readonly content: Content; readonly published: Content | null };
    readonly issues: FieldIssues<FieldOf<Draft> | 'reason'>;
  };
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  readonly canReadHistory: boolean;
  /** Before those of versions and history; the page opens with the first one. */
  readonly sections: readonly DraftSection<Draft>[];
  readonly versions: UseQueryResult<{ readonly versions: readonly PublishedVersion<Content>[] }>;
  readonly draftOf: (content: Content) => Draft;
  /** What of an older version comes back; all of it by default. */
  readonly restored?: (version: Draft) => Partial<Draft>;
  readonly diff: DraftDiff<Draft>;
  /** The deed whose pictures tell fields: "recipe.edit". */
  readonly editAction: string;
  readonly head: ReactNode;
  readonly aside: ReactNode;
  readonly columnsClass: string;
}

/** A record that has a draft: sections as tabs, one form over the typed ones, and beside them what is computed. */
export const DraftEditor = <Content extends object, Draft extends object>(
  props: DraftEditorProps<Content, Draft>,
) => {
  const { record, isNew, isReadOnly, draftOf, diff, restored = (version: Draft) => version } = props;
  const { stored, issues } = record;
  useLeaveGuard(record.isDirty, record.discard);
  const sections: DraftSection<Draft>[] = [...props.sections];
  const versionsSection = {
    id: 'versiones',
    label: 'Versiones',
    panel: (
      <RecordVersions
        query={props.versions}
        draftOf={draftOf}
        diff={diff}
        content={stored.content}
        published={stored.published}
        onRestore={
          isReadOnly
            ? undefined
            : (version) => {
                record.editAll(restored(version));
                if (sections[0]) open(sections[0].id);
              }
        }
      />
    ),
  };
  const historySection = {
    id: 'historial',
    label: 'Historial',
    panel: (
      <DraftHistory
        subjectId={stored.id}
        editAction={props.editAction}
        content={stored.content}
        draftOf={draftOf}
        diff={diff}
        onRevert={isReadOnly ? undefined : record.editAll}
      />
    ),
  };
  if (!isNew) sections.push(versionsSection, ...(props.canReadHistory ? [historySection] : []));
  const { current, open } = useSection(sections.map(({ id }) => id));
  const shown = sections.find(({ id }) => id === current);
  const panel = (
    <div
      key={current}
      role="tabpanel"
      id={panelId(current)}
      aria-labelledby={tabId(current)}
      className="grid gap-4"
    >
      {shown?.panel}
    </div>
  );
  return (
    <>
      {props.head}
      <RecordTabs
        sections={sections.map(({ id, label, fields = [] }) => ({
          ...{ id, label },
          hasIssue: fields.some((name) => issues[name] !== undefined),
        }))}
        current={current}
        onOpen={open}
      />
      <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${props.columnsClass}`}>
        <div className="grid min-w-0 gap-4">
          {!shown?.fields && panel}
          <RecordForm
            record={record}
            labelOf={diff.labelOf}
            fieldText={(field, values) => diff.linesOf(field, values).join('\n')}
            isReadOnly={isReadOnly}
          >
            {shown?.fields && panel}
          </RecordForm>
        </div>
        <div className="lg:sticky lg:top-20">{props.aside}</div>
      </div>
    </>
  );
};
