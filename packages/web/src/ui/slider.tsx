import { SHIFT_HOURS } from '@nutricion/domain/hydration/target';
import type { CSSProperties } from 'react';
import './shift-slider.css';

interface ShiftSliderProps {
  readonly hours: number;
  readonly onHours: (hours: number) => void;
}

const { min, max, step } = SHIFT_HOURS;
const marks = [4, 8, 12, 16];

/** 4 to 16 hours. The browser's own slider: arrows, Home, End and a thumb all work. */
export const ShiftSlider = ({ hours, onHours }: ShiftSliderProps) => (
  <div className="mt-3 rounded-ficha bg-cielo-tinte px-4 pt-3 pb-2.5">
    <div className="flex items-baseline justify-between gap-3">
      <label htmlFor="horas-de-turno" className="font-[650]">
        Horas de turno
      </label>
      <output
        htmlFor="horas-de-turno"
        className="num text-[2rem] leading-none text-cielo-tinta"
        aria-hidden="true"
      >
        {hours} <span className="text-[1.0625rem]">h</span>
      </output>
    </div>
    <input
      id="horas-de-turno"
      type="range"
      min={min}
      max={max}
      step={step}
      value={hours}
      aria-valuetext={`${hours} horas`}
      onChange={(event) => onHours(Number(event.currentTarget.value))}
      style={{ '--nivel': `${((hours - min) / (max - min)) * 100}%` } as CSSProperties}
      className="shift-slider"
    />
    <div
      aria-hidden="true"
      className="relative mx-3.5 h-4 text-nota leading-none font-semibold text-cielo-tinta"
    >
      {marks.map((mark) => (
        <span
          key={mark}
          className="absolute -translate-x-1/2"
          style={{ left: `${((mark - min) / (max - min)) * 100}%` }}
        >
          {mark}
        </span>
      ))}
    </div>
  </div>
);
