import type { ShopParticularsJson } from '@nutricion/contract/orders/shop-particulars';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { RecordField } from '../../../kit/admin/record/record-field.ts';
import { saveShopParticulars, shopParticularsQuery } from '../api.ts';
import { type Particular, particularLabels } from './particular-labels.ts';
import { SettingBlock } from './setting-block.tsx';
import { type Draft, useSettingRecord } from './use-setting-record.ts';

interface ParticularsFormProps {
  readonly shop: ShopParticularsJson;
  readonly version: number;
  readonly onHistory: () => void;
}

const fields = Object.keys(particularLabels) as Particular[];

/** The seller's data on every receipt and in the footer. */
export const ParticularsForm = ({ shop, version, onHistory }: ParticularsFormProps) => {
  const queryClient = useQueryClient();
  const form = useSettingRecord<ShopParticularsJson>({
    stored: { value: shop, version },
    under: 'shop',
    fields,
    draftOf,
    settingOf: (draft) => draft,
    needsReason: false,
    send: ({ value, ...rest }) => saveShopParticulars({ shop: value, ...rest }),
    readNewest: async () => {
      const newest = await queryClient.fetchQuery(shopParticularsQuery);
      return { value: newest.shop, version: newest.version };
    },
  });
  const missing = fields.filter((field) => shop[field] === '').map((field) => particularLabels[field]);
  return (
    <SettingBlock
      title="Datos de la tienda"
      lead="Van en cada recibo desde que los guardes, y los clientes los ven al pie de las páginas. Los recibos ya emitidos no cambian."
      record={form}
      labels={particularLabels}
      fields={shownFields}
      onHistory={onHistory}
    >
      {missing.length > 0 && <Missing what={missing} />}
    </SettingBlock>
  );
};

const draftOf = (value: ShopParticularsJson): Draft<ShopParticularsJson> => ({
  ...value,
  phone: formatPhone(value.phone),
  whatsapp: formatPhone(value.whatsapp),
});

const hints: Partial<Record<Particular, string>> = {
  address: 'En una línea, como en un sobre.',
  hours: 'Cuándo contesta alguien.',
  merchantNumber: 'El de tu certificado de Hacienda. Mientras falte, los recibos salen sin él.',
  returnPolicy: 'Va al final de cada recibo.',
};

const shownFields = fields.map((name): RecordField<Particular> => {
  const hint = hints[name];
  const shared = { name, label: particularLabels[name], ...(hint && { hint }) };
  if (name === 'returnPolicy') return { ...shared, kind: 'long', maxLength: 400, isWide: true };
  const isPhone = name === 'phone' || name === 'whatsapp';
  return {
    ...shared,
    ...{ kind: 'text', maxLength: 200, isWide: name === 'address' },
    ...(isPhone && { mode: 'tel' }),
  };
});

/** Lists missing data; nothing is shown in its place. */
const Missing = ({ what }: { readonly what: readonly string[] }) => (
  <p className="mb-5 flex items-start gap-2.5 rounded-[16px] bg-mango-tinte px-4 py-3 text-ui text-mango-tinta">
    <TriangleAlert size={20} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none" />
    <span>
      <b className="font-semibold">{what.length === 1 ? 'Falta: ' : 'Faltan: '}</b>
      {what.join(', ')}.
    </span>
  </p>
);
