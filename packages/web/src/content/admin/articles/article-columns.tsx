import type { AdminArticleRowJson } from '@nutricion/contract/content/admin-articles';
import { findTopic } from '@nutricion/domain/content/topic';
import type { ListColumn } from '../../../kit/admin/list/list-types.ts';
import { WarningsCell } from '../../../kit/admin/list/warnings-cell.tsx';
import { formatLongDay } from '../../../kit/lib/format-time.ts';
import { ArticleImage } from '../../shop/education/article-image.tsx';
import { stateLabels } from './article-labels.ts';
import { ArticleStateBadge } from './article-state-badge.tsx';

/** Columns of the article list. */
export const articleColumns: readonly ListColumn<AdminArticleRowJson>[] = [
  {
    id: 'articulo',
    label: 'Artículo',
    isFixed: true,
    isLong: true,
    cell: ({ title, slug, topic, state }) => (
      <span className="flex min-w-0 items-center gap-3 md:min-w-64">
        <span className="grid h-11 w-16 flex-none place-items-center overflow-hidden rounded-[12px] bg-suelo">
          <ArticleImage
            slug={slug}
            topic={topic}
            className={`w-full ${state === 'archivado' ? 'opacity-50 grayscale' : ''}`}
          />
        </span>
        <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{title}</span>
      </span>
    ),
    text: ({ title }) => title,
  },
  {
    id: 'estado',
    label: 'Estado',
    onCard: 'corner',
    cell: ({ state }) => <ArticleStateBadge state={state} />,
    text: ({ state }) => stateLabels[state],
  },
  {
    id: 'tema',
    label: 'Tema',
    cell: ({ topic }) => topicLabel(topic),
    text: ({ topic }) => topicLabel(topic),
  },
  {
    id: 'vale',
    label: 'Revisar antes del',
    cell: ({ review_by }) =>
      review_by ? (
        <span className="md:inline-block md:min-w-24">{formatLongDay(`${review_by}T12:00:00-04:00`)}</span>
      ) : (
        <span className="text-tinta-suave">Sin fecha</span>
      ),
    text: ({ review_by }) => review_by ?? '',
  },
  {
    id: 'escribio',
    label: 'Escribió y leyó',
    cell: ({ written_by, reviewed_by }) => (
      <>
        {written_by ?? <span className="text-tinta-suave">Vino con la tienda</span>}
        {reviewed_by && <span className="block text-nota text-tinta-suave">Lo leyó {reviewed_by}</span>}
      </>
    ),
    text: ({ written_by, reviewed_by }) =>
      [written_by, reviewed_by && `Lo leyó ${reviewed_by}`].filter(Boolean).join('. '),
  },
  {
    id: 'aviso',
    label: 'Por mirar',
    isLong: true,
    cell: ({ warnings }) => <WarningsCell warnings={warnings} />,
    text: ({ warnings }) => warnings.join(' '),
  },
];

const topicLabel = (topic: string): string => findTopic(topic)?.label ?? topic;
