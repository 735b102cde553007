/** A reader's progress in an article. */
export interface ArticleProgress {
  readonly isRead: boolean;
  /** Right answers the last time; null: the quiz isn't done. */
  readonly quizScore: number | null;
}

/** 0 to 1: reading to the end is one half, answering the quiz the other, whatever the score. */
export const progressShare = ({ isRead, quizScore }: ArticleProgress): number =>
  (isRead ? 0.5 : 0) + (quizScore === null ? 0 : 0.5);

/** "Sin leer", "Leído", "Leído · 2 de 3 en la prueba". */
export const progressText = ({ isRead, quizScore }: ArticleProgress, questions: number): string => {
  const read = isRead ? 'Leído' : 'Sin leer';
  return quizScore === null ? read : `${read} · ${quizScore} de ${questions} en la prueba`;
};
