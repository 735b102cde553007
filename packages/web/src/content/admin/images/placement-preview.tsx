import type { AdminImageJson } from '@nutricion/contract/content/images';
import { type Crop, focalInCrop, type Point } from '@nutricion/domain/content/framing';

interface PlacementPreviewProps {
  readonly image: AdminImageJson;
  readonly crop: Crop;
  readonly focal: Point;
  readonly label: string;
  /** Of the place's width to its height. */
  readonly ratio: number;
}

const HEIGHT_PX = 84;

/** A place of the shop with the part in it, before anything is saved. */
export const PlacementPreview = ({ image, crop, focal, label, ratio }: PlacementPreviewProps) => {
  const width = HEIGHT_PX * ratio;
  const partRatio = (crop.width / crop.height) * (image.width / image.height);
  // As object-fit: cover does it: the part fills the place, the rest hangs over.
  const part =
    partRatio > ratio
      ? { width: HEIGHT_PX * partRatio, height: HEIGHT_PX }
      : { width, height: width / partRatio };
  const point = focalInCrop(focal, crop);
  const [left, top] = [(width - part.width) * point.x, (HEIGHT_PX - part.height) * point.y];
  return (
    <figure className="text-nota text-tinta-suave">
      <span
        className="relative block overflow-hidden rounded-chip bg-suelo"
        style={{ width, height: HEIGHT_PX }}
      >
        <img
          src={image.whole}
          alt=""
          draggable={false}
          className="absolute max-w-none"
          style={{
            width: part.width / crop.width,
            height: part.height / crop.height,
            left: left - (crop.x * part.width) / crop.width,
            top: top - (crop.y * part.height) / crop.height,
          }}
        />
      </span>
      <figcaption className="mt-1">{label}</figcaption>
    </figure>
  );
};
