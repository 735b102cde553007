/** What the articles are about, in the order that the filter shows. */
export const topics = [
  { id: 'turnos', label: 'Turnos y sueño' },
  { id: 'hidratacion', label: 'Hidratación' },
  { id: 'etiquetas', label: 'Etiquetas' },
  { id: 'salud', label: 'Salud' },
  { id: 'cocina', label: 'Cocina' },
  { id: 'presupuesto', label: 'Presupuesto' },
  { id: 'alergenos', label: 'Alérgenos' },
] as const;

export type TopicId = (typeof topics)[number]['id'];

/** A topic by its id, as an address may name it; undefined for any other text. */
export const findTopic = (id: string): (typeof topics)[number] | undefined =>
  topics.find((topic) => topic.id === id);

/** How much prior knowledge an article needs. */
export const levelLabels = { basico: 'Básico', intermedio: 'Intermedio' } as const;

export type Level = keyof typeof levelLabels;
