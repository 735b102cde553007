import type { SupplierForm, SupplierJson } from '@nutricion/contract/stock/suppliers';
import { formatPhone, isPhone, PHONE_MESSAGE } from '@nutricion/domain/kit/contact';
import { isObject } from '@nutricion/domain/kit/is-object';
import type { RecordField } from '../../../kit/admin/record/record-field.ts';

export type SupplierDraft = Readonly<SupplierForm>;
type SupplierField = keyof SupplierForm;

export const supplierFields: readonly RecordField<SupplierField>[] = [
  { name: 'name', label: 'Nombre', kind: 'text', maxLength: 120, isWide: true },
  {
    name: 'email',
    label: 'Correo para órdenes',
    hint: 'A este correo salen las órdenes de compra.',
    kind: 'text',
    maxLength: 254,
    placeholder: 'ventas@suplidor.com',
    isOptional: true,
  },
  {
    name: 'phone',
    label: 'Teléfono',
    kind: 'text',
    maxLength: 20,
    placeholder: '787-555-0142',
    isOptional: true,
  },
  {
    name: 'note',
    label: 'Nota',
    hint: 'Cuándo traen, con quién se habla, pedido mínimo.',
    kind: 'long',
    maxLength: 1000,
    isWide: true,
    isOptional: true,
  },
];

export const labelOfField = (name: string): string =>
  supplierFields.find((field) => field.name === name)?.label ?? name;

export const draftOfSupplier = ({ name, email, phone, note }: SupplierForm): SupplierDraft => ({
  name,
  email,
  phone: formatPhone(phone),
  note,
});

export const isSupplierDraft = (value: unknown): value is SupplierDraft =>
  isObject(value) && supplierFields.every(({ name }) => typeof value[name] === 'string');

export const supplierIssues = ({ name, phone }: SupplierDraft): { name?: string; phone?: string } => ({
  ...(name.trim().length < 2 && { name: 'Escribe el nombre del suplidor.' }),
  ...(phone.trim() !== '' && !isPhone(phone) && { phone: PHONE_MESSAGE }),
});

export const newSupplier: SupplierJson = {
  ...{ id: '', name: '', email: '', phone: '', note: '' },
  ...{ is_active: true, version: 0, products: 0 },
};
