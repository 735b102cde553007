import {
  ACTIVITY_ML,
  type ActivityLevel,
  type HydrationAnswers,
  SHIFT_HOURS,
  TEMPERATURE_ML,
  type Temperature,
} from '@nutricion/domain/plans/hydration/target';
import { clsx } from 'clsx';
import { Footprints, HeartPulse, Snowflake, Sun, UserRound } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { Slider } from '../../../kit/ui/slider.tsx';
import { StepHeading } from './step-heading.tsx';

interface Choice<Value> {
  readonly value: Value;
  readonly title: string;
  readonly detail: string;
  readonly icon: typeof Sun;
}

const activities: readonly Choice<ActivityLevel>[] = [
  { value: 'low', title: 'Baja', detail: 'Sobre todo en la estación', icon: UserRound },
  { value: 'medium', title: 'Media', detail: 'Caminas por la unidad', icon: Footprints },
  { value: 'high', title: 'Alta', detail: 'De pie, moviendo pacientes', icon: HeartPulse },
];

const temperatures: readonly Choice<Temperature>[] = [
  { value: 'normal', title: 'Normal', detail: 'Con aire', icon: Snowflake },
  { value: 'hot', title: 'Calor', detail: 'Sin aire', icon: Sun },
];

interface QuestionsProps {
  readonly answers: HydrationAnswers;
  readonly onAnswers: (answers: HydrationAnswers) => void;
  readonly onCalculate: () => void;
  /** Back to the existing goal; null without one. */
  readonly onBack: (() => void) | null;
}

export const Questions = ({ answers, onAnswers, onCalculate, onBack }: QuestionsProps) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onCalculate();
    }}
  >
    <StepHeading>¿Cómo es tu turno de hoy?</StepHeading>
    <div className="mt-3">
      <Slider
        label="Horas de turno"
        value={answers.shiftHours}
        onChange={(shiftHours) => onAnswers({ ...answers, shiftHours })}
        min={SHIFT_HOURS.min}
        max={SHIFT_HOURS.max}
        step={SHIFT_HOURS.step}
        unit="h"
        valueText={`${answers.shiftHours} horas`}
        marks={[4, 8, 12, 16]}
        tone="water"
      />
    </div>
    <Choices
      legend="Nivel de actividad"
      name="actividad"
      choices={activities}
      millilitres={ACTIVITY_ML}
      chosen={answers.activityLevel}
      onChoose={(activityLevel) => onAnswers({ ...answers, activityLevel })}
    />
    <Choices
      legend="Temperatura"
      name="temperatura"
      choices={temperatures}
      millilitres={TEMPERATURE_ML}
      chosen={answers.temperature}
      onChoose={(temperature) => onAnswers({ ...answers, temperature })}
      className="sm:grid-cols-2"
    />
    <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse">
      <Button type="submit" wide>
        Calcular mi meta
      </Button>
      {onBack && (
        <Button variant="outline" wide onClick={onBack}>
          Volver a mi meta
        </Button>
      )}
    </div>
  </form>
);

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  /** What each adds to the goal. */
  readonly millilitres: Readonly<Record<Value, number>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly className?: string;
}

const Choices = <Value extends string>(props: ChoicesProps<Value>) => {
  const { legend, name, choices, millilitres, chosen, onChoose, className } = props;
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 font-[650]">{legend}</legend>
      <div className={clsx('grid gap-2', className)}>
        {choices.map(({ value, title, detail, icon: Icon }) => (
          <RadioCard
            key={value}
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            icon={<Icon size={22} strokeWidth={2.1} aria-hidden="true" />}
            title={title}
            detail={`${detail} · +${millilitres[value]} ml`}
            className="py-2"
          />
        ))}
      </div>
    </fieldset>
  );
};
