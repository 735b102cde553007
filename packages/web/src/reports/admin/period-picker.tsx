import type { Period } from '@nutricion/domain/reports/period';
import { Field } from '../../kit/ui/field.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { presets } from './report-address.ts';

interface PeriodPickerProps {
  readonly period: Period;
  readonly today: string;
  readonly onPick: (period: Period) => void;
}

/** First and last day, both included, and common periods. */
export const PeriodPicker = ({ period, today, onPick }: PeriodPickerProps) => (
  <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
    <fieldset className="flex flex-wrap items-end gap-2.5">
      <legend className="sr-only">De qué días</legend>
      <Field label="Desde">
        <TextInput
          type="date"
          value={period.from}
          max={today}
          onChange={({ target }) =>
            target.value &&
            onPick({ from: target.value, to: target.value > period.to ? target.value : period.to })
          }
        />
      </Field>
      <Field label="Hasta">
        <TextInput
          type="date"
          value={period.to}
          max={today}
          onChange={({ target }) =>
            target.value &&
            onPick({ from: target.value < period.from ? target.value : period.from, to: target.value })
          }
        />
      </Field>
    </fieldset>
    <ul aria-label="Días que se piden más" className="flex flex-wrap gap-1.5">
      {presets(today).map(({ label, period: preset }) => (
        <li key={label}>
          <button
            type="button"
            aria-pressed={preset.from === period.from && preset.to === period.to}
            className="min-h-11 rounded-control px-3.5 text-ui font-semibold text-verde hover:bg-rocio aria-pressed:bg-rocio aria-pressed:text-verde-hondo"
            onClick={() => onPick(preset)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
