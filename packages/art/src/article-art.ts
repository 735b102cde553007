import type { TopicId } from '@nutricion/domain/content/topic';

/** The house's articles, by slug: each has a cover of its own. */
export const coveredArticles = [
  'alergenos-en-casa',
  'azucar-anadida-en-bebidas',
  'cafeina-y-sueno',
  'cocinar-un-domingo-para-tres-turnos',
  'comer-bien-con-presupuesto',
  'comer-en-turno-de-noche',
  'desayuno-al-salir-de-la-noche',
  'hidratacion-en-turnos-de-12-horas',
  'leer-la-etiqueta-de-nutricion',
  'meriendas-que-aguantan-la-guardia',
  'prevenir-la-diabetes-tipo-2',
  'proteina-repartida-en-el-dia',
  'sodio-en-la-comida-criolla',
  'viandas-y-fibra',
] as const;

export type ArticleCover = (typeof coveredArticles)[number] | TopicId;

/** The cover of an article: its own where it has one, else its topic's. */
export const coverOf = (slug: string, topic: TopicId): ArticleCover =>
  coveredArticles.find((covered) => covered === slug) ?? topic;

/** Where the shop serves a cover, 480 × 270. */
export const coverUrl = (cover: ArticleCover): string => `/art/portada-${cover}.svg`;
