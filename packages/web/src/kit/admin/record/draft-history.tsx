import { isObject } from '@nutricion/domain/kit/is-object';
import { Block } from '../../ui/block.tsx';
import type { AuditJson } from '../audit/audit-words.ts';
import { changedFields, type FieldOf } from './record-changes.ts';
import type { DraftWords } from './record-diff.tsx';
import { RecordHistory } from './record-history.tsx';

interface DraftHistoryProps<Content extends object, Draft extends object> {
  readonly subjectId: string;
  /** The deed whose pictures tell fields: "recipe.edit". */
  readonly editAction: string;
  /** As it is written: a picture tells only what was changed. */
  readonly content: Content;
  readonly draftOf: (content: Content) => Draft;
  readonly words: DraftWords<Draft>;
  /** Absent for whoever may only look; else puts a field's value of before into the form. */
  readonly onTakeBack?: ((values: Partial<Draft>) => void) | undefined;
}

/** Who changed what of a record that has a draft; each field can be taken back to what it was. */
export const DraftHistory = <Content extends object, Draft extends object>(
  props: DraftHistoryProps<Content, Draft>,
) => {
  const { subjectId, editAction, content, draftOf, words, onTakeBack } = props;
  const pictured = (picture: unknown): Draft =>
    draftOf(isObject(picture) ? ({ ...content, ...picture } as Content) : content);
  const inWords = (field: FieldOf<Draft>, draft: Draft): string => words.linesOf(field, draft).join('\n');
  const changesOf = (entry: AuditJson) => {
    if (entry.action !== editAction) return [];
    const [before, after] = [pictured(entry.before), pictured(entry.after)];
    return changedFields(before, after).map((field) => ({
      field,
      label: words.labelOf(field),
      before: inWords(field, before),
      after: inWords(field, after),
    }));
  };
  return (
    <Block aria-label="Historial">
      <RecordHistory
        subjectId={subjectId}
        changesOf={changesOf}
        {...(onTakeBack && {
          onTakeBack: (entry: AuditJson, name: string) => {
            const field = name as FieldOf<Draft>;
            onTakeBack({ [field]: pictured(entry.before)[field] } as unknown as Partial<Draft>);
          },
        })}
      />
    </Block>
  );
};
