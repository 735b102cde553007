import type { TopicId } from '@nutricion/domain/content/topic';

/** The `data-cat` whose colors a topic uses: water is blue, labels are pantry yellow. */
export const topicHue: Readonly<Record<TopicId, string>> = {
  turnos: 'bebidas',
  hidratacion: 'lacteos',
  etiquetas: 'provisiones',
  salud: 'condimentos',
  cocina: 'frutas',
  presupuesto: 'vegetales',
  alergenos: 'antojitos',
};
