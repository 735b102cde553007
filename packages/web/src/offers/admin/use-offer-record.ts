import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import { newestVersionOf } from '../../kit/admin/record/newest-version.ts';
import { useRecord } from '../../kit/admin/record/use-record.ts';
import { queryClient } from '../../kit/api/query.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { createOffer, offerQuery, saveOffer } from './api.ts';
import {
  changesOf,
  checkDraft,
  draftOfOffer,
  formOfDraft,
  isOfferDraft,
  type OfferDraft,
  typedIssues,
} from './offer-draft.ts';

/** The form of an offer. With `onCreated` it creates one, which begins with the values of `first`. */
export const useOfferRecord = (offer: AdminOfferJson, first?: OfferDraft, onCreated?: (id: string) => void) =>
  useRecord<AdminOfferJson, OfferDraft>({
    id: `oferta:${offer.version === 0 ? `nueva de ${offer.product.id}` : offer.id}`,
    firstDraft: first,
    stored: offer,
    draftOf: draftOfOffer,
    isDraft: isOfferDraft,
    check: (draft) => {
      const checked = checkDraft(draft, offer, Date.now());
      return { ...(checked.ok ? {} : checked.refusal), ...typedIssues(draft) };
    },
    send: ({ draft, changed, version }) =>
      version === 0
        ? createOffer({ ...formOfDraft(draft), product_id: offer.product.id })
        : saveOffer({ id: offer.id, version }, changesOf(draft, changed)),
    readNewest: async (refusal) =>
      newestVersionOf<AdminOfferJson>(refusal) ?? {
        stored: await queryClient.fetchQuery(offerQuery(offer.id)),
        by: null,
        at: null,
      },
    onSaved: (saved) => {
      toastSuccess(onCreated ? 'Borrador guardado' : 'Cambios guardados', saved.product.title);
      onCreated?.(saved.id);
    },
  });

export type OfferRecord = ReturnType<typeof useOfferRecord>;
