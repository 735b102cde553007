import { clsx } from 'clsx';
import { type CSSProperties, useId } from 'react';
import './slider.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** After the figure: "h". */
  readonly unit: string;
  /** The value in words: "8 horas". */
  readonly valueText: string;
  /** Named under the track. */
  readonly marks: readonly number[];
  /** Water is blue; everything else is green. */
  readonly tone: 'water' | 'green';
}

const tones = {
  water: {
    box: 'bg-cielo-tinte',
    ink: 'text-cielo-tinta',
    fill: 'var(--cielo)',
    thumb: 'var(--cielo-tinta)',
  },
  green: {
    box: 'bg-rocio',
    ink: 'text-verde-hondo',
    fill: 'var(--verde)',
    thumb: 'var(--verde-hondo)',
  },
};

/** A number between two others. The browser's own slider: arrows, Home, End and a thumb all work. */
export const Slider = ({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  valueText,
  marks,
  tone,
}: SliderProps) => {
  const id = useId();
  const { box, ink, fill, thumb } = tones[tone];
  const share = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  return (
    <div className={clsx('rounded-ficha px-4 pt-3 pb-2.5', box)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-[650]">
          {label}
        </label>
        <output htmlFor={id} className={clsx('num text-[2rem] leading-none', ink)} aria-hidden="true">
          {value} <span className="text-[1.0625rem]">{unit}</span>
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        style={{ '--slider-fill': fill, '--slider-thumb': thumb, '--nivel': share(value) } as CSSProperties}
        className="slider"
      />
      <div
        aria-hidden="true"
        className={clsx('relative mx-3.5 h-4 text-nota leading-none font-semibold', ink)}
      >
        {marks.map((mark) => (
          <span
            key={mark}
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: share(mark) }}
          >
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
};
