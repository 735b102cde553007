import type { BackupFileRefusal } from './read-backup.ts';

export type RestoreRefusal =
  | BackupFileRefusal
  /** It may contain orders or accounts. */
  | { readonly kind: 'database-not-empty' }
  | { readonly kind: 'shop-running' }
  /** The loaded data differ from the file's manifest; everything was rolled back. */
  | { readonly kind: 'restored-otherwise'; readonly table: string };

/** One Spanish sentence that says what is wrong and what to do. */
export const restoreRefusalText = (refusal: RestoreRefusal): string => {
  switch (refusal.kind) {
    case 'backup-missing':
      return `No existe el archivo ${refusal.file}: escribe la ruta de una copia hecha con npm run backup.`;
    case 'backup-damaged':
      return `El archivo ${refusal.file} está dañado, incompleto o no es una copia de la tienda: usa otra copia; no se cambió nada.`;
    case 'backup-too-new':
      return `La copia ${refusal.file} es de una versión más nueva de la tienda: actualiza la tienda y vuelve a intentarlo.`;
    case 'database-not-empty':
      return 'La base de datos ya tiene una tienda: usa otra vacía, o añade --replace para borrar lo que tiene y poner la copia en su lugar.';
    case 'shop-running':
      return 'La tienda está abierta con esa base de datos: ciérrala, en todos los equipos, y vuelve a intentarlo.';
    case 'restored-otherwise':
      return `La tabla ${refusal.table} no quedó como dice la copia: no se cambió nada; prueba con otra copia.`;
  }
};
