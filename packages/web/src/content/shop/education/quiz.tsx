import type { ArticleJson } from '@nutricion/contract/content/education';
import { scoreQuiz } from '@nutricion/domain/content/quiz';
import { RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { QuizQuestion } from './quiz-question.tsx';

interface QuizProps {
  readonly quiz: ArticleJson['quiz'];
  /** Right answers the last time; null: never done. */
  readonly lastScore: number | null;
  /** All answered: the place of the chosen option, one per question. */
  readonly onDone: (answers: number[]) => void;
}

/** Questions on the article, each with its answer and the reason at once. Nobody fails. */
export const Quiz = ({ quiz, lastScore, onDone }: QuizProps) => {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = quiz.flatMap((_, position) => chosen[position] ?? []);
  const score = scoreQuiz(quiz, answers);
  const choose = (position: number, option: number) => {
    const next = { ...chosen, [position]: option };
    setChosen(next);
    const all = quiz.flatMap((_, index) => next[index] ?? []);
    if (all.length === quiz.length) onDone(all);
  };
  const again = () => {
    setChosen({});
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="prueba" className="rounded-bloque bg-suelo p-4 md:p-7">
      <h2 id="prueba" ref={heading} tabIndex={-1}>
        Ponte a prueba
      </h2>
      <p className="mt-1 text-ui text-tinta-suave">
        {lastScore === null || score.ok
          ? `${quiz.length} preguntas cortas, con el porqué al momento.`
          : `La última vez: ${lastScore} de ${quiz.length}.`}
      </p>
      <ol className="mt-5 grid gap-8">
        {quiz.map((question, position) => (
          <li key={question.question}>
            <QuizQuestion
              number={position + 1}
              question={question}
              chosen={chosen[position] ?? null}
              onChoose={(option) => choose(position, option)}
            />
          </li>
        ))}
      </ol>
      <div role="status">
        {score.ok && (
          <p className="mt-7 text-h3 font-[650]">
            <span className="num">
              {score.value} de {quiz.length}
            </span>{' '}
            bien. {score.value === quiz.length ? '¡Lo tienes!' : 'Lo que falló, ya lo sabes.'}
          </p>
        )}
      </div>
      {score.ok && (
        <Button variant="outline" className="mt-3" onClick={again}>
          <RotateCw size={20} strokeWidth={2.2} aria-hidden="true" />
          Intentar otra vez
        </Button>
      )}
    </section>
  );
};
