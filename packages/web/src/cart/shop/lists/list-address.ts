export const listsPath = '/profile?seccion=favoritos';

/** `/profile?seccion=favoritos&lista=<id>`. */
export const listPath = (id: string): string => `${listsPath}&lista=${encodeURIComponent(id)}`;
