import { articleStates } from '@nutricion/domain/content/article-state';
import { topics } from '@nutricion/domain/content/topic';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DraftList } from '../../../kit/admin/list/draft-list.tsx';
import { type ListCodec, oneOf, useListAddress } from '../../../kit/admin/list/list-address.ts';
import type { ListFilter } from '../../../kit/admin/list/list-types.ts';
import { articleOverviewQuery, articlesQuery, readAllArticles } from '../api.ts';
import { articleColumns } from './article-columns.tsx';
import { stateLabels, stateViews } from './article-labels.ts';

const codec: ListCodec = {
  estado: oneOf(articleStates),
  tema: oneOf(topics.map(({ id }) => id)),
  avisos: oneOf(['si', 'vencidos']),
};

const filters: readonly ListFilter[] = [
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

/** /admin/education: what customers read, who wrote it and when it has to be looked at again. */
export const ArticlesPage = () => {
  const address = useListAddress(codec);
  const { values } = address;
  const query = useQuery({ ...articlesQuery(values), placeholderData: keepPreviousData });
  const { data: overview } = useQuery(articleOverviewQuery);
  return (
    <DraftList
      id="articulos"
      title="Educación"
      noun={{ one: 'artículo', many: 'artículos' }}
      path="/admin/education"
      newLabel="Artículo nuevo"
      columns={articleColumns}
      filters={filters}
      searchLabel="Busca por título"
      all={{ id: 'todos', label: 'Todos', archived: 'archivado' }}
      stateLabels={stateLabels}
      stateViews={stateViews}
      urgentState="en-revision"
      shownText={(byState) => {
        const shown = byState.publicado + byState['con-cambios'];
        return shown === 1 ? '1 artículo publicado' : `${shown} artículos publicados`;
      }}
      empty={{
        title: 'Todavía no hay artículos',
        text: 'Escribe el primero. Lo publica otra persona, después de leerlo.',
      }}
      address={address}
      query={query}
      overview={overview}
      readAll={() => readAllArticles(values)}
    />
  );
};
