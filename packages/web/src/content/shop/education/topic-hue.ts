import type { TopicId } from '@nutricion/domain/content/topic';

/** The `data-cat` whose colours a topic borrows: water is blue, labels are pantry yellow. */
export const topicHue: Readonly<Record<TopicId, string>> = {
  turnos: 'bebidas',
  hidratacion: 'lacteos',
  etiquetas: 'provisiones',
  salud: 'condimentos',
  cocina: 'frutas',
  presupuesto: 'vegetales',
  alergenos: 'antojitos',
};
