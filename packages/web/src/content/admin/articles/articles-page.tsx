import type { AdminArticleRowJson } from '@nutricion/contract/content/admin-articles';
import { articleStates } from '@nutricion/domain/content/article-state';
import { topics } from '@nutricion/domain/content/topic';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { AdminList } from '../../../kit/admin/list/admin-list.tsx';
import { type ListCodec, oneOf, useListAddress } from '../../../kit/admin/list/list-address.ts';
import type { ListDeclaration, ListFilter, ListView } from '../../../kit/admin/list/list-types.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { articleColumns } from './article-columns.tsx';
import { stateLabels, stateViews } from './article-labels.ts';
import { articleOverviewQuery, articlesQuery, readAllArticles } from './article-queries.ts';

const codec: ListCodec = {
  estado: oneOf(articleStates),
  tema: oneOf(topics.map(({ id }) => id)),
  avisos: oneOf(['si', 'vencidos']),
};

/** /admin/education: what customers read, who wrote it and when it has to be looked at again. */
export const ArticlesPage = () => {
  const address = useListAddress(codec);
  const { values } = address;
  const navigate = useNavigate();
  const query = useQuery({ ...articlesQuery(values), placeholderData: keepPreviousData });
  const { data: overview } = useQuery(articleOverviewQuery);
  const open = (id: string) => void navigate(`/admin/education/${id}`);

  const declaration: ListDeclaration<AdminArticleRowJson> = {
    id: 'articulos',
    title: 'Educación',
    noun: { one: 'artículo', many: 'artículos' },
    columns: articleColumns,
    filters,
    views: viewsOf(overview),
    searchLabel: 'Busca por título',
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    versionOf: ({ version }) => version,
    hrefOf: ({ id }) => `/admin/education/${id}`,
    rowActions: [
      { label: 'Abrir', icon: ExternalLink, act: ({ id }) => open(id) },
      { label: 'Duplicar', icon: Copy, act: ({ id }) => open(`new?de=${id}`) },
    ],
    bulkActions: [],
    empty: {
      title: 'Todavía no hay artículos',
      text: 'Escribe el primero. Lo publica otra persona, después de leerlo.',
    },
  };
  return (
    <AdminList
      declaration={declaration}
      address={address}
      query={query}
      subtitle={overview && subtitle(overview)}
      readAll={() => readAllArticles(values)}
      actions={
        <Link to="/admin/education/new" className={buttonClass()}>
          <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
          Artículo nuevo
        </Link>
      }
    />
  );
};

const filters: readonly ListFilter[] = [
  {
    name: 'estado',
    label: 'Estado',
    choices: articleStates.map((value) => ({ value, label: stateLabels[value] })),
  },
  { name: 'tema', label: 'Tema', choices: topics.map(({ id, label }) => ({ value: id, label })) },
  {
    name: 'avisos',
    label: 'Por mirar',
    choices: [
      { value: 'si', label: 'Con algo que mirar' },
      { value: 'vencidos', label: 'Pasaron su día' },
    ],
  },
];

type Overview = ApiResponse<'GET /api/admin/articles/overview'>;

const viewsOf = (overview: Overview | undefined): readonly ListView[] => [
  {
    id: 'todos',
    label: 'Todos',
    values: {},
    count: overview && String(overview.total - overview.by_state.archivado),
  },
  {
    id: 'avisos',
    label: 'Por mirar',
    values: { avisos: 'si' },
    count: overview && String(overview.warned),
    isUrgent: (overview?.warned ?? 0) > 0,
  },
  ...(['en-revision', 'con-cambios', 'borrador', 'publicado', 'archivado'] as const).map((state) => ({
    id: state,
    label: stateViews[state],
    values: { estado: state },
    count: overview && String(overview.by_state[state]),
    isUrgent: state === 'en-revision' && (overview?.by_state[state] ?? 0) > 0,
  })),
];

const subtitle = ({ by_state, warned }: Overview): string => {
  const shown = by_state.publicado + by_state['con-cambios'];
  const seen = shown === 1 ? '1 artículo publicado' : `${shown} artículos publicados`;
  return warned > 0 ? `${seen} · ${warned} por mirar` : seen;
};
