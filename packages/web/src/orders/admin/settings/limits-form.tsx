import { orderLimitsMoney } from '@nutricion/contract/kit/money';
import type { OrderLimitsJson } from '@nutricion/contract/orders/order-limits';
import { numberText, requiredNumberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import { type CountLimit, orderLimitBounds } from '@nutricion/domain/orders/order-limit-bounds';
import { defaultOrderLimits } from '@nutricion/domain/orders/order-limits';
import type { NumberKind } from '@nutricion/language';
import { useQueryClient } from '@tanstack/react-query';
import type { RecordField } from '../../../kit/admin/record/record-field.ts';
import { orderLimitsQuery, saveOrderLimits } from '../api.ts';
import { type Limit, limitLabels, limitMeanings } from './limit-labels.ts';
import { SettingBlock } from './setting-block.tsx';
import { type Draft, useSettingRecord } from './use-setting-record.ts';

interface LimitsFormProps {
  readonly limits: OrderLimitsJson;
  readonly version: number;
  readonly onHistory: () => void;
}

const fields = Object.keys(limitLabels) as Limit[];

/** How much one user may have on order at once. */
export const LimitsForm = ({ limits, version, onHistory }: LimitsFormProps) => {
  const queryClient = useQueryClient();
  const form = useSettingRecord<OrderLimitsJson>({
    stored: { value: limits, version },
    under: 'limits',
    fields,
    draftOf,
    settingOf,
    check: issuesOf,
    needsReason: true,
    send: ({ value, ...rest }) => saveOrderLimits({ limits: value, ...rest }),
    readNewest: async () => {
      const newest = await queryClient.fetchQuery(orderLimitsQuery);
      return { value: newest.limits, version: newest.version };
    },
  });
  return (
    <SettingBlock
      title="Límites contra abuso"
      lead="Impiden que una sola cuenta se lleve el inventario o las horas de entrega de un hospital. Cuentan para los pedidos que se hagan desde que los guardes."
      record={form}
      labels={limitLabels}
      fields={shownFields}
      onHistory={onHistory}
    />
  );
};

const draftOf = (value: OrderLimitsJson): Draft<OrderLimitsJson> =>
  Object.fromEntries(fields.map((field) => [field, numberText(value[field])])) as Draft<OrderLimitsJson>;

const settingOf = (draft: Draft<OrderLimitsJson>): OrderLimitsJson =>
  Object.fromEntries(
    fields.map((field) => [field, typedNumber(draft[field], kindOf(field)) ?? Number.NaN]),
  ) as OrderLimitsJson;

const issuesOf = (draft: Draft<OrderLimitsJson>): { readonly [Field in Limit]?: string } =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const otherwise = kindOf(field) === 'units' ? 'Escribe un número entero.' : 'Escribe un número.';
      const issue = requiredNumberIssue(draft[field], kindOf(field), otherwise);
      return issue === null ? [] : [[field, issue]];
    }),
  );

const kindOf = (field: Limit): NumberKind => {
  if (field === 'openValue' || field === 'reviewAbove') return 'dollars';
  return field === 'stockSharePercent' ? 'percent' : 'units';
};

const initial: Readonly<Record<Limit, number>> = {
  ...defaultOrderLimits,
  ...orderLimitsMoney.toJson(defaultOrderLimits),
};

/** Nobody would set a limit above this, so only the minimum is shown. */
const MAX_SHOWN_BOUND = 1_000;

const boundsText = (field: Limit): string => {
  const usual = `Al principio: ${initial[field].toLocaleString('es-PR')}`;
  const bounds = field in orderLimitBounds ? orderLimitBounds[field as CountLimit] : null;
  if (bounds === null) return `${usual}; 0 o más.`;
  return bounds.max > MAX_SHOWN_BOUND
    ? `${usual}; ${bounds.min} o más.`
    : `${usual}; de ${bounds.min} a ${bounds.max}.`;
};

const shownFields = fields.map(
  (name): RecordField<Limit> => ({
    name,
    label: limitLabels[name],
    hint: `${limitMeanings[name]} ${boundsText(name)}`,
    ...{ kind: 'text', number: kindOf(name), maxLength: 12 },
  }),
);
