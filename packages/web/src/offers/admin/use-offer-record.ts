import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import { useQueryClient } from '@tanstack/react-query';
import { newestVersionOf } from '../../kit/admin/record/newest-version.ts';
import { useRecord } from '../../kit/admin/record/use-record.ts';
import { call } from '../../kit/api/api.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import {
  changesOf,
  checkDraft,
  draftOfOffer,
  formOfDraft,
  isOfferDraft,
  type OfferDraft,
  typedIssues,
} from './offer-draft.ts';
import { offerQuery, onOfferSaved } from './offer-queries.ts';

/** An offer's record; with `onCreated` a new one, which begins with `first`. */
export const useOfferRecord = (
  offer: AdminOfferJson,
  first?: OfferDraft,
  onCreated?: (id: string) => void,
) => {
  const queryClient = useQueryClient();
  return useRecord<AdminOfferJson, OfferDraft>({
    id: `oferta:${offer.version === 0 ? `nueva de ${offer.product.id}` : offer.id}`,
    firstDraft: first,
    stored: offer,
    draftOf: draftOfOffer,
    isDraft: isOfferDraft,
    check: (draft) => {
      const checked = checkDraft(draft, offer, Date.now());
      return { ...(checked.ok ? {} : checked.refusal), ...typedIssues(draft) };
    },
    send: async ({ draft, changed, version }) => {
      const saved =
        version === 0
          ? await call('POST /api/admin/offers', {
              body: { ...formOfDraft(draft), product_id: offer.product.id, is_draft: true },
            })
          : await call('PATCH /api/admin/offers/{id}', {
              params: { id: offer.id },
              body: { ...changesOf(draft, changed), version },
            });
      onOfferSaved(queryClient, saved);
      return saved;
    },
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
};
export type OfferRecord = ReturnType<typeof useOfferRecord>;
