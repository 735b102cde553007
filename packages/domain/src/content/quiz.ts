import { accept, type Result, refuse } from '../kit/result.ts';

export interface QuizQuestion {
  readonly options: readonly string[];
  /** The place of the right option, from 0. */
  readonly answer: number;
}

export interface WrongAnswers {
  readonly kind: 'wrong-answers';
}

/** How many answers are right, one option's place per question; refused when they don't fit the quiz. */
export const scoreQuiz = (
  quiz: readonly QuizQuestion[],
  answers: readonly number[],
): Result<number, WrongAnswers> => {
  const fits =
    answers.length === quiz.length &&
    quiz.every(({ options }, position) => options[answers[position] ?? -1] !== undefined);
  if (!fits) return refuse({ kind: 'wrong-answers' });
  return accept(quiz.filter(({ answer }, position) => answers[position] === answer).length);
};
