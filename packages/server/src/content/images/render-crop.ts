import { originalFile } from '@nutricion/contract/kit/display-image';
import type { Crop } from '@nutricion/domain/content/framing';
import { type Result, refuse } from '@nutricion/domain/kit/result';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ImageDependencies } from './image-dependencies.ts';
import { unknownImage } from './lock-image.ts';
import { imageIssueText } from './render/image-issue.ts';
import type { RenderedPart } from './render/render-image.ts';

/** Renders the sizes of a crop of a stored photo, not stored yet. */
export const renderCrop = async (
  { db, files, renderer }: ImageDependencies,
  imageId: string,
  crop: Crop | null,
): Promise<Result<RenderedPart, Refusal>> => {
  const image = await db.selectFrom('images').select('whole').where('id', '=', imageId).executeTakeFirst();
  const original = image && (await files.get(originalFile(image.whole)));
  if (!original) return refuse(unknownImage);
  const part = await renderer.part(original, crop);
  return part.ok ? part : refuse({ kind: 'invalid-input', errors: { crop: imageIssueText(part.refusal) } });
};
