import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { isObject } from '@nutricion/domain/kit/is-object';
import type { AuditJson } from '../../../kit/admin/audit/audit-words.ts';
import { changedFields } from '../../../kit/admin/record/record-changes.ts';
import { valueInWords } from '../../../kit/admin/record/record-field.ts';
import { type HistoryChange, RecordHistory } from '../../../kit/admin/record/record-history.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { draftOfProduct } from './product-draft.ts';
import { fieldNamed, type ProductDraft, type ProductField } from './product-fields.ts';
import { type SectionId, sectionOf } from './product-sections.ts';

interface ProductHistoryProps {
  readonly product: AdminProductJson;
  /** Puts the values that some fields had into the form. */
  readonly onTakeBack?: (before: ProductDraft, fields: readonly ProductField[], section: SectionId) => void;
}

/** Who changed what of a product, each field to be taken back. */
export const ProductHistory = ({ product, onTakeBack }: ProductHistoryProps) => (
  <Block aria-label="Historial">
    <RecordHistory
      subjectId={product.id}
      changesOf={(entry) => changesIn(entry, product)}
      onTakeBack={
        onTakeBack &&
        ((entry, field) => {
          const name = field as ProductField;
          onTakeBack(pictured(product, entry.before), [name], sectionOf(name));
        })
      }
    />
  </Block>
);

const changesIn = (entry: AuditJson, product: AdminProductJson): readonly HistoryChange[] => {
  if (!entry.action.startsWith('product.')) return [];
  const [before, after] = [pictured(product, entry.before), pictured(product, entry.after)];
  return changedFields(before, after).flatMap((name) => {
    const field = fieldNamed(name);
    return field
      ? [
          {
            field: name,
            label: field.label,
            before: valueInWords(field, before[name]),
            after: valueInWords(field, after[name]),
          },
        ]
      : [];
  });
};

/** A picture tells only what was changed: the rest is as the product has it. */
const pictured = (product: AdminProductJson, picture: unknown): ProductDraft =>
  draftOfProduct(isObject(picture) ? ({ ...product, ...picture } as AdminProductJson) : product);
