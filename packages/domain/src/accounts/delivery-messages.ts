import { PHONE_MESSAGE } from '../kit/contact.ts';

/** Errors of a delivery form, shared by the page and the server. */
export const deliveryMessages = {
  point: 'Escoge edificio y piso.',
  day: 'Escoge un día de entrega.',
  window: 'Escoge una hora de entrega.',
  recipient: 'Escribe el nombre de quien recibe.',
  phone: PHONE_MESSAGE,
  addressLabel: 'Ponle un nombre, como Casa.',
  street: 'Escribe la calle y el número.',
  municipio: 'Escoge un municipio.',
  zip: 'El ZIP de Puerto Rico tiene 5 dígitos, como 00926.',
} as const;
