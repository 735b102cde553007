import * as bloques from './drawings/bloques.ts';
import * as carnes from './drawings/carnes.ts';
import * as carnesClaras from './drawings/carnes-claras.ts';
import * as carnesHueso from './drawings/carnes-hueso.ts';
import * as charcuteria from './drawings/charcuteria.ts';
import * as cuencos from './drawings/cuencos.ts';
import * as despensa from './drawings/despensa.ts';
import * as embutidos from './drawings/embutidos.ts';
import * as fiesta from './drawings/fiesta.ts';
import * as frituras from './drawings/frituras.ts';
import * as frutas from './drawings/frutas.ts';
import * as frutasChicas from './drawings/frutas-chicas.ts';
import * as frutasDos from './drawings/frutas-dos.ts';
import * as galletas from './drawings/galletas.ts';
import * as granos from './drawings/granos.ts';
import * as guineos from './drawings/guineos.ts';
import * as hojas from './drawings/hojas.ts';
import * as hojasDos from './drawings/hojas-dos.ts';
import * as hortalizas from './drawings/hortalizas.ts';
import * as huerto from './drawings/huerto.ts';
import * as listos from './drawings/listos.ts';
import * as montones from './drawings/montones.ts';
import * as nueces from './drawings/nueces.ts';
import * as panes from './drawings/panes.ts';
import * as pescados from './drawings/pescados.ts';
import * as pollo from './drawings/pollo.ts';
import * as polvos from './drawings/polvos.ts';
import * as quesos from './drawings/quesos.ts';
import * as res from './drawings/res.ts';
import * as secos from './drawings/secos.ts';
import * as senas from './drawings/senas.ts';
import * as varios from './drawings/varios.ts';
import * as variosDos from './drawings/varios-dos.ts';
import * as vasos from './drawings/vasos.ts';
import * as viandas from './drawings/viandas.ts';
import type { Drawing } from './kit/drawing.ts';

/** The files of drawings; each exports its drawings, and what another file shares of them. */
const FILES: readonly Readonly<Record<string, unknown>>[] = [
  charcuteria,
  hojasDos,
  bloques,
  carnes,
  carnesClaras,
  carnesHueso,
  cuencos,
  despensa,
  embutidos,
  fiesta,
  frituras,
  frutas,
  frutasChicas,
  frutasDos,
  galletas,
  granos,
  guineos,
  hojas,
  hortalizas,
  huerto,
  listos,
  montones,
  nueces,
  panes,
  pescados,
  pollo,
  polvos,
  quesos,
  res,
  secos,
  senas,
  varios,
  variosDos,
  vasos,
  viandas,
];

/**
 * Our own drawings, by the name that the catalogue's `art` column uses: the name of their export, with
 * hyphens (`platanoVerde` → `platano-verde`). They win over Noto's.
 */
export const DRAWINGS: Readonly<Record<string, Drawing>> = Object.fromEntries(
  FILES.flatMap((file) =>
    Object.entries(file).flatMap(([name, value]) => (isDrawing(value) ? [[withHyphens(name), value]] : [])),
  ),
);

function isDrawing(value: unknown): value is Drawing {
  return typeof value === 'object' && value !== null && 'body' in value && typeof value.body === 'function';
}

function withHyphens(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
