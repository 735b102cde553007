import type { Tones } from '../kit/tones.ts';

/** Pieces of food around the origin, lit from the upper left: a dark foot, a body, a highlight. */

export const ball = ([light, base, dark]: Tones, r: number): string =>
  `<circle cy="1.6" r="${r}" fill="${dark}"/><circle r="${r}" fill="${base}"/><path d="M${-r * 0.5}${-r * 0.3}q${r * 0.3}${-r * 0.4} ${r * 0.8}${-r * 0.3}" stroke="${light}" stroke-width="${r * 0.36}" fill="none" stroke-linecap="round"/>`;

export const bean = ([light, base, dark]: Tones): string =>
  `<path d="M-9 2C-10-5-3-8 3-7c7 1 9 6 7 10C7 7 3 3 0 4c-4 3-8 2-9-2z" fill="${dark}"/><path d="M-9 0C-10-6-3-9 3-8c7 1 9 5 7 9C7 4 3 1 0 2c-4 3-8 2-9-2z" fill="${base}"/><path d="M-5-3q4-3 9-2" stroke="${light}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;

export const cube = ([light, base, dark]: Tones): string =>
  `<path d="M0-10l12 5-12 6-12-6z" fill="${light}"/><path d="M-12-5L0 1v11l-12-6z" fill="${base}"/><path d="M12-5L0 1v11l12-6z" fill="${dark}"/>`;

export const GREEN_PEA = ball(['#D7F0A0', '#86BE3C', '#4F8420'], 5.4);
export const GANDUL = ball(['#D9DFA0', '#8FA046', '#5C6A22'], 5);
export const CHICKPEA = `${ball(['#FFF6DA', '#EBCB88', '#B08A44'], 7)}<path d="M3-6q3 0 4 3" stroke="#B08A44" stroke-width="1.6" fill="none"/>`;
export const RED_BEAN = bean(['#E39A8C', '#A33A30', '#641C18']);
export const PINTO_BEAN = `${bean(['#F2D2B4', '#C48A62', '#82502E'])}<path d="M-3 0h.1M3-3h.1" stroke="#82502E" stroke-width="2.4" stroke-linecap="round"/>`;
export const BLACK_BEAN = bean(['#8D8296', '#3A3140', '#1B1520']);
export const WHITE_BEAN = bean(['#FFFFFF', '#F4EAD2', '#C7B68C']);
export const LENTIL =
  '<ellipse cy="1.4" rx="5.6" ry="4" fill="#5E3E18"/><ellipse rx="5.4" ry="3.6" fill="#A87A3A"/><path d="M-3-1q3-2 5-1" stroke="#DDB878" stroke-width="1.6" fill="none" stroke-linecap="round"/>';
export const EDAMAME = ball(['#E4F5B4', '#A5CF5C', '#6A9A2C'], 7);

export const CORN =
  '<path d="M-6-5q6-3 12 0 1 6-3 11-3 2-6 0-4-5-3-11z" fill="#CF8E10"/><path d="M-5-6q5-3 10 0 1 5-2 9-3 1-6 0-3-4-2-9z" fill="#FFD23E"/><path d="M-2-4q2-1 4 0" stroke="#FFF6C4" stroke-width="2" fill="none" stroke-linecap="round"/>';
export const CARROT_COIN =
  '<ellipse cy="2.4" rx="10" ry="7.6" fill="#B9500E"/><ellipse rx="10" ry="7.4" fill="#F58A2C"/><ellipse rx="5.4" ry="3.8" fill="#FFB066"/><path d="M-6-3q3-3 7-3" stroke="#FFD9AC" stroke-width="2" fill="none" stroke-linecap="round"/>';
export const CARROT_DICE = `<g transform="scale(.62)">${cube(['#FFB970', '#F48A2E', '#C95E12'])}</g>`;
export const CARROT_SHRED =
  '<path d="M-14 3Q-4-7 4-1t11-3" stroke="#C95E12" stroke-width="4.6" fill="none" stroke-linecap="round"/><path d="M-14 2Q-4-8 4-2t11-3" stroke="#FA9A3E" stroke-width="3" fill="none" stroke-linecap="round"/>';
export const PUMPKIN = cube(['#FFC466', '#F59A2A', '#C76A10']);
export const BATATA = cube(['#FFB27A', '#EE7E3C', '#B9501A']);
export const POTATO = cube(['#FFF3C0', '#F4D883', '#C9A24A']);
export const YAUTIA = cube(['#F6EEF4', '#DECBD8', '#A78FA2']);
export const CHAYOTE = cube(['#E4F2C0', '#B5D582', '#7FA34E']);
export const PINEAPPLE =
  '<path d="M-14 6L-6-11q7-3 13 0L15 6Q0 13-14 6z" fill="#C98A10"/><path d="M-14 4L-6-12q7-3 13 0L15 4Q0 10-14 4z" fill="#FFD348"/><path d="M-6-3l-3 8M1-4v9M7-3l3 8" stroke="#E0A520" stroke-width="2" stroke-linecap="round"/><path d="M-5-9q6-3 11-1" stroke="#FFF3B4" stroke-width="2.6" fill="none" stroke-linecap="round"/>';
export const MANGO = cube(['#FFD980', '#FBAF30', '#D27C12']);
export const PAPAYA = cube(['#FFB58C', '#F5763E', '#C24A1C']);
export const MELON =
  '<path d="M-15 8L0-16q2-2 4 0L17 8Q1 17-15 8z" fill="#3E8F43"/><path d="M-14 5L0-16q2-2 4 0L16 5Q1 13-14 5z" fill="#F6FAE0"/><path d="M-12 3L0-15q2-2 4 0L14 3Q1 9-12 3z" fill="#F0485A"/><path d="M-3-3h.1M3-6h.1M6 1h.1M-5 2h.1" stroke="#3A1418" stroke-width="3" stroke-linecap="round"/>';
export const CUCUMBER =
  '<ellipse cy="2.6" rx="12" ry="9" fill="#2E6B32"/><ellipse rx="12" ry="9" fill="#5FA84C"/><ellipse rx="9.6" ry="6.8" fill="#E6F4C4"/><path d="M-3-1h.1M3-2h.1M0 3h.1M-5 2h.1M5 2h.1" stroke="#B4D084" stroke-width="2.4" stroke-linecap="round"/>';
export const CUCUMBER_STICK =
  '<path d="M-5-24h11v46H-5z" fill="#2E6B32"/><path d="M-6-25H4v46H-6z" fill="#DDEFB8"/><path d="M3-25h3v46H3z" fill="#4C9A4A"/><path d="M-2-18v32" stroke="#fff" stroke-width="2" stroke-linecap="round"/>';
export const CARROT_STICK =
  '<path d="M-5-24l11 1v46l-11-1z" fill="#B9500E"/><path d="M-6-25H3v46h-9z" fill="#FA9238"/><path d="M-3-19v32" stroke="#FFD0A0" stroke-width="2.4" stroke-linecap="round"/>';
export const CELERY_STICK =
  '<path d="M-5-26h11v46H-5z" fill="#5F9A2E"/><path d="M-6-27H4v46H-6z" fill="#B9DC7A"/><path d="M-1-22v36" stroke="#E6F6C4" stroke-width="2.4" stroke-linecap="round"/>';
export const PEPPER_STICK =
  '<path d="M-6-22q6-4 12 0v42q-6 4-12 0z" fill="#A01C1C"/><path d="M-6-23q6-4 10 0v40q-5 4-10 0z" fill="#E8402F"/><path d="M-3-18v28" stroke="#FFA48E" stroke-width="2.4" stroke-linecap="round"/>';
const strip = (base: string, light: string, dark: string): string =>
  `<path d="M-15 6Q-2-11 15 2" stroke="${dark}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-15 4Q-2-13 15 0" stroke="${base}" stroke-width="5.4" fill="none" stroke-linecap="round"/><path d="M-9-1Q-2-8 7-5" stroke="${light}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;
export const RED_PEPPER = strip('#E23B2E', '#FFA794', '#9A1A18');
export const GREEN_PEPPER = strip('#5CA93F', '#C6E8A0', '#2F6B22');
export const YELLOW_PEPPER = strip('#FBC02D', '#FFF0B0', '#B47E0E');
export const ONION =
  '<ellipse cy="1.6" rx="13" ry="8.4" fill="none" stroke="#C9A8C0" stroke-width="4"/><ellipse rx="13" ry="8" fill="none" stroke="#FFFDF8" stroke-width="3.6"/><ellipse rx="6.5" ry="3.6" fill="none" stroke="#F4E4EF" stroke-width="2.6"/>';
export const RED_ONION =
  '<ellipse rx="13" ry="8" fill="none" stroke="#A2508F" stroke-width="4"/><ellipse cy="-.6" rx="12" ry="7" fill="none" stroke="#F0CFE6" stroke-width="2"/><ellipse rx="6" ry="3.4" fill="none" stroke="#C586B6" stroke-width="2.2"/>';
export const BROWN_ONION =
  '<path d="M-16 4Q-4-12 12-6q6 4-2 8" stroke="#8A5A1C" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-16 3Q-4-13 12-7q6 4-2 8" stroke="#F0CE8C" stroke-width="4" fill="none" stroke-linecap="round"/>';
export const TOMATO_WEDGE =
  '<path d="M-16-3C-12 13 12 13 16-3 6-9-6-9-16-3z" fill="#A41A1A"/><path d="M-16-5C-12 9 12 9 16-5 6-11-6-11-16-5z" fill="#E8402F"/><path d="M-10-4Q0-8 10-4 7 3 0 4-7 3-10-4z" fill="#FF8A6E"/><path d="M-4-2h.1M3-3h.1M0 1h.1" stroke="#FFE3A8" stroke-width="2.8" stroke-linecap="round"/>';
export const TOMATO_SLICE =
  '<ellipse cy="2.6" rx="16" ry="11" fill="#A41A1A"/><ellipse rx="16" ry="11" fill="#E8402F"/><ellipse rx="12.6" ry="8.2" fill="#FF7A60"/><path d="M0-8v16M-12 0h24" stroke="#E8402F" stroke-width="2.6"/><path d="M-6-4h.1M6-4h.1M-6 4h.1M6 4h.1" stroke="#FFE3A8" stroke-width="3.4" stroke-linecap="round"/>';
export const CHERRY_TOMATO =
  '<circle cy="2" r="8.6" fill="#9E1618"/><circle r="8.4" fill="#EA3F33"/><path d="M-4-3q2-3 6-3" stroke="#FFC0B0" stroke-width="3" fill="none" stroke-linecap="round"/>';
export const AVOCADO =
  '<path d="M-22 8C-20-12 8-20 24-10 10-8-2 0-8 14c-4 3-13 1-14-6z" fill="#3F6B22"/><path d="M-20 6C-18-11 8-18 21-10 8-8-3 0-9 11c-3 3-11 1-11-5z" fill="#9CC24E"/><path d="M-16 4C-13-8 6-14 17-9 6-6-4 0-10 8c-2 2-6 0-6-4z" fill="#F1EFA0"/><path d="M-12 0Q-6-8 6-10" stroke="#FFFFD8" stroke-width="2.4" fill="none" stroke-linecap="round"/>';
export const LETTUCE =
  '<path d="M-26 10c-6-8-2-16 4-18 0-8 10-13 17-9C1-24 14-22 17-14c8-1 13 7 10 13 4 6-1 13-8 13-8 8-36 8-45-2z" fill="#4F8F30"/><path d="M-25 6c-5-7-1-14 5-15 0-8 9-12 16-8C1-23 13-21 16-13c7-1 12 6 9 12 3 6-2 10-8 10-9 6-33 6-42-3z" fill="#86C24E"/><path d="M-14 5Q-4-2 0-14M-2 6Q8 0 12-8M-20 0q4-4 6-6" stroke="#CDEBA0" stroke-width="2.6" fill="none" stroke-linecap="round"/>';
export const SPINACH =
  '<path d="M-15 8C-18-6-4-16 16-12 16 6 2 14-10 9z" fill="#256330"/><path d="M-14 6C-16-7-3-15 14-12 13 3 1 11-10 7z" fill="#3F8F43"/><path d="M-14 9Q-4 0 10-9" stroke="#9CD088" stroke-width="2" fill="none" stroke-linecap="round"/>';
export const SPRIG =
  '<path d="M0 12Q2 0 0-6" stroke="#3E8F43" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M0-14c6 1 7 7 2 9-5 2-9-4-2-9zM-9-6c5-3 10 1 8 5-4 4-10 1-8-5zM10-5C6-9 0-5 2-1c3 4 9 2 8-4zM-7 4c4-2 8 0 6 4-3 3-8 1-6-4zM8 4C5 2 1 4 2 7c3 3 7 1 6-3z" fill="#4CA350"/><path d="M-1-11l2 4M-7-4l4 2M8-4l-4 2" stroke="#B4E4A4" stroke-width="1.4" stroke-linecap="round"/>';
export const MINT =
  '<path d="M0 4C-14 4-16-8-12-12-2-12 4-6 0 4zM0 4C2-12 12-16 18-12 18-2 12 6 0 4z" fill="#3E8F43"/><path d="M-10-9Q-2-4 0 4M14-10Q6-4 0 4" stroke="#A8DC98" stroke-width="1.8" fill="none"/>';
export const BAY =
  '<path d="M-22 4C-12-10 8-12 22-4 10 8-10 12-22 4z" fill="#55702A"/><path d="M-20 3Q0-2 20-4" stroke="#A8C07A" stroke-width="2"/>';
export const BROCCOLI =
  '<path d="M-5 4h11l3 14q-8 4-16 0z" fill="#9CC46A"/><path d="M-1 6l1 10" stroke="#CDE8A4" stroke-width="2.4"/><path d="M-17 2c-5-7 1-14 7-13C-8-19 4-21 8-14c8-2 13 6 10 12 2 7-6 11-11 8-5 4-12 4-15 0-4 1-8-1-9-4z" fill="#2C6B2E"/><path d="M-16-1c-4-7 1-12 7-11 2-8 13-9 16-3 8-2 12 5 9 10 1 5-5 8-10 5-5 4-11 4-14 0-4 1-7 1-8-1z" fill="#4F9A40"/><path d="M-10-5q2-4 6-4M1-10q4-2 7 1M8-2q4-2 6 1M-3-1q3-2 6 0" stroke="#A6D880" stroke-width="2.6" fill="none" stroke-linecap="round"/>';
export const GREEN_BEAN =
  '<path d="M-28 5Q-4-8 28 3" stroke="#2C6B2E" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M-28 3Q-4-10 28 1" stroke="#62A844" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-18-2Q-2-8 16-4" stroke="#B9E094" stroke-width="2" fill="none" stroke-linecap="round"/>';
export const CABBAGE =
  '<path d="M-16 6Q-6-10 4-2t13-4" stroke="#8FAE5E" stroke-width="5.4" fill="none" stroke-linecap="round"/><path d="M-16 5Q-6-11 4-3t13-4" stroke="#E4F0BE" stroke-width="3.6" fill="none" stroke-linecap="round"/>';
export const PURPLE_CABBAGE =
  '<path d="M-15 5Q-5-10 4-2t12-4" stroke="#6A2F78" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-15 4Q-5-11 4-3t12-4" stroke="#C28BD0" stroke-width="2.6" fill="none" stroke-linecap="round"/>';
export const MUSHROOM =
  '<path d="M-16 0C-16-14 16-14 16 0c0 5-5 6-9 4l1 10q-8 5-15 0l1-10c-5 2-10 1-10-4z" fill="#8A6440"/><path d="M-15-2C-15-14 15-14 15-2c0 4-5 5-9 3l1 10q-7 4-13 0l1-10c-5 2-10 1-10-3z" fill="#E9D2B0"/><path d="M-11-2C-9-9 9-9 11-2 5-5-5-5-11-2z" fill="#B08A60"/><path d="M-3 2v8" stroke="#FFF6E4" stroke-width="2.6" stroke-linecap="round"/>';
export const EGGPLANT =
  '<ellipse cy="3" rx="19" ry="12.6" fill="#2E1540"/><ellipse rx="19" ry="12.4" fill="#5B2F78"/><ellipse rx="16" ry="9.8" fill="#EAD9A8"/><path d="M-8-2h.1M-2 2h.1M5-3h.1M8 2h.1M0-5h.1" stroke="#A8854A" stroke-width="2.8" stroke-linecap="round"/>';
export const EGGPLANT_CUBE =
  '<path d="M-14 2q-1-12 12-12 14 0 15 10 0 12-14 13Q-13 13-14 2z" fill="#2E1540"/><path d="M-14-1q-1-11 12-11 14 0 15 9 0 11-14 12-12 0-13-10z" fill="#5F3380"/><path d="M-10 1q1-9 10-9 10 0 10 7 0 8-10 9-9 0-10-7z" fill="#EBD3A0"/><path d="M-3-2h.1M3-1h.1M0 4h.1" stroke="#A8804A" stroke-width="2.6" stroke-linecap="round"/><path d="M-11-5q4-5 9-5" stroke="#A87AC4" stroke-width="2.4" fill="none" stroke-linecap="round"/>';
export const LEMON_SLICE =
  '<ellipse cy="2.6" rx="15" ry="11" fill="#C79A10"/><ellipse rx="15" ry="11" fill="#FBD234"/><ellipse rx="12.4" ry="8.6" fill="#FFF6C8"/><ellipse rx="11" ry="7.4" fill="#FDE26C"/><path d="M0-7.4v14.8M-10.6 0h21.2M-8-5L8 5M8-5L-8 5" stroke="#FFF6C8" stroke-width="1.8"/>';
export const LIME_WEDGE =
  '<path d="M-17-4C-14 14 14 14 17-4z" fill="#3A7A22"/><path d="M-15-4C-12 10 12 10 15-4z" fill="#F0F8CC"/><path d="M-13-4C-10 7 10 7 13-4z" fill="#A8D44E"/><path d="M0-4v10M-6-4l3 9M6-4l-3 9" stroke="#F0F8CC" stroke-width="1.6"/>';
export const OLIVE =
  '<ellipse cy="1.6" rx="8.4" ry="7" fill="#4E6216"/><ellipse rx="8.2" ry="6.6" fill="#93A93C"/><circle cx="2.4" r="2.8" fill="#D9382C"/><path d="M-5-3q2-2 5-2" stroke="#DCE8A0" stroke-width="1.8" fill="none" stroke-linecap="round"/>';
export const STRAWBERRY =
  '<path d="M-12-6C-8-13 8-13 12-6 14 5 5 15 0 16-5 15-14 5-12-6z" fill="#A3142A"/><path d="M-12-8C-8-14 8-14 12-8 13 3 5 12 0 13-5 12-13 3-12-8z" fill="#EC3A4E"/><path d="M-6-7C-3-9 3-9 6-7 7-1 3 5 0 7-3 5-7-1-6-7z" fill="#FFB3B4"/><path d="M-8-4h.1M8-4h.1M-7 2h.1M7 2h.1M-3 8h.1M4 8h.1" stroke="#FFE08A" stroke-width="2.2" stroke-linecap="round"/>';
export const BANANA =
  '<ellipse cy="2.8" rx="13" ry="9.6" fill="#C99A2A"/><ellipse rx="13" ry="9.4" fill="#FBE08A"/><ellipse rx="10.4" ry="7" fill="#FFF6CC"/><path d="M-2-2h.1M3-1h.1M0 2h.1" stroke="#A8803A" stroke-width="2.4" stroke-linecap="round"/>';
export const KIWI =
  '<ellipse cy="2.6" rx="14" ry="10.4" fill="#5A4420"/><ellipse rx="14" ry="10.2" fill="#8FC43E"/><ellipse rx="5" ry="3.4" fill="#F4F8DC"/><path d="M-8 0h.1M8 0h.1M0-6h.1M0 6h.1M-6-4h.1M6-4h.1M-6 4h.1M6 4h.1" stroke="#22310C" stroke-width="2.2" stroke-linecap="round"/>';
export const GRAPE = `${ball(['#D9B6E6', '#8A4A9C', '#4E2460'], 9)}`;
export const APPLE_RED =
  '<path d="M-16-2C-12 14 12 14 16-2 10 4-10 4-16-2z" fill="#B5202E"/><path d="M-16-3C-12 9 12 9 16-3 8-10-8-10-16-3z" fill="#FFF4D2"/><path d="M-16-3C-12 12 12 12 16-3 12 6-12 6-16-3z" fill="#DB3A42"/><path d="M-2-3h.1M3-3h.1" stroke="#7A4A22" stroke-width="2.6" stroke-linecap="round"/>';
export const APPLE_GREEN =
  '<path d="M-16-2C-12 14 12 14 16-2 10 4-10 4-16-2z" fill="#4E8A22"/><path d="M-16-3C-12 9 12 9 16-3 8-10-8-10-16-3z" fill="#FFFBE0"/><path d="M-16-3C-12 12 12 12 16-3 12 6-12 6-16-3z" fill="#93C83E"/><path d="M-2-3h.1M3-3h.1" stroke="#7A4A22" stroke-width="2.6" stroke-linecap="round"/>';
export const GUAVA = cube(['#FF9AA0', '#E0505E', '#A82A3C']);
export const RAISIN =
  '<path d="M-6 1c0-5 3-6 6-5 4-1 7 2 6 5 0 4-4 5-7 4-3 1-5-1-5-4z" fill="#4A2233"/><path d="M-3-2q3 2 5 0" stroke="#9A6A80" stroke-width="1.6" fill="none" stroke-linecap="round"/>';
export const WALNUT =
  '<path d="M-12 3c-4-6 0-12 6-11 2-5 10-4 11 1 6 0 9 6 5 10-1 6-8 6-11 3-4 4-10 2-11-3z" fill="#7A4A20"/><path d="M-11 1c-3-6 0-11 5-10 3-5 9-3 10 1 6 0 8 5 5 8-2 5-7 5-10 2-4 3-9 2-10-1z" fill="#D29A58"/><path d="M-6-3q4 2 6-2M0 3q4-3 8-1M-1-7v12" stroke="#8A5626" stroke-width="1.8" fill="none" stroke-linecap="round"/>';
export const ALMOND =
  '<path d="M-12 1C-8-8 4-9 13-1 6 9-8 9-12 1z" fill="#6E3A16"/><path d="M-12-1C-8-9 4-10 13-2 6 6-8 7-12-1z" fill="#C4813E"/><path d="M-7-2q7-4 14-1M-5 2q5 0 9-2" stroke="#F0C890" stroke-width="1.6" fill="none" stroke-linecap="round"/>';
export const PEANUT =
  '<path d="M-10 2c-3-7 4-11 9-7 5 4 10 0 12 5 2 6-5 9-10 6-4-2-9 1-11-4z" fill="#9A6424"/><path d="M-10 0c-3-7 4-10 9-6 5 4 10-1 12 4 1 6-5 7-10 4-4-2-9 2-11-2z" fill="#EBC07C"/><path d="M-6-2q3-3 6 0" stroke="#FFF0CC" stroke-width="2" fill="none" stroke-linecap="round"/>';
export const PISTACHIO =
  '<path d="M-9 1C-6-6 4-7 10-1 5 7-6 7-9 1z" fill="#5A7A1E"/><path d="M-9-1C-6-7 4-8 10-2 5 4-6 5-9-1z" fill="#A8C850"/><path d="M-5-2q5-3 9-1" stroke="#8A3F5A" stroke-width="2" fill="none" stroke-linecap="round"/>';
export const SEED =
  '<path d="M-7 0Q0-7 8 0 0 6-7 0z" fill="#3E6B2A"/><path d="M-6-1Q0-6 7-1 0 3-6-1z" fill="#7FA84E"/>';
