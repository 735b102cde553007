import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { Info, TriangleAlert } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';

type Energy = NonNullable<MealPlanJson['explanation']['energy']>;
type Conflict = NonNullable<MealPlanJson['explanation']['conflict']>;
/** Answers to plan again with. */
export type AnswersChange = (Energy | Conflict)['ways'][number]['change'];

interface PlanNotesProps {
  readonly explanation: MealPlanJson['explanation'];
  readonly onRevise: (() => void) | undefined;
  readonly onTry: ((change: AnswersChange) => void) | undefined;
}

/** What the customer must know before reading the plan: relaxed wishes, and what no longer holds. */
export const PlanNotes = ({
  explanation: { energy, conflict, relaxed, warnings },
  onRevise,
  onTry,
}: PlanNotesProps) => (
  <>
    {energy && <EnergyNote energy={energy} onTry={onTry} />}
    {relaxed.length > 0 && (
      <section
        aria-labelledby="plan-cercano"
        className="rounded-ficha bg-mango-tinte p-4 text-mango-tinta md:p-5"
      >
        <h3 id="plan-cercano" className="flex items-start gap-2.5">
          <Info size={20} strokeWidth={2.2} aria-hidden="true" className="mt-0.5 flex-none" />
          Este es el plan más cercano a lo que pediste
        </h3>
        <ul className="mt-2 grid gap-1 text-ui text-tinta">
          {relaxed.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {onRevise && (
          <Button variant="white" size="sm" className="mt-3" onClick={onRevise}>
            Cambiar mis respuestas
          </Button>
        )}
      </section>
    )}
    {conflict && <ConflictNote conflict={conflict} onTry={onTry} />}
    {warnings.length > 0 && (
      <section
        aria-labelledby="plan-avisos"
        className="rounded-ficha bg-guayaba-tinte p-4 text-guayaba-tinta md:p-5"
      >
        <h3 id="plan-avisos" className="flex items-start gap-2.5">
          <TriangleAlert size={20} strokeWidth={2.2} aria-hidden="true" className="mt-0.5 flex-none" />
          Revisa antes de comprar
        </h3>
        <ul className="mt-2 grid gap-1 text-ui text-tinta">
          {warnings.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    )}
  </>
);

interface EnergyNoteProps {
  readonly energy: Energy;
  readonly onTry: ((change: AnswersChange) => void) | undefined;
}

/** A warning that the plan has too little energy, before anything else. */
const EnergyNote = ({ energy, onTry }: EnergyNoteProps) => (
  <section
    aria-labelledby="plan-energia"
    className="rounded-ficha bg-guayaba-tinte p-4 text-guayaba-tinta md:p-5"
  >
    <h3 id="plan-energia" className="flex items-start gap-2.5">
      <TriangleAlert size={20} strokeWidth={2.2} aria-hidden="true" className="mt-0.5 flex-none" />
      Esta comida sola no alcanza
    </h3>
    <p className="mt-2 text-ui text-tinta">
      Da {energy.kcal.toLocaleString('es-PR')} kcal por persona al día, el {energy.percent} % de las{' '}
      {energy.neededKcal.toLocaleString('es-PR')} de referencia. Complétala con lo que comas aparte
      {energy.ways.length > 0 && onTry ? ', o prueba así:' : '.'}
    </p>
    {onTry && energy.ways.length > 0 && (
      <p className="mt-3 flex flex-wrap gap-2">
        {energy.ways.map(({ label, change }) => (
          <Button key={label} variant="white" size="sm" onClick={() => onTry(change)}>
            {label}
          </Button>
        ))}
      </p>
    )}
  </section>
);

interface ConflictNoteProps {
  readonly conflict: Conflict;
  readonly onTry: ((change: AnswersChange) => void) | undefined;
}

/** Wishes that together leave a poor plan, and what each would give if it were dropped. */
const ConflictNote = ({ conflict, onTry }: ConflictNoteProps) => (
  <section aria-labelledby="plan-choque" className="rounded-ficha bg-mango-tinte p-4 text-mango-tinta md:p-5">
    <h3 id="plan-choque" className="flex items-start gap-2.5">
      <Info size={20} strokeWidth={2.2} aria-hidden="true" className="mt-0.5 flex-none" />
      Lo que pides junto deja poco de dónde escoger
    </h3>
    <p className="mt-2 text-ui text-tinta">{conflict.text}</p>
    <ul className="mt-3 grid gap-3 md:grid-cols-2">
      {conflict.ways.map(({ label, text, change }) => (
        <li key={label} className="grid content-start justify-items-start gap-2 text-ui text-tinta">
          {text}
          {onTry && (
            <Button variant="white" size="sm" onClick={() => onTry(change)}>
              {label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  </section>
);
