import type { Tones } from '../kit/tones.ts';

/** Meat, fish, eggs, cheese, pasta and bread, around the origin, lit from the upper left. */

const chunk = ([light, base, dark]: Tones): string =>
  `<path d="M-16-2l7-10 15-3 10 8-2 12-13 8-13-3z" fill="${dark}"/><path d="M-16-4l7-9 15-3 10 8-3 9-13 6-12-2z" fill="${base}"/><path d="M-9-8l12-3M-10 0l8 2" stroke="${light}" stroke-width="3" stroke-linecap="round"/>`;
export const CHICKEN = chunk(['#FFF4E0', '#F0CFA0', '#B98A50']);
export const CHICKEN_BROWN = chunk(['#FFDDA4', '#D99548', '#8A4E1A']);
export const BEEF = chunk(['#C98A66', '#8A4A2C', '#4E2312']);
export const PORK = chunk(['#FFE0C0', '#DFA070', '#96582E']);
export const TURKEY = chunk(['#FFF6EA', '#EFD9C4', '#B89A80']);
export const TUNA = chunk(['#FFF3EC', '#E8C6B4', '#A87E6C']);
export const COD = chunk(['#FFFFFF', '#FBF3DE', '#CDBB8C']);
export const TEMPEH =
  '<path d="M-18-4l10-9 26 3v10l-9 9-27-4z" fill="#6E4418"/><path d="M-18-4l10-9 26 3-9 8z" fill="#E2B878"/><path d="M-18-4l27 2v9l-27-4z" fill="#B98344"/><path d="M-8-9h.1M0-8h.1M8-7h.1M-12-6h.1M-2-5h.1M6-4h.1" stroke="#FFF0CE" stroke-width="3" stroke-linecap="round"/>';
export const TOFU =
  '<path d="M0-13l16 7L0 2l-16-8z" fill="#FFF6DC"/><path d="M-16-6L0 2v13l-16-8z" fill="#EFCF8E"/><path d="M16-6L0 2v13l16-8z" fill="#C99A52"/><path d="M-9-7l9-4 8 4" stroke="#E0A94E" stroke-width="3" fill="none" stroke-linecap="round"/>';
export const MINCE =
  '<path d="M-8 1c-2-6 3-8 7-6 4-3 9 0 8 4 2 5-3 7-7 5-4 2-7 0-8-3z" fill="#4E2312"/><path d="M-8-1c-2-5 3-7 7-5 4-3 9 0 8 3 1 4-3 5-7 4-4 1-7 0-8-2z" fill="#9A5632"/><path d="M-4-2q2-2 5-2" stroke="#D9A07C" stroke-width="1.8" fill="none" stroke-linecap="round"/>';
export const MINCE_PALE = MINCE.replace('#4E2312', '#7A4E2C')
  .replace('#9A5632', '#CFA078')
  .replace('#D9A07C', '#F4DCC0');
export const CORNED = MINCE.replace('#4E2312', '#6E1A16')
  .replace('#9A5632', '#B9453A')
  .replace('#D9A07C', '#EFA090');
export const SAUSAGE =
  '<ellipse cy="4" rx="11" ry="8" fill="#7E2A1C"/><path d="M-11 0v4a11 8 0 0 0 22 0V0z" fill="#A84230"/><ellipse rx="11" ry="8" fill="#EE9A82"/><path d="M-6-3q3-3 7-3" stroke="#FFD8CA" stroke-width="2.2" fill="none" stroke-linecap="round"/>';
export const BACON =
  '<path d="M-26 6q8-14 17-5t17-4 18-3l2 11q-9-2-18 4t-17 4-17 4z" fill="#7E1E18"/><path d="M-26 3q8-14 17-5t17-4 18-3l2 10q-9-2-18 4t-17 4-17 4z" fill="#C8473A"/><path d="M-25 7q9-13 17-5t17-4 17-4" stroke="#FFD9BC" stroke-width="3.4" fill="none" stroke-linecap="round"/>';
export const SHRIMP =
  '<path d="M-10 19C-28 4-20-19 3-19c16 0 23 12 20 23-2 8-9 11-14 8 6-6 3-14-6-14-9 0-11 8-6 17z" fill="#A83E22"/><path d="M-10 16C-28 1-20-22 3-22c16 0 23 12 20 23-2 8-9 11-14 8 6-6 3-14-6-14-9 0-11 8-6 17z" fill="#F98A66"/><path d="M-18 3l9 0M-18-9l9 5M-8-18l5 9M5-21l0 9M17-16l-7 8M22-4l-8 2" stroke="#FFD3BE" stroke-width="2.6" stroke-linecap="round"/><path d="M-13-12q7-7 16-7" stroke="#FFE9DE" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-9 10l-1 9-9 5 8 2 2 7 8-8 1-11z" fill="#D9532E"/><path d="M-7 15l-3 9" stroke="#FFC0A4" stroke-width="2" stroke-linecap="round"/>';
export const SARDINE =
  '<path d="M-32 2C-22-12 8-14 24-2l12-8-2 20-12-5C6 14-22 14-32 2z" fill="#4A5A66"/><path d="M-32 0C-22-13 8-14 24-3l11-7-2 17-11-4C6 10-22 11-32 0z" fill="#A9BAC6"/><path d="M-26-3C-14-10 6-10 20-4" stroke="#5C7382" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-24 3Q0 9 18 2" stroke="#F0F6FA" stroke-width="3" fill="none" stroke-linecap="round"/>';
export const FILLET =
  '<path d="M-50 8c-4-16 18-30 46-30s52 12 54 24-16 22-46 22-50-4-54-16z" fill="#A8782E"/><path d="M-50 3c-3-15 18-28 46-28s51 11 53 22-16 19-46 19-50-2-53-13z" fill="#F3CE86"/><path d="M-44 1c-1-12 16-22 40-22s44 9 46 18-14 15-40 15-44-2-46-11z" fill="#FFF4D8"/><path d="M-30-4q6-5 12-9M-14 8q10-9 9-24M10 8q8-10 5-23M28 3q5-5 3-11" stroke="#E3B866" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-36 0q12-16 32-18" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-22-8h.1M0-12h.1M18 0h.1M-8 2h.1M34-2h.1M4-2h.1M-30 4h.1" stroke="#C47A22" stroke-width="4.4" stroke-linecap="round"/>';
export const SALMON =
  '<path d="M-46 8c-4-16 20-32 50-30 24 2 44 14 44 26S24 28-6 26s-38-8-40-18z" fill="#A8421E"/><path d="M-46 3c-3-15 20-30 50-28 24 2 43 13 43 24S24 21-6 20-44 12-46 3z" fill="#FA8A5C"/><path d="M-30-6q12 4 8 24M-14-14q16 8 12 34M6-18q16 8 12 36M26-14q10 8 8 24" stroke="#FFD3B8" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M-38 0q10-18 34-22" stroke="#FFE6D6" stroke-width="4" fill="none" stroke-linecap="round"/>';
export const BREAST =
  '<path d="M-48 10c-6-18 14-36 42-34 22 1 40 8 52 24 2 8-10 18-34 22-28 5-54 4-60-12z" fill="#7A4014"/><path d="M-48 4c-5-17 14-34 42-32 22 1 40 8 51 22 2 7-10 16-34 20-28 4-54 4-59-10z" fill="#E5A250"/><path d="M-32 8L2-26M-12 14L24-22M10 14L38-12" stroke="#8A4A16" stroke-width="5" stroke-linecap="round"/><path d="M-40-2q8-18 28-22" stroke="#FFE0A8" stroke-width="4.6" fill="none" stroke-linecap="round"/>';
export const STEAK =
  '<path d="M-52 10c-8-18 6-38 36-36 18 1 24 8 40 6 22-2 32 12 26 24-8 14-36 20-60 18-22-2-38-2-42-12z" fill="#3E160E"/><path d="M-52 4c-7-17 6-36 36-34 18 1 24 8 40 6 22-2 31 11 26 22-8 13-36 18-60 16-22-2-38-1-42-10z" fill="#8E4426"/><path d="M-36 6L-8-24M-16 12L14-18M8 12l26-26" stroke="#4E1E10" stroke-width="4.6" stroke-linecap="round"/><path d="M-44-4q4-18 24-20" stroke="#D9926A" stroke-width="4.6" fill="none" stroke-linecap="round"/>';
export const CHOP =
  '<path d="M-48 8c-6-22 14-38 44-36 14 1 20 6 32 2 14-4 26 4 26 18 0 20-24 34-54 34-24 0-44-4-48-18z" fill="#6E3212"/><path d="M-48 2c-6-22 14-37 44-35 14 1 20 6 32 2 14-4 26 4 26 17 0 19-24 32-54 32-24 0-44-3-48-16z" fill="#F8E3BC"/><path d="M-41 2c-4-17 12-29 38-27 12 1 18 7 30 4 12-3 20 2 20 12 0 15-20 25-46 25-20 0-38-2-42-14z" fill="#D58A4A"/><path d="M22-28q8 14 2 30l-9-2q4-13-1-25z" fill="#FFF8E4"/><path d="M20-24q5 11 1 22" stroke="#D8C49A" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M-26-2L-6-20M-12 10l20-22M30 6l9-12M8 14l4-6" stroke="#8A4A1C" stroke-width="4.6" stroke-linecap="round"/><path d="M-34 0q4-13 18-16" stroke="#FFDDAC" stroke-width="4" fill="none" stroke-linecap="round"/>';
export const DRUMSTICK =
  '<path d="M22-8l18-15c-3-7 4-11 8-8 6-2 10 5 6 9 2 6-5 10-9 7L28 0z" fill="#FFF6E2"/><path d="M28-6c4 16-6 28-24 34-20 6-38 0-40-12-2-13 14-26 34-29 14-2 25-4 30 7z" fill="#7E3A10"/><path d="M27-10c4 16-6 27-23 33-19 6-37 1-39-10-2-12 14-24 33-27 14-2 24-5 29 4z" fill="#D08437"/><path d="M-24 6Q-14-10 8-14" stroke="#FFD79A" stroke-width="5.4" fill="none" stroke-linecap="round"/><path d="M-14 14h.1M0 8h.1M10 0h.1M-4 18h.1" stroke="#8A4314" stroke-width="4" stroke-linecap="round"/>';
export const EGG_HALF =
  '<ellipse cy="3" rx="17" ry="12.6" fill="#C9C2AE"/><ellipse rx="17" ry="12" fill="#FFFEFA"/><circle cx="1" cy="0" r="7.4" fill="#E09A14"/><circle cx="1" cy="-.8" r="6.8" fill="#FFC93A"/><path d="M-2-3q2-2 5-1" stroke="#FFF0B8" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M-12-5q4-4 9-5" stroke="#fff" stroke-width="2.6" fill="none" stroke-linecap="round"/>';
export const EGG_FRIED =
  '<path d="M-34 6c-6-12 4-18 10-20 4-10 20-10 28-6 12-4 26 2 26 12 8 6 4 18-6 18-10 8-24 8-32 4-12 2-24 0-26-8z" fill="#D9CBA0"/><path d="M-34 2c-5-11 4-17 10-19 4-9 20-9 28-5 12-4 26 2 25 11 8 5 4 15-6 15-10 7-23 7-31 4-12 2-24 0-26-6z" fill="#FFFEF8"/><ellipse cx="0" cy="-2" rx="13" ry="11" fill="#E0920E"/><ellipse cx="0" cy="-4" rx="12.6" ry="10.4" fill="#FFC530"/><path d="M-6-9q4-3 9-2" stroke="#FFF4C0" stroke-width="3.4" fill="none" stroke-linecap="round"/>';
export const SCRAMBLE =
  '<path d="M-20 6c-6-10 2-18 10-16 4-8 18-8 22-1 10-1 14 9 8 15 0 8-10 10-16 6-8 5-20 4-24-4z" fill="#C98E14"/><path d="M-20 2c-5-9 2-16 10-14 4-7 18-7 22 0 9-1 13 7 7 12-1 7-9 8-15 4-8 5-20 4-24-2z" fill="#FFD65C"/><path d="M-12-4q5-6 12-4M4 2q6-4 11-1M-8 5q5-3 9 0" stroke="#FFF3B8" stroke-width="3.4" fill="none" stroke-linecap="round"/>';
export const SCRAMBLE_WHITE = SCRAMBLE.replace('#C98E14', '#CFC4A4')
  .replace('#FFD65C', '#FBF6E6')
  .replace('#FFF3B8', '#FFFFFF');
export const SCRAMBLE_TOFU = SCRAMBLE.replace('#C98E14', '#B98A34')
  .replace('#FFD65C', '#F4D596')
  .replace('#FFF3B8', '#FFF6DC');
export const CURD =
  '<path d="M-9 2c-3-6 3-10 7-8 4-4 11 0 10 5 2 6-4 9-8 7-4 2-8 0-9-4z" fill="#CFC6AE"/><path d="M-9 0c-3-6 3-9 7-7 4-4 11 0 10 4 2 5-4 7-8 5-4 2-8 1-9-2z" fill="#FFFEF8"/>';
export const CHEESE = cube(['#FFFFFF', '#F8F2DE', '#D5C9A8']);
export const CHEESE_YELLOW = cube(['#FFE58A', '#FBC23A', '#CC8A14']);
function cube([light, base, dark]: Tones): string {
  return `<path d="M0-12l14 6-14 7-14-7z" fill="${light}"/><path d="M-14-6L0 1v12l-14-7z" fill="${base}"/><path d="M14-6L0 1v12l14-7z" fill="${dark}"/>`;
}
export const CHEESE_SLAB =
  '<path d="M-26-4L2-14l26 10v12L0 20l-26-12z" fill="#CDBF98"/><path d="M-26-4L2-14l26 10L0 7z" fill="#FFFEF6"/><path d="M-26-4L0 7v12l-26-12z" fill="#F6EFD8"/><path d="M-8-4h.1M4-6h.1M10-2h.1" stroke="#E2D8B8" stroke-width="3" stroke-linecap="round"/>';
export const SHRED =
  '<path d="M-8 3Q0-5 9-2" stroke="#D99A1E" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-8 2Q0-6 9-3" stroke="#FFDC74" stroke-width="2.6" fill="none" stroke-linecap="round"/>';
export const ELBOW =
  '<path d="M-10 7C-11-6-2-11 9-10" stroke="#C98E2A" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M-10 6C-11-7-2-12 9-11" stroke="#FBE0A0" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-9 0C-8-7-3-9 4-10" stroke="#FFF8DC" stroke-width="2.2" fill="none" stroke-linecap="round"/>';
export const PENNE =
  '<path d="M-18-4l8-7 28 6-4 12-28-5z" fill="#C98E2A"/><path d="M-18-5l7-7 28 6-3 9-28-4z" fill="#FBDF9C"/><path d="M-10-8l24 5M-12-4l24 4" stroke="#FFF6D8" stroke-width="2" stroke-linecap="round"/><ellipse cx="16" cy="-1" rx="3.4" ry="5" fill="#A8702A" transform="rotate(18 16 -1)"/>';
export const FUSILLI =
  '<path d="M-20 2q3-10 8-3t8-3 8-2 8-3 8 1l1 7q-4 0-6 4t-9 2-9 4-9 1-8-3z" fill="#C08A34"/><path d="M-20 0q3-9 8-3t8-3 8-2 8-3 8 1l1 6q-4 0-6 3t-9 2-9 3-9 1-8-3z" fill="#FBE3A8"/><path d="M-13 4l4-9M-4 3l4-10M5 1l4-10" stroke="#D5A54C" stroke-width="2.6" stroke-linecap="round"/>';
export const NOODLE =
  '<path d="M-18 2q9-12 18 0t18-2" stroke="#C9962E" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-18 1q9-12 18 0t18-2" stroke="#FFF0BC" stroke-width="4" fill="none" stroke-linecap="round"/>';
export const AMARILLO =
  '<ellipse cy="4" rx="20" ry="12" fill="#7E3E0C"/><ellipse rx="20" ry="12" fill="#E08A1E"/><ellipse cy="-1" rx="16" ry="8.6" fill="#FBBE44"/><path d="M-6-2h.1M2 1h.1M7-3h.1" stroke="#A8580E" stroke-width="3" stroke-linecap="round"/><path d="M-11-4q5-4 12-4" stroke="#FFE9A8" stroke-width="2.8" fill="none" stroke-linecap="round"/>';
export const TOSTON =
  '<path d="M-19 2c0-10 8-15 19-15s19 5 20 13-8 15-20 15-19-5-19-13z" fill="#A87A18"/><path d="M-19-1c0-10 8-14 19-14s19 5 20 12-8 13-20 13-19-3-19-11z" fill="#F7D467"/><path d="M-10-4q6-6 14-5M-6 3q6 3 13-1" stroke="#FFF3BE" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-2-3h.1M5 0h.1" stroke="#B98A1E" stroke-width="3" stroke-linecap="round"/>';
export const YUCA =
  '<path d="M-24-4q2-8 10-8h30q8 2 8 10t-8 12h-32q-8-2-8-14z" fill="#BFAE6E"/><path d="M-24-7q2-7 10-7h30q8 2 7 9t-8 10h-31q-8-1-8-12z" fill="#FFFCE8"/><path d="M-14-6h30M-12 0h20" stroke="#E4D9A8" stroke-width="2.4" stroke-linecap="round"/>';
export const GUINEITO =
  '<ellipse cy="3" rx="15" ry="10.6" fill="#8F8640"/><ellipse rx="15" ry="10.4" fill="#E4DC9C"/><ellipse rx="11" ry="7" fill="#F4EEC0"/><path d="M-3-1h.1M3-2h.1M1 2h.1" stroke="#9C8E4A" stroke-width="2.4" stroke-linecap="round"/>';
export const VIANDA_PURPLE =
  '<path d="M-20 4c-4-12 6-20 20-20s24 8 20 20-34 14-40 0z" fill="#8E7488"/><path d="M-20 0c-3-11 6-18 20-18s23 7 19 18-33 12-39 0z" fill="#EADCE6"/><path d="M-8-6h.1M2-9h.1M8-2h.1M-4 3h.1M-12 0h.1" stroke="#A98AA4" stroke-width="2.6" stroke-linecap="round"/>';
export const VIANDA_YELLOW = VIANDA_PURPLE.replace('#8E7488', '#B9882E')
  .replace('#EADCE6', '#FBDF92')
  .replace('#A98AA4', '#FFF3C4');
export const VIANDA_ORANGE = VIANDA_PURPLE.replace('#8E7488', '#A84A14')
  .replace('#EADCE6', '#F58C44')
  .replace('#A98AA4', '#FFC090');
export const BREAD =
  '<path d="M-30 2c0-18 14-26 32-26s30 8 30 24c0 10-12 18-32 18s-30-6-30-16z" fill="#8A5420"/><path d="M-30-2c0-17 14-24 32-24s30 8 30 22c0 10-12 16-32 16s-30-4-30-14z" fill="#D9954A"/><path d="M-24-3c0-13 12-18 26-18s24 6 24 17c0 8-10 12-26 12s-24-3-24-11z" fill="#FFF0CE"/><path d="M-10-8h.1M2-12h.1M10-4h.1M-2-1h.1M-14 0h.1" stroke="#E9C88E" stroke-width="4" stroke-linecap="round"/>';
export const TOAST =
  '<path d="M-34-18q4-10 16-8 18-4 34 0 12-2 14 8 0 6-4 8l2 34q-1 6-8 6h-44q-7 0-7-6l2-34q-5-2-5-8z" fill="#8A5420"/><path d="M-34-22q4-9 16-8 18-4 34 0 12-2 14 8 0 6-4 8l2 32q-1 6-8 6h-44q-7 0-7-6l2-32q-5-2-5-8z" fill="#C98440"/><path d="M-27-21q4-5 12-4 14-3 28 0 8-1 10 5 0 4-5 6l2 32q0 3-5 3h-38q-4 0-4-3l2-32q-4-2-2-7z" fill="#FBE3B4"/>';
export const CRACKER =
  '<circle cy="3" r="17" fill="#A86E24"/><circle r="17" fill="#EDBE6C"/><path d="M-9-8h.1M0-10h.1M9-8h.1M-11 1h.1M11 1h.1M-8 9h.1M1 10h.1M8 8h.1M0 0h.1" stroke="#B47C2C" stroke-width="3.4" stroke-linecap="round"/><path d="M-12-7q4-6 10-7" stroke="#FFE9B4" stroke-width="3" fill="none" stroke-linecap="round"/>';
export const NACHO =
  '<path d="M-20 12L2-19q3-2 5 1l16 28q1 4-4 4l-35 2q-6 0-4-4z" fill="#B97A18"/><path d="M-20 9L2-21q3-2 5 1l16 27q1 4-4 4l-35 2q-6 0-4-4z" fill="#FBC648"/><path d="M-8 5L3-11M4 7h.1M10 2h.1" stroke="#FFF0B8" stroke-width="3.4" stroke-linecap="round"/><path d="M6-4h.1M-4 8h.1M13 7h.1" stroke="#C9861E" stroke-width="3" stroke-linecap="round"/>';
export const CHIP =
  '<path d="M-19 4c0-10 9-15 20-14 11 0 19 6 18 14S10 17 0 17-19 13-19 4z" fill="#8A5E0E"/><path d="M-19 0c0-10 9-14 20-13 11 0 19 6 18 12S10 11 0 11-19 8-19 0z" fill="#F3C53E"/><path d="M-15 0c0-7 7-10 16-9 9 0 15 4 14 9S8 8 0 8-15 6-15 0z" fill="#FBE07A"/><path d="M-9-3q7-4 15-2" stroke="#FFF8CC" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-3 2h.1M4 2h.1M0 5h.1" stroke="#B07A12" stroke-width="2.8" stroke-linecap="round"/>';
export const POPCORN =
  '<path d="M-11 3c-5-7 1-14 7-11 3-7 13-5 13 2 7 1 8 10 1 12-3 6-10 6-12 1-5 2-9-1-9-4z" fill="#D9B868"/><path d="M-11 0c-4-7 1-12 7-9 3-7 13-5 13 1 7 1 7 9 1 10-3 5-10 5-12 1-5 2-8 0-9-3z" fill="#FFFBEA"/><path d="M-3-1q3 3 6 0" stroke="#E8B93E" stroke-width="3.4" fill="none" stroke-linecap="round"/>';
