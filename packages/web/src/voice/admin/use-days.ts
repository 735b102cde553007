import { useSearchParams } from 'react-router';

/** How far back one looks. */
export const dayChoices = [7, 30, 90] as const;
export type Days = (typeof dayChoices)[number];
const DEFAULT_DAYS: Days = 30;

/** The number of days in the address. */
export const useDays = () => {
  const [params, setParams] = useSearchParams();
  const days = dayChoices.find((each) => String(each) === params.get('dias')) ?? DEFAULT_DAYS;
  const pick = (next: Days) =>
    setParams(
      (before) => {
        const changed = new URLSearchParams(before);
        if (next === DEFAULT_DAYS) changed.delete('dias');
        else changed.set('dias', String(next));
        return changed;
      },
      { replace: true },
    );
  return { days, pick };
};
