import type { RecipeState, RecipeTransitionKind } from '@nutricion/domain/recipes/recipe-state';

export const stateLabels: Record<RecipeState, string> = {
  borrador: 'Borrador',
  programada: 'Programada',
  publicada: 'Publicada',
  'con-cambios': 'Cambios sin publicar',
  archivada: 'Archivada',
};

/** Of the views, which hold several; in their order. */
export const stateViews: Record<RecipeState, string> = {
  'con-cambios': 'Con cambios',
  programada: 'Programadas',
  borrador: 'Borradores',
  publicada: 'Publicadas',
  archivada: 'Archivadas',
};

export const transitionDone: Record<RecipeTransitionKind, string> = {
  publish: 'Publicada: ya la ven los clientes',
  unschedule: 'Sin fecha: se queda como está',
  discard: 'Borrador descartado',
  archive: 'Archivada: ya no se ve en la tienda',
  restore: 'Fuera del archivo',
};
