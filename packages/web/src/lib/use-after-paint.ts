import { useEffect, useState } from 'react';

/** A value as it was until the next picture is painted: what is made of it never holds up the answer to a tap. */
export const useAfterPaint = <Value>(value: Value, first: Value = value): Value => {
  const [painted, setPainted] = useState(first);
  useEffect(() => setPainted(() => value), [value]);
  return painted;
};
