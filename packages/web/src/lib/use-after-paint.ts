import { useEffect, useState } from 'react';

/**
 * A value as it was until the next picture is painted: what is made of it never holds up the answer to a tap. An
 * object must stay the same while nothing changes: one made anew each time would be drawn anew with each picture.
 */
export const useAfterPaint = <Value>(value: Value, first: Value = value): Value => {
  const [painted, setPainted] = useState(first);
  useEffect(() => setPainted(() => value), [value]);
  return painted;
};
