import { describe, expect, it } from 'vitest';
import { dishOf } from './dish.ts';

describe('the dish that a title names', () => {
  it.each([
    ['Arroz con gandules de abuela', 'dish:arroz:gandules'],
    ['ASOPAO DE CAMARONES', 'dish:asopao:camarones'],
    ['Tembleque de coco', 'dish:dulce:flan'],
    ['Té de jengibre', 'dish:taza:te'],
    ['Chillo frito con tostones', 'dish:plato:tilapia'],
    ['Pinchos de pollo', 'dish:mano:pinchos'],
    ['Lasaña de berenjena', 'dish:horno:pastelon'],
    ['Batida de piña y espinaca', 'dish:batida:mango'],
  ])('%s is %s', (title, dish) => {
    expect(dishOf(title, 'cena')).toBe(dish);
  });

  it('is what is usual at its meal where the title names none', () => {
    expect(dishOf('La favorita de Lola', 'desayuno')).toBe('dish:avena:canela');
    expect(dishOf('La favorita de Lola', null)).toBe(dishOf('', 'almuerzo'));
  });

  it('takes a short word for itself alone', () => {
    expect(dishOf('Tempranito', 'merienda')).toBe('dish:ensalada:frutas');
  });
});
