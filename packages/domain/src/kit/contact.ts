/** Puerto Rico's ZIP codes: 006xx, 007xx and 009xx. */
export const PUERTO_RICO_ZIP = /^00[679]\d{2}$/;

/** The ten digits of a telephone number; a leading 1 is the country's. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

export const isPhone = (text: string): boolean => /^\d{10}$/.test(phoneDigits(text));

/** "787-555-0142"; anything that is no number of ten digits stays as it is. */
export const formatPhone = (text: string): string =>
  isPhone(text) ? phoneDigits(text).replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') : text;

export const PHONE_MESSAGE = 'Escribe un celular de 10 dígitos, como 787-555-0142.';
