export interface WellnessTip {
  readonly title: string;
  readonly text: string;
  /** The article of ours that says more, with its sources. */
  readonly article: string;
  /** A publisher among that article's sources, and how we call it here. */
  readonly source: string;
  readonly saidBy: string;
}

/** Ten, of which one is shown at a time (specification, section 9). Every figure is in its article. */
export const wellnessTips: readonly WellnessTip[] = [
  {
    title: 'De madrugada, merienda',
    text: 'En un estudio, quien comió una merienda a las 12:30 de la noche sintió menos sueño que quien comió un plato completo.',
    article: 'comer-en-turno-de-noche',
    source: 'Nutrients',
    saidBy: 'un estudio en Nutrients',
  },
  {
    title: 'El café tiene hora de salida',
    text: 'Toma el último al menos seis horas antes de acostarte: más tarde todavía te quita sueño.',
    article: 'cafeina-y-sueno',
    source: 'Journal of Clinical Sleep Medicine',
    saidBy: 'un estudio del sueño',
  },
  {
    title: 'Un vaso antes de entrar',
    text: 'En un hospital, 36 % del personal ya estaba deshidratado al comenzar el turno. Llega con ventaja.',
    article: 'hidratacion-en-turnos-de-12-horas',
    source: 'Clinical Nutrition',
    saidBy: 'un estudio en Clinical Nutrition',
  },
  {
    title: 'Acuérdate del 5 y el 20',
    text: 'En la etiqueta, 5 % o menos del Valor Diario es bajo; 20 % o más es alto. Por porción.',
    article: 'leer-la-etiqueta-de-nutricion',
    source: 'FDA',
    saidBy: 'la FDA',
  },
  {
    title: 'Enjuaga la lata',
    text: 'Escurrir y enjuagar las habichuelas de lata les quita, en promedio, cerca de 41 % del sodio.',
    article: 'sodio-en-la-comida-criolla',
    source: 'Journal of Culinary Science & Technology',
    saidBy: 'la Universidad de Tennessee',
  },
  {
    title: 'Dale espacio a la vianda',
    text: 'La meta es 25 gramos de fibra al día o más. Una taza de malanga cocida trae casi 7.',
    article: 'viandas-y-fibra',
    source: 'World Health Organization',
    saidBy: 'la OMS y el USDA',
  },
  {
    title: 'Mira lo que bebes',
    text: 'Una lata de refresco de 12 onzas trae unas 10 cucharaditas de azúcar: casi todo el límite del día.',
    article: 'azucar-anadida-en-bebidas',
    source: 'CDC',
    saidBy: 'los CDC',
  },
  {
    title: 'Dos fríos en la lonchera',
    text: 'Gel o botellas de agua congeladas, dos por bolsa. Lo perecedero no aguanta más de dos horas sin frío.',
    article: 'meriendas-que-aguantan-la-guardia',
    source: 'USDA',
    saidBy: 'el USDA',
  },
  {
    title: 'Al salir, algo pequeño',
    text: 'Si el hambre no te va a dejar dormir: una proteína y un carbohidrato, como cereal con leche. Y a la cama.',
    article: 'desayuno-al-salir-de-la-noche',
    source: 'CDC/NIOSH',
    saidBy: 'NIOSH',
  },
  {
    title: 'Compara por onza',
    text: 'El paquete grande no siempre gana. El precio por onza o libra está debajo de cada producto.',
    article: 'comer-bien-con-presupuesto',
    source: 'NIST',
    saidBy: 'NIST',
  },
];
