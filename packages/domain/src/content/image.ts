/** What a picture of ours shows. */
export const imageSubjects = ['product', 'recipe'] as const;
export type ImageSubject = (typeof imageSubjects)[number];

/** What somebody decided about a picture. */
export const storedImageStates = ['borrador', 'publicada', 'retirada'] as const;
export type StoredImageState = (typeof storedImageStates)[number];

/** How it stands: what was decided, and what its rights have made of it since. */
export const imageStates = [...storedImageStates, 'vencida'] as const;
export type ImageState = (typeof imageStates)[number];

export const imageStateLabels: Record<ImageState, string> = {
  borrador: 'Borrador',
  publicada: 'Publicada',
  retirada: 'Retirada',
  vencida: 'Derecho vencido',
};

/** By what right the shop shows it. */
export const imageRights = ['propia', 'proveedor', 'licencia'] as const;
export type ImageRights = (typeof imageRights)[number];

export const imageRightsLabels: Record<ImageRights, string> = {
  propia: 'Nuestra',
  proveedor: 'Carta del proveedor',
  licencia: 'Licencia',
};

/** What decides whether it may be shown. Days are YYYY-MM-DD in Puerto Rico. */
export interface ImageFacts {
  readonly state: StoredImageState;
  readonly alt: string;
  readonly rights: ImageRights | null;
  /** Who wrote the supplier's letter, and when. */
  readonly letter: string;
  readonly licenceUrl: string;
  /** The last day on which it may be shown; null: none. */
  readonly rightsUntil: string | null;
}

/** How a picture stands on a day. */
export const imageState = (
  { state, rightsUntil }: Pick<ImageFacts, 'state' | 'rightsUntil'>,
  today: string,
): ImageState => (state === 'publicada' && isOver(rightsUntil, today) ? 'vencida' : state);

/** The picture that customers see on a day, of all of one thing in their order; none: its drawing. */
export const publishedImageOn = <Image extends Pick<ImageFacts, 'state' | 'rightsUntil'>>(
  images: readonly Image[],
  today: string,
): Image | undefined => images.find((image) => imageState(image, today) === 'publicada');

/** So long ahead somebody should look for another picture or another licence. */
const WARNING_DAYS = 30;
const DAY_MS = 86_400_000;

/** Days until a published picture's rights end, where that is near; the last day is 0. */
export const daysOfRightsLeft = (
  image: Pick<ImageFacts, 'state' | 'rightsUntil'>,
  today: string,
): number | null => {
  if (image.rightsUntil === null || imageState(image, today) !== 'publicada') return null;
  const days = (Date.parse(image.rightsUntil) - Date.parse(today)) / DAY_MS;
  return days <= WARNING_DAYS ? days : null;
};

export type ImageIssues = Readonly<
  Partial<Record<'alt' | 'rights' | 'letter' | 'licence_url' | 'rights_until', string>>
>;

/** Of a text that says what is seen; "foto" says nothing. */
const MIN_ALT_LETTERS = 5;

/** What is missing before it may be published, by the field that mends it; empty where nothing is. */
export const publishIssues = (image: Omit<ImageFacts, 'state'>, today: string): ImageIssues => ({
  ...(image.alt.trim().length < MIN_ALT_LETTERS && {
    alt: 'Di en pocas palabras qué se ve, para quien no puede verla.',
  }),
  ...(image.rights === null && { rights: 'Di de quién es la foto antes de publicarla.' }),
  ...(image.rights === 'proveedor' &&
    image.letter.trim() === '' && { letter: 'Escribe de quién es la carta y de qué fecha.' }),
  ...(image.rights === 'licencia' &&
    !/^https?:\/\/[^\s/]+\.[^\s]+$/.test(image.licenceUrl) && {
      licence_url: 'Pega el enlace de la licencia, con https://.',
    }),
  ...(image.rights === 'licencia' &&
    image.rightsUntil === null && {
      rights_until: 'Di hasta qué día vale. Si no vence, pon el día en que toca revisarla.',
    }),
  ...(image.rights !== null &&
    isOver(image.rightsUntil, today) && {
      rights_until: 'Ese día ya pasó. Renueva el derecho o usa otra foto.',
    }),
});

const isOver = (lastDay: string | null, today: string): boolean => lastDay !== null && lastDay < today;
