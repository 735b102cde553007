import type { RecipeState, RecipeTransitionKind } from '@nutricion/domain/recipes/recipe-state';

export const stateLabels: Record<RecipeState, string> = {
  borrador: 'Borrador',
  programada: 'Programada',
  publicada: 'Publicada',
  'con-cambios': 'Cambios sin publicar',
  archivada: 'Archivada',
};

/** Of the views, which hold several. */
export const stateViews: Record<RecipeState, string> = {
  publicada: 'Publicadas',
  'con-cambios': 'Con cambios',
  programada: 'Programadas',
  borrador: 'Borradores',
  archivada: 'Archivadas',
};

export const transitionDone: Record<RecipeTransitionKind, string> = {
  publish: 'Publicada: ya la ven los clientes',
  unschedule: 'Sin fecha: se queda como está',
  discard: 'Borrador descartado',
  archive: 'Archivada: ya no se ve en la tienda',
  restore: 'Fuera del archivo',
};
