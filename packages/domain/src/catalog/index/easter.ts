/**
 * Midnight (UTC) of Easter Sunday, in milliseconds since 1970, by the Gregorian computus as Meeus gives it
 * (Astronomical Algorithms, 1991, chapter 8).
 */
export const easterSunday = (year: number): number => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const drift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - leaps - drift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
};
