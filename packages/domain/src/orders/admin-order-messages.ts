/** What is missing in a form of the counter, the same in the browser and from the server. */
export const CANCEL_REASON_MESSAGE = 'Di por qué: queda en la historia y el cliente lo lee.';
export const TRANSITION_REASON_MESSAGE = 'Di por qué: queda en la historia del pedido.';
export const NOTE_MESSAGE = 'Escribe la nota.';
