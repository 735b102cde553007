import {
  ACTIVITY_ML,
  type ActivityLevel,
  type HydrationAnswers,
  SHIFT_HOURS,
  TEMPERATURE_ML,
  type Temperature,
} from '@nutricion/domain/hydration/target';
import { Footprints, HeartPulse, Snowflake, Sun, UserRound } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Slider } from '../../ui/slider.tsx';
import { StepHeading } from './step-heading.tsx';

const activities: readonly {
  readonly level: ActivityLevel;
  readonly title: string;
  readonly detail: string;
  readonly icon: typeof Sun;
}[] = [
  { level: 'low', title: 'Baja', detail: 'Sobre todo en la estación', icon: UserRound },
  { level: 'medium', title: 'Media', detail: 'Caminas por la unidad', icon: Footprints },
  { level: 'high', title: 'Alta', detail: 'De pie, moviendo pacientes', icon: HeartPulse },
];

const temperatures: readonly {
  readonly temperature: Temperature;
  readonly title: string;
  readonly detail: string;
  readonly icon: typeof Sun;
}[] = [
  { temperature: 'normal', title: 'Normal', detail: 'Con aire', icon: Snowflake },
  { temperature: 'hot', title: 'Calor', detail: 'Sin aire', icon: Sun },
];

interface QuestionsProps {
  readonly answers: HydrationAnswers;
  readonly onAnswers: (answers: HydrationAnswers) => void;
  readonly onCalculate: () => void;
  /** Back to the goal there is; null without one. */
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
    <fieldset className="mt-5">
      <legend className="mb-2 font-[650]">Nivel de actividad</legend>
      <div className="grid gap-2">
        {activities.map(({ level, title, detail, icon: Icon }) => (
          <RadioCard
            key={level}
            name="actividad"
            checked={answers.activityLevel === level}
            onChange={() => onAnswers({ ...answers, activityLevel: level })}
            icon={<Icon size={22} strokeWidth={2.1} aria-hidden="true" />}
            title={title}
            detail={`${detail} · +${ACTIVITY_ML[level]} ml`}
            className="py-2"
          />
        ))}
      </div>
    </fieldset>
    <fieldset className="mt-5">
      <legend className="mb-2 font-[650]">Temperatura</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {temperatures.map(({ temperature, title, detail, icon: Icon }) => (
          <RadioCard
            key={temperature}
            name="temperatura"
            checked={answers.temperature === temperature}
            onChange={() => onAnswers({ ...answers, temperature })}
            icon={<Icon size={22} strokeWidth={2.1} aria-hidden="true" />}
            title={title}
            detail={`${detail} · +${TEMPERATURE_ML[temperature]} ml`}
            className="py-2"
          />
        ))}
      </div>
    </fieldset>
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
