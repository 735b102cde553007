import { fold } from '@nutricion/language';
import { easterSunday } from './easter.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { type SeasonRow, seasonTable } from './season-table.ts';

/** The season of a food in Puerto Rico, by the beginning of its title; null if the table has none. */
export const seasonOf = ({
  title,
  categoryId,
}: Pick<IndexedProduct, 'title' | 'categoryId'>): SeasonRow | null => {
  const folded = fold(title);
  const begins = (words: string) => new RegExp(`^${words}s?(?![a-z0-9])`).test(folded);
  return (
    seasonTable.find(
      (row) => (row.categoryId === undefined || row.categoryId === categoryId) && row.titles.some(begins),
    ) ?? null
  );
};

/** Whether `date` (YYYY-MM-DD in Puerto Rico) is in the season. */
export const isInSeason = (row: Pick<SeasonRow, 'season'> | null, date: string): boolean => {
  if (row === null) return false;
  if (row.season === 'lent') return isLent(date);
  return row.season.includes(Number(date.slice(5, 7)));
};

/** Whether it is harvested in Puerto Rico at that date; only then a card shows "de temporada". */
export const isHarvestSeason = (row: SeasonRow | null, date: string): boolean =>
  row?.kind === 'harvest' && isInSeason(row, date);

const DAY_MS = 86_400_000;
/** Lent begins on Ash Wednesday, 46 days before Easter, and ends on the Saturday before Easter. */
const LENT_DAYS = 46;

const isLent = (date: string): boolean => {
  const before = (easterSunday(Number(date.slice(0, 4))) - Date.parse(date)) / DAY_MS;
  return before > 0 && before <= LENT_DAYS;
};
