import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import { categoryIdOf } from '@nutricion/domain/catalog/category';
import { isObject } from '@nutricion/domain/kit/is-object';
import { puertoRicoDayStartMs } from '@nutricion/domain/kit/puerto-rico-time';
import { formatDay } from '@nutricion/domain/offers/format-offer-days';
import { RecordLink } from '../../accounts/admin/public/record-link.tsx';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import type { AuditJson } from '../../kit/admin/audit/audit-text.ts';
import { useLeaveGuard } from '../../kit/admin/record/leave-guard.tsx';
import { changedFields } from '../../kit/admin/record/record-changes.ts';
import { type FieldValue, formatFieldValue } from '../../kit/admin/record/record-field.ts';
import { RecordFields } from '../../kit/admin/record/record-fields.tsx';
import { RecordForm } from '../../kit/admin/record/record-form.tsx';
import { RecordHead } from '../../kit/admin/record/record-head.tsx';
import { RecordHistory } from '../../kit/admin/record/record-history.tsx';
import { Badge } from '../../kit/ui/badge.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { OfferActions } from './offer-actions.tsx';
import { draftOfOffer, fieldNamed, fieldsFor, type OfferDraft, type OfferField } from './offer-draft.ts';
import { OfferPreview } from './offer-preview.tsx';
import { OfferStateBadge } from './offer-state-badge.tsx';
import { Simulator } from './simulator.tsx';
import { type OfferRecord, useOfferRecord } from './use-offer-record.ts';

interface OfferEditorProps {
  readonly offer: AdminOfferJson;
  /** Initial values of a new offer's form. */
  readonly first?: OfferDraft;
  readonly onCreated?: (id: string) => void;
}

/** An offer: its form, a preview of what the shop shows and charges, and the simulator. */
export const OfferEditor = ({ offer, first, onCreated }: OfferEditorProps) => {
  const hasPermission = usePermission();
  const record = useOfferRecord(offer, first, onCreated);
  const { issues, edit, stored } = record;
  const isNew = onCreated !== undefined;
  const isReadOnly = !hasPermission('offers.write') || stored.state === 'terminada';
  const draft = isReadOnly ? record.before : record.draft;
  useLeaveGuard(record.isDirty && !isReadOnly, record.discard);
  return (
    <>
      <OfferHead offer={stored} record={record} isNew={isNew} canWrite={hasPermission('offers.write')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_380px]">
        <RecordForm
          record={record}
          labelOf={(name) => fieldNamed(name)?.label ?? name}
          fieldText={(name, values) => fieldValueText(name, values[name])}
          isReadOnly={isReadOnly}
        >
          <Block aria-label="La oferta">
            <RecordFields
              fields={fieldsFor(draft.type)}
              draft={draft}
              issues={issues}
              isReadOnly={isReadOnly}
              onEdit={edit}
            />
          </Block>
        </RecordForm>
        <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <OfferPreview offer={stored} draft={draft} />
        </div>
        <Simulator offer={stored} draft={draft} />
        {!isNew && hasPermission('audit.read') && <OfferHistory record={record} isReadOnly={isReadOnly} />}
      </div>
    </>
  );
};

interface OfferHeadProps {
  readonly offer: AdminOfferJson;
  readonly record: OfferRecord;
  readonly isNew: boolean;
  readonly canWrite: boolean;
}

const OfferHead = ({ offer, record, isNew, canWrite }: OfferHeadProps) => {
  const { product, state } = offer;
  const title = isNew ? 'Oferta nueva' : offer.badge;
  return (
    <RecordHead
      image={
        <ProductArt
          src={product.image_url ?? ''}
          alt=""
          categoryId={categoryIdOf(product.category)}
          muted={!product.is_active}
          eager
          className="w-16 flex-none"
        />
      }
      title={title}
      tabTitle={`${title}, ${product.title}`}
      facts={
        <>
          {!isNew && <OfferStateBadge state={state} />}
          {!canWrite && <Badge>Solo la ves</Badge>}
          <span className="wrap-anywhere">
            <RecordLink permission="products.read" to={`/admin/products/${product.id}`}>
              {product.title}
            </RecordLink>{' '}
            · {product.package_label}
          </span>
        </>
      }
      actions={!isNew && canWrite && <OfferActions offer={offer} isDirty={record.isDirty} />}
    />
  );
};

const OfferHistory = ({
  record,
  isReadOnly,
}: {
  readonly record: OfferRecord;
  readonly isReadOnly: boolean;
}) => {
  const { stored } = record;
  return (
    <Block aria-labelledby="historial-oferta">
      <h2 id="historial-oferta" className="mb-4 text-h3">
        Historial
      </h2>
      <RecordHistory
        subjectId={stored.id}
        changesOf={(entry) => changesIn(entry, stored)}
        {...(!isReadOnly && {
          onRevert: (entry: AuditJson, field: string) => {
            const name = field as OfferField;
            record.edit(name, draftOfSnapshot(stored, entry.before)[name]);
          },
        })}
      />
    </Block>
  );
};

const changesIn = (entry: AuditJson, offer: AdminOfferJson) => {
  if (entry.action !== 'offer.edit') return [];
  const [before, after] = [draftOfSnapshot(offer, entry.before), draftOfSnapshot(offer, entry.after)];
  return changedFields(before, after).map((name) => ({
    field: name,
    label: fieldNamed(name)?.label ?? name,
    before: fieldValueText(name, before[name]),
    after: fieldValueText(name, after[name]),
  }));
};

/** The audit stores only the changed fields; the rest is filled in from the offer. */
const draftOfSnapshot = (offer: AdminOfferJson, snapshot: unknown): OfferDraft =>
  draftOfOffer(isObject(snapshot) ? { ...offer, ...snapshot } : offer);

const fieldValueText = (name: string, value: FieldValue): string => {
  const field = fieldNamed(name);
  if (field?.kind === 'day' && value) return formatDay(puertoRicoDayStartMs(String(value)), Date.now());
  return field ? formatFieldValue(field, value) : String(value ?? '');
};
