import { explainPromotion } from '@nutricion/domain/promotion/explain-promotion';
import { isRunning, type Promotion } from '@nutricion/domain/promotion/promotion';
import { Tag } from 'lucide-react';

interface PromotionNoteProps {
  readonly promotion: Promotion | null;
  readonly nowMs: number;
}

/** What an offer gives, in words, and until when. */
export const PromotionNote = ({ promotion, nowMs }: PromotionNoteProps) => {
  if (!promotion || !isRunning(promotion, nowMs)) return null;
  return (
    <p className="mt-3 flex gap-2 text-ui leading-snug text-guayaba-tinta">
      <Tag size={18} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
      <span>
        {explainPromotion(promotion.rule)}{' '}
        <span className="whitespace-nowrap">Hasta el {lastDay.format(promotion.endsAtMs)}.</span>
      </span>
    </p>
  );
};

const lastDay = new Intl.DateTimeFormat('es-PR', {
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Puerto_Rico',
});
