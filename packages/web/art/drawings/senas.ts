import type { Drawing } from '../kit/drawing.ts';

/** Small plain pictures for marks: they must read at ten pixels and weigh little. */
const sign = (body: string): Drawing => ({ body: () => body, foot: [122, 20, 108] });

/** Smoke. */
export const humo = sign(
  '<path d="M34 116c-20-22 20-36 0-62-10-16-4-30 6-42M66 116c-20-22 20-36 0-62-10-16-4-30 6-42M98 116c-20-22 20-36 0-62-10-16-4-30 6-42" stroke="#6B7076" stroke-width="15" fill="none" stroke-linecap="round"/>',
);

/** A salt shaker. */
export const salero = sign(
  '<path d="M36 44h56l12 66q1 12-11 12H35q-12 0-11-12z" fill="#CFE6F0" stroke="#6CA4AE" stroke-width="5"/><path d="M30 84h68l5 26q1 9-9 9H34q-10 0-9-9z" fill="#fff"/><path d="M34 44q0-36 30-36t30 36z" fill="#8A9298"/><path d="M50 28h.1M64 22h.1M78 28h.1M57 36h.1M71 36h.1" stroke="#fff" stroke-width="8" stroke-linecap="round"/>',
);

/** Sugar: a cube. */
export const terron = sign(
  '<path d="M12 44l52-24 52 24-52 26z" fill="#fff"/><path d="M12 44l52 26v50L12 94z" fill="#DCE4EE"/><path d="M116 44L64 70v50l52-26z" fill="#B5C2D2"/><path d="M12 44l52-24 52 24v50l-52 26-52-26zM64 70v50M12 44l52 26 52-26" stroke="#7E90A6" stroke-width="5" fill="none" stroke-linejoin="round"/>',
);

/** Whole wheat: an ear. */
export const espiga = sign(
  `<path d="M64 122V30" stroke="#A8741C" stroke-width="8" stroke-linecap="round"/><g fill="#E5A92C" stroke="#A8741C" stroke-width="3">${[84, 62, 40].map((y) => `<path d="M64 ${y}C40 ${y + 4} 32 ${y - 10} 32 ${y - 24}c20 0 32 10 32 24zM64 ${y}c24 4 32-10 32-24-20 0-32 10-32 24z"/>`).join('')}<path d="M64 34c-12-8-12-20 0-32 12 12 12 24 0 32z"/></g>`,
);

/** Light: a feather. */
export const pluma = sign(
  '<path d="M20 114C30 60 60 16 116 10c2 40-20 80-76 86z" fill="#8FC7E8"/><path d="M20 114C30 60 60 16 116 10 80 40 52 70 40 96z" fill="#C9E6F6"/><path d="M12 122C40 84 70 50 104 22M58 68l30-4M46 84l26-2M76 48l24-6" stroke="#3B80AB" stroke-width="6" stroke-linecap="round" fill="none"/>',
);

/** A drop of oil. */
export const gotaAceite = sign(
  '<path d="M64 4C88 42 106 58 106 82a42 42 0 0 1-84 0C22 58 40 42 64 4z" fill="#E9B21E"/><path d="M40 82q2 18 18 24" stroke="#FFF3B0" stroke-width="9" fill="none" stroke-linecap="round"/>',
);

/** A plant: nothing of an animal in it. */
export const hojita = sign(
  '<path d="M18 108C6 50 50 12 116 14c6 60-34 108-82 86z" fill="#4FA84A"/><path d="M14 120C34 84 60 56 92 38M52 74l2-26M52 74l28 2" stroke="#DFF5C4" stroke-width="7" fill="none" stroke-linecap="round"/>',
);

/** A turkey's head, blue with its red wattle. */
export const cabezaPavo = sign(
  '<path d="M40 124c4-30-2-44 0-66C42 26 66 10 84 24c14 12 10 34 2 44-4 18 0 36 6 56z" fill="#7A5240"/><path d="M42 62C42 28 66 12 84 24c12 10 12 26 4 38-8 16-46 18-46 0z" fill="#7FAFCB"/><path d="M88 40l28 10-28 10z" fill="#F0B030"/><path d="M92 44c12 4 16 26 6 44-8-2-14-20-12-34zM62 70c-6 16 0 30 10 30s14-14 8-28z" fill="#D6303A"/><circle cx="74" cy="38" r="6" fill="#1E1E22"/>',
);

/** A grain of rice, as long as the name says. */
const grain = (length: number): Drawing =>
  sign(
    `<g transform="rotate(-32 64 64)" fill="#F3DFA8" stroke="#8A6A2C" stroke-width="7"><ellipse cx="64" cy="36" rx="${length}" ry="17"/><ellipse cx="64" cy="92" rx="${length}" ry="17"/></g>`,
  );
export const granoCorto = grain(22);
export const granoMediano = grain(36);
export const granoLargo = grain(56);

/** Protein: a dumbbell. */
export const pesa = sign(
  '<path d="M30 64h68" stroke="#43474B" stroke-width="14"/><path d="M24 32v64M104 32v64" stroke="#2F5090" stroke-width="20" stroke-linecap="round"/><path d="M6 48v32M122 48v32" stroke="#5B7BB5" stroke-width="12" stroke-linecap="round"/>',
);

/** Quick: a clock's hand turned a little. */
export const reloj = sign(
  '<circle cx="64" cy="64" r="54" fill="#fff" stroke="#C8503B" stroke-width="12"/><path d="M64 64V14A50 50 0 0 1 108 88z" fill="#F2B03D"/><path d="M64 28v36l26 14" stroke="#43474B" stroke-width="11" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
);

/** Chocolate: a square of it. */
export const cuadroChocolate = sign(
  '<rect x="12" y="12" width="104" height="104" rx="14" fill="#4A2818"/><path d="M22 22h38v38H22zM68 22h38v38H68zM22 68h38v38H22zM68 68h38v38H68z" fill="#8A5232"/><path d="M28 28h24M74 28h24" stroke="#C9946A" stroke-width="6" stroke-linecap="round"/>',
);

/** A hen's head. */
export const cabezaPollo = sign(
  '<path d="M30 122c-2-30 2-48 12-58C40 40 52 26 70 28c20 2 28 20 24 40-4 20-4 36 2 54z" fill="#FFFDF6" stroke="#C9C0AC" stroke-width="4"/><path d="M46 34c-8-14 4-22 12-14 2-14 18-14 20-2 10-6 20 4 12 16-14-10-30-10-44 0z" fill="#D6303A"/><path d="M92 52l28 10-28 10z" fill="#F0B030"/><path d="M92 74c10 2 12 18 4 28-10-4-12-18-4-28z" fill="#D6303A"/><circle cx="78" cy="52" r="6" fill="#1E1E22"/>',
);

/** A head of garlic. */
export const cabezaAjo = sign(
  '<path d="M64 6c8 16 12 24 28 36 18 12 28 28 24 48-4 18-26 30-52 30S16 108 12 90C8 70 18 54 36 42 52 30 60 22 64 6z" fill="#F6EEF2" stroke="#B79AAE" stroke-width="5"/><path d="M64 34C44 56 38 84 50 116M64 34c20 22 26 50 14 82" stroke="#B79AAE" stroke-width="5" fill="none"/><path d="M28 66q4-12 14-18" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round"/>',
);
