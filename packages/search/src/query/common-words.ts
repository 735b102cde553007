import { formsOf } from '@nutricion/language';

/**
 * Everyday words of Spanish and English that name no food: no misspelt food is read into them ("cero azúcar" asks for no
 * cerdo), and a search that has others is read without them.
 */
const COMMON: ReadonlySet<string> = new Set(
  `ahora aqui alli antes anoche ayer bien cada casi cerca como contra cual cuales cuando cuanto cuanta desde despues dentro
   donde durante entonces entre esa ese eso esta este esto estas estos fuera hacia hasta hoy jamas luego manana mas mejor
   mejores menos mientras mismo misma mucho mucha muchos muchas muy nada nadie nunca otro otra otros otras poco poca pocos pocas
   porque pronto quien siempre sobre solo sola tambien tampoco tan tanto tanta tarde temprano toda todas todavia todo todos
   ultima ultimo varias varios veces vez ya yo ella ellos nosotros ustedes usted nuestra nuestro suyo suya tuyo
   abrir acostar ahogue ahogar aguantar aguante aguanta bajar bajo calentar calmar cenar cocinar comer comprar congelar dar decir
   dejar doler dormir echar echaba empezar encontrar estar ganar gustar haber hacer hago ir irse levantar llegar llevar lleva
   llena mantener mantenerme masticar meter mover necesitar olvidar pasar perder poder ponerle quedar quitar rinde rendir saber
   sacar salir sentir ser servir sirve subir tener tomar traer tragar traga trabajar usar valer venir ver viene volver va van vas
   algun alguna algunos alguno ambos barata barato baratas baratos bonita bonito buena bueno buenas buenos cara caro chica
   cualquier demasiado diferente dificil duro economica economico especial facil favorito feo fuerte grande grandes grandote gran
   igual importante larga largo lenta lento libre lista listo listos listas mala malo mayor media medio menor nueva nuevo
   nuevos pequena pequeno pesada pesado primera primero rapida rapido raro rica rico suave tranquila ultimos vieja viejo viejita
   viejito abuela abuelo abuelita amiga amigo bebe casa companera companero dia dias doctor doctora enfermera esposa esposo
   familia gente hermana hermano hija hijo hora horas hombre mama mami mai  marido mes meses minuto minutos mujer muchacha
   nena nene nenes nina nino noche noches novia novio paciente papi pai  persona personas semana semanas señora turno turnos
   vida viernes sabado domingo lunes martes miercoles jueves ano anos cosa lugar parte tipo clase forma manera momento tiempo
   trabajo escuela hospital clinica sala piso oficina nevera estufa horno
   evitar evita evite excepto salvo tenga tengan tengo tiene tienen contenga contengan contiene lleve lleven llevan
   cero zero doble triple unico par pares
   about after all and any anything are baby based before best big boy but buy cheap children days fast find food for free fresh
   from girl good great have healthy help home hot how large less light like little long low made make more most much need new
   night non nor not nothing old one only other out people please plus quick ready real shift small some soft something than that
   the them these they thing things this today too use very want week what when where which while who why will with without work
   year you your`
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/\s+/),
);

/** Whether a folded word is an everyday word that names no food. */
export const isCommonWord = (word: string): boolean => formsOf(word).some((form) => COMMON.has(form));
