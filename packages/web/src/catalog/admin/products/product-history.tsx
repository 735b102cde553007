import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { isObject } from '@nutricion/domain/kit/is-object';
import type { AuditJson } from '../../../kit/admin/audit/audit-text.ts';
import { changedFields } from '../../../kit/admin/record/record-changes.ts';
import type { FieldValue } from '../../../kit/admin/record/record-field.ts';
import { type HistoryChange, RecordHistory } from '../../../kit/admin/record/record-history.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { draftOfProduct } from './product-draft.ts';
import { fieldNamed, type ProductDraft, type ProductField } from './product-fields.ts';
import { type SectionId, sectionOf } from './product-sections.ts';

interface ProductHistoryProps {
  readonly product: AdminProductJson;
  readonly fieldText: (name: ProductField, value: FieldValue) => string;
  /** Puts the earlier values of some fields into the form. */
  readonly onRevert?: (before: ProductDraft, fields: readonly ProductField[], section: SectionId) => void;
}

/** Who changed which field when; each field can be reverted. */
export const ProductHistory = ({ product, fieldText, onRevert }: ProductHistoryProps) => (
  <Block aria-label="Historial">
    <RecordHistory
      subjectId={product.id}
      changesOf={(entry) => changesIn(entry, product, fieldText)}
      onRevert={
        onRevert &&
        ((entry, field) => {
          const name = field as ProductField;
          onRevert(draftOfSnapshot(product, entry.before), [name], sectionOf(name));
        })
      }
    />
  </Block>
);

const changesIn = (
  entry: AuditJson,
  product: AdminProductJson,
  fieldText: ProductHistoryProps['fieldText'],
): readonly HistoryChange[] => {
  if (!entry.action.startsWith('product.')) return [];
  const [before, after] = [draftOfSnapshot(product, entry.before), draftOfSnapshot(product, entry.after)];
  return changedFields(before, after).flatMap((name) => {
    const field = fieldNamed(name);
    return field
      ? [
          {
            field: name,
            label: field.label,
            before: fieldText(name, before[name]),
            after: fieldText(name, after[name]),
          },
        ]
      : [];
  });
};

/** The audit stores only the changed fields; the rest is filled in from the product. */
const draftOfSnapshot = (product: AdminProductJson, snapshot: unknown): ProductDraft =>
  draftOfProduct(isObject(snapshot) ? ({ ...product, ...snapshot } as AdminProductJson) : product);
