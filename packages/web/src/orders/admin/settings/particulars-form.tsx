import type { ShopParticularsJson } from '@nutricion/contract/orders/shop-particulars';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Field } from '../../../kit/ui/field.tsx';
import { TextArea } from '../../../kit/ui/text-area.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
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
      onHistory={onHistory}
    >
      {missing.length > 0 && <Missing what={missing} />}
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field}
            label={particularLabels[field]}
            hint={hints[field]}
            error={form.issues[field]}
            className={wide.includes(field) ? 'md:col-span-2' : ''}
          >
            {field === 'returnPolicy' ? (
              <TextArea
                value={form.draft[field]}
                maxLength={400}
                onChange={(event) => form.edit(field, event.target.value)}
              />
            ) : (
              <TextInput
                value={form.draft[field]}
                autoComplete="off"
                inputMode={field === 'phone' || field === 'whatsapp' ? 'tel' : 'text'}
                onChange={(event) => form.edit(field, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </SettingBlock>
  );
};

const draftOf = (value: ShopParticularsJson): Draft<ShopParticularsJson> => ({
  ...value,
  phone: formatPhone(value.phone),
  whatsapp: formatPhone(value.whatsapp),
});

const wide: readonly Particular[] = ['address', 'returnPolicy'];

const hints: Partial<Record<Particular, string>> = {
  address: 'En una línea, como en un sobre.',
  hours: 'Cuándo contesta alguien.',
  merchantNumber: 'El de tu certificado de Hacienda. Mientras falte, los recibos salen sin él.',
  returnPolicy: 'Va al final de cada recibo.',
};

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
