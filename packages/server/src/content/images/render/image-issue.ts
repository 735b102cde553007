/** Why an upload can't be a photo. */
export type ImageIssue =
  | { readonly kind: 'heic' | 'svg' | 'gif' | 'other' | 'animated' | 'two-files' | 'broken' | 'too-slow' }
  | { readonly kind: 'too-large'; readonly maxBytes: number }
  | { readonly kind: 'too-many-points'; readonly millions: number }
  | { readonly kind: 'too-small'; readonly width: number; readonly height: number }
  | { readonly kind: 'part-too-small' };

/**
 * As many pixels as the largest telephones take; a decompression bomb has thousands of times as many in a small
 * file.
 */
export const MAX_PIXELS = 60_000_000;

/** A card on a dense screen is as wide. */
export const MIN_SIDE_PIXELS = 320;

/** What the user can do next. */
export const imageIssueText = (issue: ImageIssue): string => {
  switch (issue.kind) {
    case 'heic':
      return 'Es una foto HEIC de iPhone y no se puede leer aquí. Expórtala como JPEG, o en el iPhone escoge Ajustes › Cámara › Formatos › «Más compatible» y tómala otra vez.';
    case 'svg':
      return 'Es un dibujo SVG, no una foto. Expórtalo como PNG y súbelo otra vez.';
    case 'gif':
      return 'Es un GIF. Guárdalo como JPEG o PNG y súbelo otra vez.';
    case 'other':
      return 'Ese archivo no es una foto que se pueda leer aquí. Súbela en JPEG, PNG, WebP o AVIF.';
    case 'animated':
      return 'Es una animación. Guarda una sola imagen como JPEG o PNG y súbela.';
    case 'two-files':
      return 'El archivo trae otra cosa escondida en la foto. Ábrela en tu editor, guárdala de nuevo como JPEG y súbela.';
    case 'broken':
      return 'La foto llegó incompleta o está dañada. Escógela o tómala otra vez.';
    case 'too-slow':
      return 'La foto tardó demasiado en prepararse. Redúcela a 3,000 puntos de ancho y súbela otra vez.';
    case 'too-large':
      return `La foto pesa más de ${issue.maxBytes / 1_000_000} MB. Guárdala como JPEG o redúcela, y súbela otra vez.`;
    case 'too-many-points':
      return `La foto tiene ${issue.millions.toLocaleString('es-PR')} millones de puntos. Redúcela a ${MAX_PIXELS / 1_000_000} millones o menos y súbela otra vez.`;
    case 'too-small':
      return `La foto es muy pequeña (${issue.width} × ${issue.height}). Usa una de ${MIN_SIDE_PIXELS} puntos o más por lado.`;
    case 'part-too-small':
      return `Ese pedazo es muy pequeño. Deja ${MIN_SIDE_PIXELS} puntos o más de ancho.`;
  }
};
