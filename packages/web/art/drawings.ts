import { carneMolida, chuletas, jamon, salchichas, tocineta } from './drawings/carnes.ts';
import { costillas, pavo } from './drawings/carnes-hueso.ts';
import { arroz, avena, azucar, harina, sofrito, vasoDeAgua } from './drawings/despensa.ts';
import { arrozConDulce, besito, limber, mofongo, pasteles, tembleque } from './drawings/fiesta.ts';
import { alcapurria, bacalaito, pastelillo, sorullitos, tostones } from './drawings/frituras.ts';
import { guanabana, guayaba, lechosa, parcha } from './drawings/frutas.ts';
import { acerola, quenepas, tamarindo } from './drawings/frutas-chicas.ts';
import {
  gandules,
  garbanzos,
  habichuelasBlancas,
  habichuelasNegras,
  habichuelasRosadas,
  lentejas,
} from './drawings/granos.ts';
import { guineito, guineo, platanoMaduro, platanoVerde } from './drawings/guineos.ts';
import { ajiDulce, calabaza, chayote, panapen, recao, repollo } from './drawings/hortalizas.ts';
import { cebollaLila, coliflor, setas } from './drawings/huerto.ts';
import { almojabanas, arrozConGandules, pinchos, rellenoDePapa } from './drawings/listos.ts';
import { achiote, almendras, canela, nueces, pajuil, pistachos } from './drawings/nueces.ts';
import { mallorca, panRebanado, panSobao, quesito } from './drawings/panes.ts';
import { bacalao, camarones, chillo, filetePescado, salmon } from './drawings/pescados.ts';
import { alitasPollo, muslosPollo, pechugaPollo, polloEntero } from './drawings/pollo.ts';
import { quesoBlanco, quesoPapa } from './drawings/quesos.ts';
import { bistec, carneEnCubos, lomoRes, pernil } from './drawings/res.ts';
import { bowlWithSpoon, coditos, fideos, galletasSoda, glassOfMilk, papitas } from './drawings/secos.ts';
import { apio, batata, malanga, name, yautia, yuca } from './drawings/viandas.ts';
import type { Drawing } from './kit/drawing.ts';

/** Our own drawings, by the name that the catalogue's `art` column uses; they win over Noto's. */
export const DRAWINGS = {
  'platano-verde': platanoVerde,
  'platano-maduro': platanoMaduro,
  guineo,
  guineito,
  yautia,
  name,
  malanga,
  yuca,
  batata,
  apio,
  lechosa,
  parcha,
  guayaba,
  guanabana,
  quenepas,
  acerola,
  tamarindo,
  calabaza,
  panapen,
  chayote,
  recao,
  'aji-dulce': ajiDulce,
  repollo,
  coliflor,
  'cebolla-lila': cebollaLila,
  setas,
  chillo,
  fideos,
  besito,
  gandules,
  'habichuelas-rosadas': habichuelasRosadas,
  'habichuelas-negras': habichuelasNegras,
  garbanzos,
  lentejas,
  chuletas,
  'carne-molida': carneMolida,
  jamon,
  salchichas,
  tocineta,
  costillas,
  pavo,
  'filete-pescado': filetePescado,
  bacalao,
  camarones,
  'queso-papa': quesoPapa,
  'queso-blanco': quesoBlanco,
  avena,
  arroz,
  'pan-sobao': panSobao,
  mallorca,
  quesito,
  'pan-rebanado': panRebanado,
  alcapurria,
  pastelillo,
  bacalaito,
  sorullitos,
  tostones,
  pasteles,
  mofongo,
  'arroz-con-dulce': arrozConDulce,
  tembleque,
  azucar,
  harina,
  sofrito,
  limber,
  'vaso-de-agua': vasoDeAgua,
  'glass-of-milk': glassOfMilk,
  'bowl-with-spoon': bowlWithSpoon,
  almendras,
  pajuil,
  pistachos,
  nueces,
  achiote,
  canela,
  'habichuelas-blancas': habichuelasBlancas,
  'pechuga-pollo': pechugaPollo,
  'muslos-pollo': muslosPollo,
  'alitas-pollo': alitasPollo,
  'pollo-entero': polloEntero,
  bistec,
  'lomo-res': lomoRes,
  'carne-en-cubos': carneEnCubos,
  pernil,
  salmon,
  pinchos,
  'arroz-con-gandules': arrozConGandules,
  'relleno-de-papa': rellenoDePapa,
  almojabanas,
  'galletas-soda': galletasSoda,
  papitas,
  coditos,
} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof DRAWINGS;

export function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(DRAWINGS, name);
}
