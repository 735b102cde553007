import { accept, refuse } from '@nutricion/domain/kit/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressShare, progressText } from './progress.ts';
import { scoreQuiz } from './quiz.ts';
import { countWords, minutesToRead } from './reading-time.ts';
import { findTopic } from './topic.ts';

describe('minutes to read', () => {
  it('are counted at 200 words a minute, rounded up, at least one', () => {
    expect([0, 1, 200, 201, 400, 664].map(minutesToRead)).toEqual([1, 1, 1, 2, 2, 4]);
  });

  it('count words, and no marks between them', () => {
    expect(countWords('## Ojo\n\n- **Turrones** y dulces: 7–9 g — ñame\n')).toBe(7);
    expect(countWords(' \n ')).toBe(0);
  });
});

describe('the score of a quiz', () => {
  const quiz = [
    { options: ['a', 'b', 'c'], answer: 1 },
    { options: ['a', 'b'], answer: 0 },
  ];

  it('is the number of right answers', () => {
    expect(scoreQuiz(quiz, [1, 0])).toEqual(accept(2));
    expect(scoreQuiz(quiz, [1, 1])).toEqual(accept(1));
    expect(scoreQuiz(quiz, [2, 1])).toEqual(accept(0));
  });

  it('is refused for answers that do not fit the quiz', () => {
    const refused = refuse({ kind: 'wrong-answers' });
    for (const answers of [[], [1], [1, 0, 0], [1, 2], [-1, 0], [0.5, 0]])
      expect(scoreQuiz(quiz, answers)).toEqual(refused);
  });

  it('is never more than the questions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(2), { maxLength: 8 }),
        fc.array(fc.nat(2), { maxLength: 8 }),
        (right, given) => {
          const scored = scoreQuiz(
            right.map((answer) => ({ options: ['a', 'b', 'c'], answer })),
            given,
          );
          expect(scored.ok).toBe(right.length === given.length);
          if (scored.ok) expect(scored.value).toBeLessThanOrEqual(right.length);
        },
      ),
    );
  });
});

describe('progress with an article', () => {
  it('is one half for reading and one for the quiz, right or wrong', () => {
    expect(progressShare({ isRead: false, quizScore: null })).toBe(0);
    expect(progressShare({ isRead: true, quizScore: null })).toBe(0.5);
    expect(progressShare({ isRead: false, quizScore: 3 })).toBe(0.5);
    expect(progressShare({ isRead: true, quizScore: 0 })).toBe(1);
  });

  it('is said in words', () => {
    expect(progressText({ isRead: false, quizScore: null }, 3)).toBe('Sin leer');
    expect(progressText({ isRead: true, quizScore: null }, 3)).toBe('Leído');
    expect(progressText({ isRead: true, quizScore: 2 }, 3)).toBe('Leído · 2 de 3 en la prueba');
  });
});

describe('topics', () => {
  it('are found by id, and nothing else is', () => {
    expect(findTopic('salud')?.label).toBe('Salud');
    expect(findTopic('constructor')).toBeUndefined();
  });
});
