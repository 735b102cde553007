import type { SupplierJson } from '@nutricion/contract/stock/suppliers';
import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import type { AuditJson } from '../../../kit/admin/audit/audit-text.ts';
import { useLeaveGuard } from '../../../kit/admin/record/leave-guard.tsx';
import { BackToList, LoadedRecord } from '../../../kit/admin/record/loaded-record.tsx';
import { newestVersionOf } from '../../../kit/admin/record/newest-version.ts';
import { changedFields } from '../../../kit/admin/record/record-changes.ts';
import { RecordFields } from '../../../kit/admin/record/record-fields.tsx';
import { RecordForm } from '../../../kit/admin/record/record-form.tsx';
import { RecordHead } from '../../../kit/admin/record/record-head.tsx';
import { RecordHistory } from '../../../kit/admin/record/record-history.tsx';
import { useRecord } from '../../../kit/admin/record/use-record.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { queryClient } from '../../../kit/api/query.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { createSupplier, saveSupplier, supplierQuery } from './api.ts';
import {
  draftOfSupplier,
  isSupplierDraft,
  labelOfField,
  newSupplier,
  type SupplierDraft,
  supplierFields,
  supplierIssues,
} from './supplier-draft.ts';

const list = { path: '/admin/suppliers', label: 'Suplidores' };

/** /admin/suppliers/{id}: one supplier. */
export const SupplierPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(supplierQuery(id));
  return (
    <LoadedRecord query={query} name="Suplidor" list={list}>
      {(supplier) => <SupplierEditor key={id} supplier={supplier} />}
    </LoadedRecord>
  );
};

/** /admin/suppliers/new */
export const NewSupplierPage = () => {
  const navigate = useNavigate();
  return (
    <>
      <BackToList {...list} />
      <SupplierEditor
        supplier={newSupplier}
        onCreated={(id) => void navigate(`/admin/suppliers/${id}`, { replace: true })}
      />
    </>
  );
};

interface SupplierEditorProps {
  readonly supplier: SupplierJson;
  readonly onCreated?: (id: string) => void;
}

const SupplierEditor = ({ supplier, onCreated }: SupplierEditorProps) => {
  const hasPermission = usePermission();
  const isReadOnly = !hasPermission('suppliers.write');
  const record = useRecord<SupplierJson, SupplierDraft>({
    id: `suplidor:${supplier.id || 'nuevo'}`,
    stored: supplier,
    draftOf: draftOfSupplier,
    isDraft: isSupplierDraft,
    check: supplierIssues,
    send: ({ draft, changed, version }) =>
      version === 0
        ? createSupplier(draft)
        : saveSupplier(supplier.id, {
            ...Object.fromEntries(changed.map((name) => [name, draft[name]])),
            version,
          }),
    readNewest: async (refusal) =>
      newestVersionOf<SupplierJson>(refusal) ?? {
        stored: await queryClient.fetchQuery(supplierQuery(supplier.id)),
        ...{ by: null, at: null },
      },
    onSaved: (saved) => {
      toastSuccess(onCreated ? 'Suplidor añadido' : 'Cambios guardados', saved.name);
      onCreated?.(saved.id);
    },
  });
  useLeaveGuard(record.isDirty && !isReadOnly, record.discard);
  const { stored } = record;
  const fieldText = (name: keyof SupplierDraft, draft: SupplierDraft) => draft[name];
  return (
    <>
      <RecordHead
        image={null}
        title={onCreated ? 'Suplidor nuevo' : stored.name}
        facts={
          !onCreated && (
            <>
              <Badge>{stored.is_active ? 'Activo' : 'Inactivo'}</Badge>
              {isReadOnly && <Badge>Solo lo ves</Badge>}
              <span className="inline-flex items-center gap-1.5">
                <Package size={16} strokeWidth={2.2} aria-hidden="true" />
                {stored.products === 1
                  ? '1 producto'
                  : `${stored.products.toLocaleString('es-PR')} productos`}
              </span>
              <Link to={`/admin/purchase-orders?suplidor=${stored.id}`} className="text-verde underline">
                Sus órdenes de compra
              </Link>
            </>
          )
        }
        actions={!onCreated && !isReadOnly && <ActiveButton supplier={stored} isDirty={record.isDirty} />}
      />
      <div className="grid max-w-3xl gap-4">
        <RecordForm record={record} labelOf={labelOfField} fieldText={fieldText} isReadOnly={isReadOnly}>
          <Block aria-label="El suplidor">
            <RecordFields
              fields={supplierFields}
              draft={isReadOnly ? record.before : record.draft}
              issues={record.issues}
              isReadOnly={isReadOnly}
              onEdit={(name, value) => record.edit(name, String(value ?? ''))}
            />
          </Block>
        </RecordForm>
        {!onCreated && hasPermission('audit.read') && (
          <Block aria-labelledby="historial-suplidor">
            <h2 id="historial-suplidor" className="mb-4 text-h3">
              Historial
            </h2>
            <RecordHistory subjectId={stored.id} changesOf={changesIn} />
          </Block>
        )}
      </div>
    </>
  );
};

const changesIn = ({ action, before, after }: AuditJson) => {
  if (action !== 'supplier.edit') return [];
  const [old, now] = [draftOfSupplier(before as SupplierDraft), draftOfSupplier(after as SupplierDraft)];
  return changedFields(old, now).map((field) => ({
    field,
    label: labelOfField(field),
    before: old[field],
    after: now[field],
  }));
};

/** An inactive supplier keeps its products and past orders, and can't be chosen any more. */
const ActiveButton = ({
  supplier,
  isDirty,
}: {
  readonly supplier: SupplierJson;
  readonly isDirty: boolean;
}) => {
  const [isSending, setSending] = useState(false);
  const { id, version, is_active } = supplier;
  const send = async () => {
    setSending(true);
    try {
      await saveSupplier(id, { is_active: !is_active, version });
      toastSuccess(is_active ? 'Suplidor desactivado' : 'Suplidor activado', supplier.name);
    } catch (error) {
      toastError('No se pudo cambiar', failureText(error));
    }
    setSending(false);
  };
  return (
    <Button variant="outline" loading={isSending} disabled={isDirty} onClick={() => void send()}>
      {is_active ? 'Desactivar' : 'Activar'}
    </Button>
  );
};
