/** Remembers the last `most` answers of a function whose answers don't change. */
export const remembering = <Args extends readonly (string | number | boolean)[], Answer>(
  most: number,
  work: (...args: Args) => Answer,
) => {
  const answers = new Map<string, Answer>();
  return (...args: Args): Answer => {
    const key = args.join('\u0000');
    const known = answers.get(key);
    const answer = known ?? work(...args);
    // Put last again: the first in the map is the one asked for least lately.
    answers.delete(key);
    answers.set(key, answer);
    if (answers.size > most) answers.delete(answers.keys().next().value ?? '');
    return answer;
  };
};
