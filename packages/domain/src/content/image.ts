/** What an image can belong to. */
export const imageSubjects = ['product', 'recipe'] as const;
export type ImageSubject = (typeof imageSubjects)[number];

/** Stored states of an image. */
export const storedImageStates = ['borrador', 'publicada', 'retirada'] as const;
export type StoredImageState = (typeof storedImageStates)[number];

/** The state: the stored one, or expired rights. */
export const imageStates = [...storedImageStates, 'vencida'] as const;
export type ImageState = (typeof imageStates)[number];

export const imageStateLabels: Record<ImageState, string> = {
  borrador: 'Borrador',
  publicada: 'Publicada',
  retirada: 'Retirada',
  vencida: 'Derecho vencido',
};

/** The right by which the shop shows it. */
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

/** The state of an image on a day. */
export const imageState = (
  { state, rightsUntil }: Pick<ImageFacts, 'state' | 'rightsUntil'>,
  today: string,
): ImageState => (state === 'publicada' && isOver(rightsUntil, today) ? 'vencida' : state);

/** The image that customers see on a day, of all images in their order; undefined: the drawing. */
export const publishedImageOn = <Image extends Pick<ImageFacts, 'state' | 'rightsUntil'>>(
  images: readonly Image[],
  today: string,
): Image | undefined => images.find((image) => imageState(image, today) === 'publicada');

/** Days before the end of rights when a warning is shown. */
const WARNING_DAYS = 30;
const DAY_MS = 86_400_000;

/** Days until a published image's rights end, if that is near; 0 on the last day. */
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

/** The shortest useful description; "foto" describes nothing. */
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
