import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { promotionFromJson } from '@nutricion/contract/catalog/promotion';
import { productMoney } from '@nutricion/contract/kit/money';
import type { AdminOfferJson, OfferChanges } from '@nutricion/contract/offers/admin-offers';
import { type OfferFields, offerFormFromJson } from '@nutricion/contract/offers/offer-form';
import { type PromotionType, promotionTypes } from '@nutricion/domain/catalog/promotion';
import { isObject } from '@nutricion/domain/kit/is-object';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import { checkOffer } from '@nutricion/domain/offers/offer-form';
import { type FieldValue, numberIssues, type RecordField } from '../../kit/admin/record/record-field.ts';
import { typeLabels } from './offer-labels.ts';

export type OfferField = keyof OfferFields;
/** The values of an offer's form, as typed. */
export type OfferDraft = Readonly<Record<OfferField, FieldValue>>;

const fields: readonly RecordField<OfferField>[] = [
  {
    name: 'type',
    label: 'Clase de oferta',
    kind: 'choice',
    choices: promotionTypes.map((value) => ({ value, label: typeLabels[value] })),
    isWide: true,
  },
  { name: 'discount_percent', label: 'Por ciento menos', kind: 'text', number: 'percent', maxLength: 5 },
  {
    name: 'condition_quantity',
    label: 'Cuántas hay que llevar',
    kind: 'text',
    number: 'units',
    maxLength: 2,
  },
  {
    name: 'condition_spend',
    label: 'Cuánto hay que gastar, $',
    kind: 'text',
    number: 'dollars',
    maxLength: 8,
  },
  { name: 'discount_value', label: 'Cuánto se ahorra, $', kind: 'text', number: 'dollars', maxLength: 8 },
  {
    name: 'badge_text',
    label: 'Etiqueta propia',
    hint: 'Vacía, la tienda escribe lo que de verdad se cobra. Si dices cuánto, tiene que ser eso.',
    kind: 'text',
    maxLength: 40,
    isOptional: true,
    isWide: true,
  },
  { name: 'starts_on', label: 'Desde', hint: 'El día que escojas, desde las 12:00 a. m.', kind: 'day' },
  {
    name: 'ends_on',
    label: 'Hasta',
    hint: 'El día que escojas, hasta las 11:59 p. m.',
    kind: 'day',
  },
];

const fieldsByType: Record<PromotionType, readonly OfferField[]> = {
  'percent-off': ['discount_percent'],
  'buy-x-save-y': ['condition_quantity', 'discount_value'],
  bogo: [],
  'spend-x-save-y': ['condition_spend', 'discount_value'],
};
const commonFields: readonly OfferField[] = ['type', 'badge_text', 'starts_on', 'ends_on'];

/** The fields of the form for a type of offer. */
export const fieldsFor = (type: FieldValue): readonly RecordField<OfferField>[] => {
  const fieldsOfType = fieldsByType[promotionTypes.find((promotionType) => promotionType === type) ?? 'bogo'];
  return fields.filter(({ name }) => commonFields.includes(name) || fieldsOfType.includes(name));
};

export const fieldNamed = (name: string) => fields.find((field) => field.name === name);

export const draftOfOffer = (offer: OfferFields): OfferDraft => ({
  type: offer.type,
  discount_percent: textOf(offer.discount_percent),
  condition_quantity: textOf(offer.condition_quantity),
  condition_spend: offer.condition_spend?.toFixed(2) ?? '',
  discount_value: offer.discount_value?.toFixed(2) ?? '',
  badge_text: offer.badge_text ?? '',
  starts_on: offer.starts_on,
  ends_on: offer.ends_on,
});

const textOf = (count: number | null): string => (count === null ? '' : String(count));

export const isOfferDraft = (value: unknown): value is OfferDraft =>
  isObject(value) && typeof value.type === 'string' && typeof value.ends_on === 'string';

/** The form as the API takes it; fields that the type doesn't use are null. */
export const formOfDraft = (draft: OfferDraft): OfferFields => {
  const formFields = fieldsFor(draft.type);
  const amount = (name: OfferField) => {
    const field = formFields.find((each) => each.name === name);
    return field?.kind === 'text' && field.number ? typedNumber(String(draft[name]), field.number) : null;
  };
  return {
    type: draft.type as PromotionType,
    badge_text: String(draft.badge_text).trim() || null,
    discount_percent: amount('discount_percent'),
    discount_value: amount('discount_value'),
    condition_quantity: amount('condition_quantity'),
    condition_spend: amount('condition_spend'),
    starts_on: String(draft.starts_on),
    ends_on: String(draft.ends_on),
  };
};

/** Errors in typed numbers; they take precedence over those of the offer's rules. */
export const typedIssues = (draft: OfferDraft) => numberIssues(fieldsFor(draft.type), draft);

export const changesOf = (draft: OfferDraft, changed: readonly OfferField[]): OfferChanges => {
  const form = formOfDraft(draft);
  // With another type all fields are sent, since their meaning changes.
  const named = changed.includes('type') ? fields.map(({ name }) => name) : changed;
  return Object.fromEntries(named.map((name) => [name, form[name]]));
};

/** The promotion that the form describes, or its errors, by the same rules as the server. */
export const checkDraft = (draft: OfferDraft, offer: AdminOfferJson, nowMs: number) =>
  checkOffer(
    offerFormFromJson(formOfDraft(draft), offer.version > 0 ? promotionFromJson(offer) : undefined),
    productMoney.fromJson(offer.product).regularPriceCents,
    { nowMs, isDraft: offer.hold === 'borrador' },
  );

/** The stored state that a new offer's form is compared with: an empty draft. */
export const aNewOffer = (
  product: Omit<AdminOfferJson['product'], never> | AdminProductJson,
): AdminOfferJson => ({
  id: '00000000-0000-0000-0000-000000000000',
  version: 0,
  hold: 'borrador',
  state: 'borrador',
  type: 'percent-off',
  badge_text: null,
  discount_percent: null,
  discount_value: null,
  condition_quantity: null,
  condition_spend: null,
  start_date: new Date(0).toISOString(),
  end_date: new Date(0).toISOString(),
  starts_on: '',
  ends_on: '',
  product,
  badge: '',
  offer_price: product.price,
  overlaps: [],
  notes: [],
});

const DAY_MS = 86_400_000;

/** Initial values: a week from tomorrow on, with the terms of the copied offer if there is one. */
export const firstDraft = (copied: OfferFields | null, nowMs: number): OfferDraft =>
  ({
    ...(copied
      ? draftOfOffer(copied)
      : {
          type: 'percent-off',
          discount_percent: '20',
          condition_quantity: '',
          condition_spend: '',
          discount_value: '',
          badge_text: '',
        }),
    starts_on: puertoRicoDate(nowMs + DAY_MS),
    ends_on: puertoRicoDate(nowMs + 7 * DAY_MS),
  }) as OfferDraft;
