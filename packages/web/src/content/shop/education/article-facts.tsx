import type { ArticleSummaryJson } from '@nutricion/contract/content/education';
import { findTopic, levelLabels } from '@nutricion/domain/content/topic';

/** "Salud · Básico · 4 min". */
export const ArticleFacts = ({
  article: { topic, level, minutes },
}: {
  readonly article: ArticleSummaryJson;
}) => (
  <>
    {findTopic(topic)?.label} · {levelLabels[level]} ·{' '}
    <span className="whitespace-nowrap">
      <span className="num">{minutes}</span>{' '}
      <abbr title={minutes === 1 ? 'minuto' : 'minutos'} className="no-underline">
        min
      </abbr>
    </span>
  </>
);
