import type { AdminImageJson } from '@nutricion/contract/content/images';
import type { Crop, Point } from '@nutricion/domain/content/framing';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { movedByArrowKey, within } from './framing.ts';

interface FramingStageProps {
  readonly image: AdminImageJson;
  readonly crop: Crop;
  readonly focal: Point;
  /** The middle of the part. */
  readonly onAbout: (about: Point) => void;
  readonly onFocal: (focal: Point) => void;
}

const percent = (share: number): string => `${share * 100}%`;

/** The whole photo, with the part and the point to be moved on it, by hand or by the arrow keys. */
export const FramingStage = ({ image, crop, focal, onAbout, onFocal }: FramingStageProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  return (
    <div
      ref={stage}
      className="relative mx-auto w-full touch-none overflow-hidden rounded-ficha bg-suelo select-none"
      style={{
        aspectRatio: `${image.width} / ${image.height}`,
        maxWidth: `calc(min(56vh, 460px) * ${image.width / image.height})`,
      }}
    >
      <img src={image.whole} alt={image.alt} draggable={false} className="absolute inset-0 size-full" />
      <button
        type="button"
        aria-label={`Marco de lo que se ve, al ${roundedPercent(middle.x)} % de ancho y ${roundedPercent(middle.y)} % de alto. Muévelo con las flechas.`}
        className="absolute cursor-move shadow-[0_0_0_2000px_#0d2118a6] outline-2 outline-white focus-visible:outline-4"
        style={{
          left: percent(crop.x),
          top: percent(crop.y),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
        {...dragProps(stage, middle, onAbout)}
      />
      <button
        type="button"
        aria-label={`Punto que nunca se corta, al ${roundedPercent(focal.x)} % de ancho y ${roundedPercent(focal.y)} % de alto. Muévelo con las flechas.`}
        className="absolute grid size-11 -translate-1/2 cursor-move place-items-center rounded-full focus-visible:outline-[3px] focus-visible:outline-white"
        style={{ left: percent(focal.x), top: percent(focal.y) }}
        {...dragProps(stage, focal, onFocal)}
      >
        <span className="size-7 rounded-full border-[3px] border-white bg-mango shadow-2" />
      </button>
    </div>
  );
};

const roundedPercent = (share: number): number => Math.round(share * 100);

/** Makes an element follow the pointer, from where it was grabbed, and the arrow keys. */
const dragProps = (
  stage: React.RefObject<HTMLDivElement | null>,
  at: Point,
  onMove: (point: Point) => void,
) => ({
  onKeyDown: (event: KeyboardEvent) => {
    const next = movedByArrowKey(at, event.key, event.shiftKey ? 0.1 : 0.02);
    if (!next) return;
    event.preventDefault();
    onMove(next);
  },
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const { currentTarget, pointerId, clientX, clientY } = event;
    currentTarget.setPointerCapture(pointerId);
    const drag = (pointerEvent: globalThis.PointerEvent) =>
      onMove(
        within({
          x: at.x + (pointerEvent.clientX - clientX) / box.width,
          y: at.y + (pointerEvent.clientY - clientY) / box.height,
        }),
      );
    const end = () => {
      currentTarget.removeEventListener('pointermove', drag);
      currentTarget.removeEventListener('pointerup', end);
      currentTarget.removeEventListener('pointercancel', end);
    };
    currentTarget.addEventListener('pointermove', drag);
    currentTarget.addEventListener('pointerup', end);
    currentTarget.addEventListener('pointercancel', end);
  },
});
