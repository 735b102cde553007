import { type PurchaseOrderJson, purchaseMoney } from '@nutricion/contract/stock/purchase-orders';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { type AuditJson, auditDetails } from '../../../kit/admin/audit/audit-text.ts';
import { useLeaveGuard } from '../../../kit/admin/record/leave-guard.tsx';
import { LoadedRecord } from '../../../kit/admin/record/loaded-record.tsx';
import { newestVersionOf } from '../../../kit/admin/record/newest-version.ts';
import { RecordFields } from '../../../kit/admin/record/record-fields.tsx';
import { RecordForm } from '../../../kit/admin/record/record-form.tsx';
import { RecordHead } from '../../../kit/admin/record/record-head.tsx';
import { RecordHistory } from '../../../kit/admin/record/record-history.tsx';
import { useRecord } from '../../../kit/admin/record/use-record.ts';
import { queryClient } from '../../../kit/api/query.ts';
import { formatDayAndTime } from '../../../kit/lib/format-time.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { purchaseOrderQuery, savePurchaseOrder } from './api.ts';
import { LineEditor } from './line-editor.tsx';
import { PurchaseActions } from './purchase-actions.tsx';
import {
  draftOfOrder,
  factFields,
  isPurchaseDraft,
  isSameField,
  labelOfField,
  linesInWords,
  linesToSend,
  type PurchaseDraft,
  purchaseIssues,
} from './purchase-draft.ts';
import { PurchaseStateBadge } from './purchase-labels.tsx';
import { PurchasePaper } from './purchase-paper.tsx';
import { ReceivedLines } from './received-lines.tsx';

const list = { path: '/admin/purchase-orders', label: 'Órdenes de compra' };

/** /admin/purchase-orders/{id}: one order, from its draft to the last unit received. */
export const PurchaseOrderPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(purchaseOrderQuery(id));
  return (
    <>
      <div className="print:hidden">
        <LoadedRecord query={query} name="Orden de compra" list={list}>
          {(order) => <PurchaseEditor key={id} order={order} />}
        </LoadedRecord>
      </div>
      {query.data && <PurchasePaper order={query.data} />}
    </>
  );
};

const PurchaseEditor = ({ order }: { readonly order: PurchaseOrderJson }) => {
  const hasPermission = usePermission();
  const canWrite = hasPermission('purchases.write');
  const record = useRecord<PurchaseOrderJson, PurchaseDraft>({
    id: `orden-de-compra:${order.id}`,
    stored: order,
    draftOf: draftOfOrder,
    isDraft: isPurchaseDraft,
    isSame: isSameField,
    check: purchaseIssues,
    fieldNames: ({ lines }) =>
      Object.fromEntries(
        lines.flatMap((_, index) =>
          ['units', 'cost', 'product_id'].map((name) => [`lines.${index}.${name}`, 'lines']),
        ),
      ),
    send: ({ draft, changed, version }) =>
      savePurchaseOrder(order.id, {
        version,
        ...(changed.includes('note') && { note: draft.note }),
        ...(changed.includes('expected_on') && { expected_on: draft.expected_on || null }),
        ...(changed.includes('lines') && { lines: linesToSend(draft.lines) }),
      }),
    readNewest: async (refusal) =>
      newestVersionOf<PurchaseOrderJson>(refusal) ?? {
        stored: await queryClient.fetchQuery(purchaseOrderQuery(order.id)),
        ...{ by: null, at: null },
      },
    onSaved: (saved) => toastSuccess('Cambios guardados', saved.number),
  });
  useLeaveGuard(record.isDirty, record.discard);
  const { stored, draft, issues } = record;
  const isDraft = stored.state === 'borrador';
  return (
    <>
      <RecordHead
        image={null}
        title={`${stored.number}, ${stored.supplier.name}`}
        facts={
          <>
            <PurchaseStateBadge state={stored.state} />
            {!canWrite && <Badge>Solo la ves</Badge>}
            {stored.made_by_shop && <span>La preparó la tienda, {formatDayAndTime(stored.created_at)}</span>}
            {stored.sent_at && <span>{sentText(stored, stored.sent_at)}</span>}
          </>
        }
        actions={<PurchaseActions order={stored} isDirty={record.isDirty} />}
      />
      <div className="grid max-w-4xl gap-4">
        {isDraft && stored.made_by_shop && (
          <p className="text-ui text-tinta-suave">
            Lleva lo que llegó a su punto de pedir y nadie había pedido. Revísala y envíala: nada sale sin ti.
          </p>
        )}
        {isDraft && canWrite ? (
          <RecordForm record={record} labelOf={labelOfField} fieldText={fieldText} isReadOnly={false}>
            <div className="grid gap-4">
              <Block aria-labelledby="productos">
                <h2 id="productos" className="mb-2 text-h3">
                  Productos
                </h2>
                <LineEditor
                  supplierId={stored.supplier.id}
                  lines={draft.lines}
                  hasIssue={issues.lines !== undefined}
                  onChange={(lines) => record.edit('lines', lines)}
                />
                {issues.lines && (
                  <p role="alert" className="mt-3 text-ui font-semibold text-guayaba-tinta">
                    {issues.lines}
                  </p>
                )}
              </Block>
              <Block aria-label="Para cuándo y cómo">
                <RecordFields
                  fields={factFields}
                  draft={draft}
                  issues={issues}
                  isReadOnly={false}
                  onEdit={(name, value) => record.edit(name, String(value ?? ''))}
                />
              </Block>
            </div>
          </RecordForm>
        ) : (
          <>
            <ReceivedLines order={stored} />
            <Facts order={stored} />
          </>
        )}
        {hasPermission('audit.read') && (
          <Block aria-labelledby="historial-orden">
            <h2 id="historial-orden" className="mb-4 text-h3">
              Historial
            </h2>
            <RecordHistory subjectId={stored.id} changesOf={changesIn} />
          </Block>
        )}
      </div>
    </>
  );
};

const changesIn = (entry: AuditJson) =>
  auditDetails(entry).map((detail) => ({ field: detail.label, ...detail }));

const sentText = ({ sent_to }: PurchaseOrderJson, sentAt: string): string =>
  `Enviada${sent_to ? ` a ${sent_to}` : ''}, ${formatDayAndTime(sentAt)}`;

const fieldText = (name: keyof PurchaseDraft, draft: PurchaseDraft): string =>
  name === 'lines' ? linesInWords(draft.lines) : draft[name];

const Facts = ({ order }: { readonly order: PurchaseOrderJson }) => (
  <Block aria-label="Para cuándo y cuánto">
    <dl className="grid gap-2.5 text-ui">
      <Fact label="Total">{formatUsd(purchaseMoney.fromJson(order).totalCents)}</Fact>
      {order.expected_on && <Fact label="Para el">{longDeliveryDay(order.expected_on)}</Fact>}
      {order.note && <Fact label="Nota">{order.note}</Fact>}
      <Fact label="Suplidor">
        <Link
          to={`/admin/suppliers/${order.supplier.id}`}
          className="inline-flex min-h-6 items-center font-semibold text-verde hover:underline"
        >
          {order.supplier.name}
        </Link>
      </Fact>
    </dl>
  </Block>
);

const Fact = ({ label, children }: { readonly label: string; readonly children: React.ReactNode }) => (
  <div className="flex items-start justify-between gap-4">
    <dt className="text-tinta-suave">{label}</dt>
    <dd className="min-w-0 text-right whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);
