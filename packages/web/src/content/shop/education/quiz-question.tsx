import type { ArticleJson } from '@nutricion/contract/content/education';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useId } from 'react';

interface QuizQuestionProps {
  readonly number: number;
  readonly question: ArticleJson['quiz'][number];
  /** The place of the option chosen; null until then. */
  readonly chosen: number | null;
  readonly onChoose: (option: number) => void;
}

/**
 * Options are buttons, not radios: arrow keys would answer in passing. Once answered they stay, keep the focus, and
 * do nothing.
 */
export const QuizQuestion = ({ number, question, chosen, onChoose }: QuizQuestionProps) => {
  const titleId = useId();
  const isAnswered = chosen !== null;
  const isRight = chosen === question.answer;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these buttons act at once.
    <div role="group" aria-labelledby={titleId}>
      <h3 id={titleId} className="leading-snug">
        <span className="num mr-1.5 text-tinta-suave">{number}.</span>
        {question.question}
      </h3>
      <ul className="mt-3 grid gap-2">
        {question.options.map((option, position) => (
          <li key={option}>
            <button
              type="button"
              aria-disabled={isAnswered}
              onClick={isAnswered ? undefined : () => onChoose(position)}
              className={clsx(
                'flex min-h-12 w-full items-center gap-3 rounded-control px-4 py-2.5 text-left text-ui leading-snug font-semibold inset-ring-[1.5px] transition-colors duration-rapido',
                markClass(isAnswered, position === question.answer, position === chosen),
              )}
            >
              <span className="min-w-0 flex-1">{option}</span>
              {isAnswered && position === question.answer && (
                <>
                  <Check size={20} strokeWidth={2.6} aria-hidden="true" className="flex-none" />
                  <span className="sr-only">, la correcta</span>
                </>
              )}
              {isAnswered && position === chosen && !isRight && (
                <>
                  <X size={20} strokeWidth={2.6} aria-hidden="true" className="flex-none" />
                  <span className="sr-only">, lo que contestaste</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {isAnswered && (
          <p className="mt-3 text-ui">
            <b className={isRight ? 'text-verde-hondo' : 'text-guayaba-tinta'}>
              {isRight ? 'Correcto.' : 'Esa no es.'}
            </b>{' '}
            {question.why}
          </p>
        )}
      </div>
    </div>
  );
};

const markClass = (isAnswered: boolean, isAnswer: boolean, isChosen: boolean): string => {
  if (!isAnswered) return 'bg-papel inset-ring-borde-control hover:bg-rocio-2';
  if (isAnswer) return 'bg-rocio text-verde-hondo inset-ring-verde';
  if (isChosen) return 'bg-guayaba-tinte text-guayaba-tinta inset-ring-guayaba';
  return 'bg-papel text-tinta-suave inset-ring-linea';
};
