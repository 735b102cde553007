import type { SeedRefusal } from '../../catalog/seed/parse-catalog.ts';
import { seedRefusalText } from '../../catalog/seed/seed-texts.ts';
import { type ArticleRefusal, articleRefusalText } from '../../content/article-issue.ts';
import type { EmbeddedPostgresRefusal } from '../../platform/embedded-postgres/server-place.ts';
import { type RecipeRefusal, recipeRefusalText } from '../../recipes/seed/recipe-issue.ts';
import type { SearchWordsRefusal } from '../../search/read-search-words.ts';
import type { SettingsRefusal } from '../../settings.ts';

/** Why the shop, or a command that needs its database, does not start. */
export type StartRefusal =
  | EmbeddedPostgresRefusal
  | SettingsRefusal
  | SeedRefusal
  | ArticleRefusal
  | RecipeRefusal
  | SearchWordsRefusal
  | { readonly kind: 'port-taken'; readonly port: number }
  | { readonly kind: 'port-forbidden'; readonly port: number }
  | { readonly kind: 'host-elsewhere'; readonly host: string }
  /** `emails` of demo accounts that still have the password published in this project. */
  | { readonly kind: 'demo-accounts-open'; readonly emails: readonly string[] }
  /** `cause` is the driver's error code (ECONNREFUSED, 28P01), never the address. */
  | { readonly kind: 'database-unreachable'; readonly cause: string }
  /** A PgBouncer between hands one of its connections to several of ours. */
  | { readonly kind: 'database-shared-backends' }
  /** It is up, and takes no writes: a standby, or a leader that is being replaced. */
  | { readonly kind: 'database-read-only' }
  /** `migration`: the newest, which this code doesn't know. */
  | { readonly kind: 'database-newer'; readonly migration: string };

/** One Spanish sentence that states what is wrong and what to do, without secrets and stack traces. */
export function sentenceFor(refusal: StartRefusal): string {
  switch (refusal.kind) {
    case 'bad-settings':
      return `La tienda no puede abrir con estos ajustes: ${refusal.problems.join('; ')}.`;
    case 'bad-seed':
      return seedRefusalText(refusal);
    case 'bad-articles':
      return articleRefusalText(refusal);
    case 'bad-recipes':
      return recipeRefusalText(refusal);
    case 'bad-search-words':
      return `La tienda no puede abrir con las palabras de la búsqueda: ${refusal.reason}.`;
    case 'port-taken':
      return `El puerto ${refusal.port} ya está en uso: cierra el programa que lo usa o elige otro con PORT=${refusal.port + 1}.`;
    case 'port-forbidden':
      return `El sistema no permite abrir el puerto ${refusal.port}: elige otro con PORT=3000.`;
    case 'host-elsewhere':
      return `Este equipo no tiene la dirección HOST=${refusal.host}: pon una de las suyas, o 0.0.0.0 para todas.`;
    case 'demo-accounts-open':
      return `En producción la tienda no abre mientras las cuentas de prueba conserven su contraseña publicada (${refusal.emails.join(', ')}): ciérralas con npm run demo:close y vuelve a abrir.`;
    case 'database-unreachable':
      return `No se pudo conectar a la base de datos de DATABASE_URL o DATABASE_OWNER_URL (${reasonFor(refusal.cause)}).`;
    case 'database-newer':
      return `Los datos son de una versión más nueva de la tienda (${refusal.migration}) y esta ya no puede trabajar con ellos: abre la más nueva, o restaura una copia de antes.`;
    case 'database-read-only':
      return 'La base de datos de DATABASE_URL o DATABASE_OWNER_URL solo deja leer: pon la dirección de la que manda, o de un balanceador que lleve a ella.';
    case 'database-shared-backends':
      return 'DATABASE_URL pasa por un PgBouncer que cambia de conexión entre una transacción y otra, y la tienda deja en la suya consultas preparadas, límites y avisos: pon pool_mode = session, o conéctala sin él, que con menos de diez procesos no hace falta (20 conexiones cada uno: max_connections = 250).';
    case 'already-open':
      return `La tienda ya está abierta con los datos de ${refusal.folder}: ciérrala primero o usa otra carpeta con DATA_DIR.`;
    case 'folder-not-writable':
      return `No se puede escribir en la carpeta de datos ${refusal.folder}: dale permiso de escritura o elige otra con DATA_DIR.`;
    case 'folder-of-another-user':
      return `Los datos de ${refusal.folder} son de otro usuario del sistema: abre la tienda con ese usuario o elige otra carpeta con DATA_DIR.`;
    case 'folder-of-other-version':
      return `Los datos de ${refusal.folder} son de PostgreSQL ${refusal.found} y esta tienda usa la versión ${refusal.expected}: elige otra carpeta con DATA_DIR o conecta ese servidor con DATABASE_URL.`;
    case 'folder-unreachable':
      return `El usuario ${refusal.user}, con el que corre la base de datos, no puede entrar a ${refusal.folder}: elige otra carpeta con DATA_DIR.`;
    case 'password-lost':
      return `La clave de la base de datos en ${refusal.passwordFile} falta o no es la suya: devuélvela a su lugar o elige otra carpeta con DATA_DIR.`;
    case 'no-unprivileged-user':
      return 'PostgreSQL no corre como root y este sistema no tiene los usuarios postgres ni nobody: abre la tienda con un usuario normal o usa DATABASE_URL.';
    case 'no-binaries':
      return `No hay PostgreSQL incluido para este sistema (${refusal.platform}): usa el tuyo con DATABASE_URL.`;
    case 'disk-full':
      return `No queda espacio en el disco de la carpeta de datos ${refusal.folder}: libera espacio, sin borrar nada de dentro, y vuelve a abrir la tienda.`;
    case 'did-not-start':
      return `La base de datos no arrancó: el motivo está al final de ${refusal.logFile}.`;
  }
}

/** Prints why on standard error, in one sentence, and ends the process with code 1. */
export function refuseToStart(refusal: StartRefusal): never {
  process.stderr.write(`${sentenceFor(refusal)}\n`);
  process.exit(1);
}

function reasonFor(cause: string): string {
  switch (cause) {
    case 'ECONNREFUSED':
      return 'el servidor no responde en esa dirección';
    case '57P03':
      return 'el servidor está arrancando';
    case 'ETIMEDOUT':
      return 'el servidor no contesta a tiempo';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'no existe ese servidor';
    case '28P01':
    case '28000':
      return 'usuario o clave incorrectos';
    case '53100':
      return 'su disco está lleno: libera espacio';
    case '3D000':
      return 'esa base de datos no existe';
    case '42501':
      return 'ese usuario no tiene permiso para crear tablas: pon el de uno que lo tenga en DATABASE_OWNER_URL';
    default:
      return cause;
  }
}
