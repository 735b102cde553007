import type { ArticleState, ArticleTransitionKind } from '@nutricion/domain/content/article-state';

export const stateLabels: Record<ArticleState, string> = {
  borrador: 'Borrador',
  'en-revision': 'En revisión',
  publicado: 'Publicado',
  'con-cambios': 'Cambios sin publicar',
  archivado: 'Archivado',
};

/** Of the views, which hold several; in their order. */
export const stateViews: Record<ArticleState, string> = {
  'en-revision': 'En revisión',
  'con-cambios': 'Con cambios',
  borrador: 'Borradores',
  publicado: 'Publicados',
  archivado: 'Archivados',
};

export const transitionDone: Record<ArticleTransitionKind, string> = {
  'ask-review': 'En revisión: lo publica otra persona',
  publish: 'Publicado: ya lo leen los clientes',
  return: 'Devuelto a quien lo escribió',
  discard: 'Borrador descartado',
  archive: 'Archivado: ya no se ve en la tienda',
  restore: 'Fuera del archivo',
};
