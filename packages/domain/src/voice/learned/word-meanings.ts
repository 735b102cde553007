import { soundOf } from '@nutricion/language';

/** Words that people have for the same, by what the shop hears in them; which of it is meant is learned. */
const MEANINGS: Readonly<Record<string, string>> = {
  delivery:
    'entrega entregas entregan entregar reparten reparte reparto repartir envio envios envian enviar delivery direccion horario hora horas abren abre cierran domicilio llevan mensajero repartidor',
  arrival:
    'llega llegan llego llegue llegara llegar tarda tardan demora demoran viene salio esperando falta rastrear tracking',
  pay: 'pagar pago pagas pagarlo paga tarjeta efectivo cash ath movil wic ebt cupon cupones cobran cobrar cobra cobrame factura recibo visa credito debito',
  cart: 'carrito carro canasta canasto cesta cart basket compra lista orden pedido pedidos ordenes compras order list',
  all: 'todo todito toditito to completo entero everything all toda',
  empty:
    'vacia vaciar vaciame vacialo limpia limpiar limpiame borra borrar empty clear cancela cancelar cancelen cero bota botalo',
  show: 'ensena ensename ensenarme muestra muestrame lee leeme leer dime ver veo show read repasa repasame revisa revisame recap resumen total',
  past: 'pasado pasada anterior ultimo ultima ayer siempre mes semana quincena vez repite repetir repitelo repiteme mismo misma otra usual igual',
  cook: 'receta recetas cocinar cocino cocina guisar guisan preparar preparo prepara hacer hago hace hacen invento inventar inventarme ideas idea freir hornear recipe recipes ingredientes acer ago',
  meal: 'cena cenar almuerzo almorzar desayuno desayunar merienda comida comer postre lonchera meal prep dinner lunch',
  bye: 'adios bye chao cuelga colgar cierra calla callate silencio apaga apagate termina terminamos hasta manana bendiga bendito noches despues luego dejalo basta stop para',
  yes: 'si sip claro dale ok okay okey perfecto exacto correcto seguro obvio afirmativo yes yep yeah aja eso esa ese vale hazlo',
  no: 'no nah nop nope negativo tampoco nada ninguno ninguna jamas nunca loca',
  have: 'hay tienes tienen tiene venden vendes queda quedan consigo trabajan manejan carry have sell got',
  price:
    'cuesta cuestan vale valen precio precios sale cuanto cuanta price barato barata especial especiales oferta ofertas',
  add: 'pon ponme echa echame mete meteme tira tirame apunta apuntame anota anade anademe agrega agregame sube sumame dame mandame traeme add put give get gimme necesito quiero kiero want need llevo',
  remove: 'quita quitame saca sacame elimina remueve devuelve remove delete take out fuera kita kitala',
  how: 'como donde cual cuales que quien cuando aprieto boton funciona ayuda ayudame explica explicame puedo',
  ill: 'paciente pacientes enfermera enfermero doctor doctora medico turno piso codigo sala emergencia ambulancia hospital guardia medicamento',
  family:
    'nene nena mami papi esposo esposa hijo hija hermano hermana abuela abuelo suegra vecina jefe supervisora viejo vieja',
  love: 'mijo mija amor corazon rey reina mi santo nena nene linda cielo vida jefe bro mano',
};

const BY_WORD = new Map(
  Object.entries(MEANINGS).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word, meaning] as const),
  ),
);
const BY_SOUND = new Map([...BY_WORD].map(([word, meaning]) => [soundOf(word), meaning] as const));

/** What a folded word has to do with; empty: nothing of it. A word that nobody knows may be one that was spelled by ear. */
export const meaningOf = (word: string, isUnknown: boolean): string =>
  BY_WORD.get(word) ?? (isUnknown && word.length > 3 ? BY_SOUND.get(soundOf(word)) : undefined) ?? '';
