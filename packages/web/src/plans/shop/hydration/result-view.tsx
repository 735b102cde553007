import {
  ACTIVITY_ML,
  GLASS_ML,
  glassesIn,
  type HydrationAnswers,
  ML_PER_SHIFT_HOUR,
  TEMPERATURE_ML,
  targetWaterMl,
} from '@nutricion/domain/plans/hydration/target';
import { Button } from '../../../kit/ui/button.tsx';
import { hydrationActions } from './hydration-store.ts';
import { StepHeading } from './step-heading.tsx';
import { figure, glassesText, PER_HOUR_TEXT } from './water-text.ts';

const activityNames = { low: 'baja', medium: 'media', high: 'alta' } as const;
const temperatureNames = { normal: 'Temperatura normal', hot: 'Calor' } as const;

interface ResultViewProps {
  readonly answers: HydrationAnswers;
  readonly onSaved: () => void;
  readonly onRecalculate: () => void;
}

/** The target and how it is computed. */
export const ResultView = ({ answers, onSaved, onRecalculate }: ResultViewProps) => {
  const { shiftHours, activityLevel, temperature } = answers;
  const targetMl = targetWaterMl(answers);
  return (
    <>
      <StepHeading>Tu meta para este turno</StepHeading>
      <div className="mt-3 rounded-bloque bg-cielo-tinte p-5">
        <p className="num text-cifra leading-none text-cielo-tinta">
          {figure(targetMl)} <span className="text-[.42em]">ml</span>
        </p>
        <p className="mt-1.5 font-semibold">
          {glassesText(glassesIn(targetMl))} de {GLASS_ML} ml
        </p>
        <dl className="mt-4 grid gap-1.5 border-t border-[#0b4f7033] pt-3.5 text-ui">
          <Part term={`${shiftHours} horas × ${ML_PER_SHIFT_HOUR} ml`} ml={shiftHours * ML_PER_SHIFT_HOUR} />
          <Part term={`Actividad ${activityNames[activityLevel]}`} ml={ACTIVITY_ML[activityLevel]} added />
          <Part term={temperatureNames[temperature]} ml={TEMPERATURE_ML[temperature]} added />
        </dl>
      </div>
      <p className="mt-3 text-ui">Repártela en sorbos: nunca más de {PER_HOUR_TEXT}, aunque vayas atrás.</p>
      <p className="mt-2 text-nota text-tinta-suave">
        Es una guía general, no consejo médico. Con enfermedad del riñón o del corazón, o si tomas diuréticos,
        pregunta antes a tu médico. Si te limitaron los líquidos, sigue lo que te indicaron.
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse">
        <Button
          wide
          onClick={() => {
            hydrationActions.save(answers);
            onSaved();
          }}
        >
          Guardar mi meta
        </Button>
        <Button variant="outline" wide onClick={onRecalculate}>
          Recalcular
        </Button>
      </div>
    </>
  );
};

interface PartProps {
  readonly term: string;
  readonly ml: number;
  readonly added?: boolean;
}

const Part = ({ term, ml, added = false }: PartProps) => (
  <div className="flex justify-between gap-4">
    <dt>{term}</dt>
    <dd className="num">
      {added && '+'}
      {figure(ml)}
    </dd>
  </div>
);
