import { promotionFromJson } from '@nutricion/contract/catalog/promotion';
import { productMoney } from '@nutricion/contract/kit/money';
import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import type { Promotion } from '@nutricion/domain/catalog/promotion';
import { formatUsd } from '@nutricion/domain/kit/money';
import { floorNote } from '@nutricion/domain/offers/badge-check';
import { explainOffer } from '@nutricion/domain/offers/explain-offer';
import { formatDay, formatOfferEnd, formatOfferStart } from '@nutricion/domain/offers/format-offer-days';
import { lineSumText } from '@nutricion/domain/offers/line-price';
import { CARD_CHIP, offerBadge, offerOf } from '@nutricion/domain/offers/offer';
import { overlapsOf } from '@nutricion/domain/offers/offer-overlap';
import { useQuery } from '@tanstack/react-query';
import { Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Block } from '../../kit/ui/block.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import { offersOfProductQuery } from './api.ts';
import { checkDraft, type OfferDraft } from './offer-draft.ts';

interface OfferPreviewProps {
  readonly offer: AdminOfferJson;
  readonly draft: OfferDraft;
}

/** How the shop will show and charge the offer in the form. */
export const OfferPreview = ({ offer, draft }: OfferPreviewProps) => {
  const [nowMs] = useState(() => Date.now());
  const checked = checkDraft(draft, offer, nowMs);
  return (
    <Block aria-labelledby="asi-se-ve">
      <h2 id="asi-se-ve" className="mb-4 text-h3">
        Así se ve y se cobra
      </h2>
      {checked.ok ? (
        <PreviewResult offer={offer} promotion={checked.value} nowMs={nowMs} />
      ) : (
        <ul className="grid gap-2">
          {Object.values(checked.refusal).map((issue) => (
            <li key={issue}>
              <Note tone="fault">{issue}</Note>
            </li>
          ))}
        </ul>
      )}
      {offer.version > 0 && offer.notes.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {offer.notes
            .filter((note) => note.startsWith('Su producto'))
            .map((note) => (
              <li key={note}>
                <Note tone="warning">{note}</Note>
              </li>
            ))}
        </ul>
      )}
    </Block>
  );
};

interface PreviewResultProps {
  readonly offer: AdminOfferJson;
  readonly promotion: Promotion;
  readonly nowMs: number;
}

const PreviewResult = ({ offer: stored, promotion, nowMs }: PreviewResultProps) => {
  const { regularPriceCents } = productMoney.fromJson(stored.product);
  const offer = offerOf({ regularPriceCents, promotion }, promotion.startsAtMs);
  if (!offer) return null;
  const note = floorNote(offer);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone="offer">{offerBadge(offer)}</Chip>
        <Chip tone="danger">En la tarjeta: {CARD_CHIP}</Chip>
      </p>
      <p className="mt-4 flex items-baseline gap-2.5">
        <span className="num text-[2rem] leading-none font-bold text-guayaba-tinta">
          {formatUsd(offer.each.unitPriceCents)}
        </span>
        <s className="num text-tinta-suave">
          <span className="sr-only">Precio regular </span>
          {formatUsd(regularPriceCents)}
        </s>
      </p>
      <p className="mt-3 leading-snug">{explainOffer(offer)}</p>
      {offer.belowCard && (
        <p className="num mt-1 text-ui font-semibold">
          {lineSumText(offer.belowCard)} = {formatUsd(offer.belowCard.totalCents)}
        </p>
      )}
      <p className="mt-3 text-ui leading-snug text-tinta-suave">
        {sentence(
          `${formatOfferStart(promotion.startsAtMs, nowMs)} ${formatOfferEnd(promotion.endsAtMs, nowMs)}`,
        )}
      </p>
      <div className="mt-4 grid gap-2 empty:hidden">
        {note && <Note tone="note">{note}</Note>}
        <Overlaps stored={stored} promotion={promotion} nowMs={nowMs} />
      </div>
    </>
  );
};

interface OverlapsProps {
  readonly stored: AdminOfferJson;
  readonly promotion: Promotion;
  readonly nowMs: number;
}

const Overlaps = ({ stored, promotion, nowMs }: OverlapsProps) => {
  const { data } = useQuery(offersOfProductQuery(stored.product.id));
  const others = (data?.rows ?? []).map((row) => ({
    ...promotionFromJson(row),
    id: row.id,
    hold: row.hold,
    badge: row.badge,
  }));
  const overlaps = overlapsOf({ ...promotion, id: stored.id, hold: null }, others, nowMs);
  return overlaps.map(({ other, fromMs, toMs, winnerId }) => (
    <Note key={other.id} tone="warning">
      Se cruza con{' '}
      <Link to={`/admin/incentives/${other.id}`} className="font-[650] underline">
        {others.find(({ id }) => id === other.id)?.badge}
      </Link>{' '}
      del {formatDay(fromMs, nowMs)} al {formatDay(toMs, nowMs)}. Esos días cuenta la que termina más tarde:{' '}
      {winnerId === stored.id ? 'esta' : 'la otra'}.
    </Note>
  ));
};

const tones = {
  fault: 'bg-guayaba-tinte text-guayaba-tinta',
  warning: 'bg-mango-tinte text-mango-tinta',
  note: 'bg-suelo text-tinta',
};

const Note = ({ tone, children }: { readonly tone: keyof typeof tones; readonly children: ReactNode }) => {
  const Icon = tone === 'note' ? Info : TriangleAlert;
  return (
    <p className={`flex gap-2.5 rounded-ficha px-3.5 py-3 text-ui leading-snug ${tones[tone]}`}>
      <Icon size={18} strokeWidth={2.1} aria-hidden="true" className="mt-px flex-none" />
      <span className="min-w-0">{children}</span>
    </p>
  );
};

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}`;
