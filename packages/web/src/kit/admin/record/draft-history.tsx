import { isObject } from '@nutricion/domain/kit/is-object';
import { Block } from '../../ui/block.tsx';
import type { AuditJson } from '../audit/audit-text.ts';
import type { DraftDiff } from './record-changes.ts';
import { changedFields, type FieldOf } from './record-changes.ts';
import { RecordHistory } from './record-history.tsx';

interface DraftHistoryProps<Content extends object, Draft extends object> {
  readonly subjectId: string;
  /** The deed whose pictures tell fields: "recipe.edit". */
  readonly editAction: string;
  /** As it is written: a picture tells only what was changed. */
  readonly content: Content;
  readonly draftOf: (content: Content) => Draft;
  readonly diff: DraftDiff<Draft>;
  /** Absent for whoever may only look; else puts a field's value of before into the form. */
  readonly onRevert?: ((values: Partial<Draft>) => void) | undefined;
}

/** Who changed what of a record that has a draft; each field can be taken back to what it was. */
export const DraftHistory = <Content extends object, Draft extends object>(
  props: DraftHistoryProps<Content, Draft>,
) => {
  const { subjectId, editAction, content, draftOf, diff, onRevert } = props;
  const draftOfSnapshot = (snapshot: unknown): Draft =>
    draftOf(isObject(snapshot) ? ({ ...content, ...snapshot } as Content) : content);
  const fieldText = (field: FieldOf<Draft>, draft: Draft): string => diff.linesOf(field, draft).join('\n');
  const changesOf = (entry: AuditJson) => {
    if (entry.action !== editAction) return [];
    const [before, after] = [draftOfSnapshot(entry.before), draftOfSnapshot(entry.after)];
    return changedFields(before, after).map((field) => ({
      field,
      label: diff.labelOf(field),
      before: fieldText(field, before),
      after: fieldText(field, after),
    }));
  };
  return (
    <Block aria-label="Historial">
      <RecordHistory
        subjectId={subjectId}
        changesOf={changesOf}
        {...(onRevert && {
          onRevert: (entry: AuditJson, name: string) => {
            const field = name as FieldOf<Draft>;
            onRevert({ [field]: draftOfSnapshot(entry.before)[field] } as unknown as Partial<Draft>);
          },
        })}
      />
    </Block>
  );
};
