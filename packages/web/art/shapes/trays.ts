import type { Colourway } from '../kit/colourways.ts';
import { COLOURWAYS } from '../kit/colourways.ts';
import { edgeLight, groundShadow } from '../kit/light.ts';
import type { Shape, ShapeInput } from '../kit/shape.ts';

type Foam = Pick<Colourway, 'base' | 'light' | 'dark'>;

const WHITE_FOAM: Foam = { light: '#FFFFFF', base: '#E6E2D6', dark: '#C9C5B6' };
const CLEAR_PLASTIC: Foam = { light: '#F4FAFC', base: '#DCE9EE', dark: '#AFC5CF' };

/** A foam tray under film, the glyph lying in it as its contents. */
export const tray: Shape = (input) => {
  const pale = input.colour === COLOURWAYS.blanco || input.colour === COLOURWAYS.crema;
  return trayOf(pale ? WHITE_FOAM : input.colour, input);
};

/** A see-through tray, as fish and sliced meats come in; its colour is only the price tag's. */
export const clearTray: Shape = (input) => trayOf(CLEAR_PLASTIC, input);

function trayOf({ light, base, dark }: Foam, { pen, colour, glyph }: ShapeInput): string {
  const foam = pen.linear(
    [
      [0, light],
      [1, base],
    ],
    'down',
  );
  const film = pen.linear(
    [
      [0, '#fff', 0.5],
      [0.3, '#fff', 0.04],
      [0.46, '#fff', 0.26],
      [0.56, '#fff', 0],
      [1, '#fff', 0.16],
    ],
    'slant',
  );
  const well = 'M26 74q0-9 9-10 65-7 130 0 9 1 9 10l-7 72q-1 9-11 10-56 5-112 0-10-1-11-10z';
  return `${groundShadow(pen, 100, 96, 172)}
<path d="M12 76q-2-16 14-18 74-9 148 0 16 2 14 18l-9 82q-2 15-18 16-61 5-122 0-16-1-18-16z" fill="${dark}"/>
<path d="M11 70q-2-16 14-18 75-9 150 0 16 2 14 18l-9 81q-2 14-18 15-62 6-124 0-16-1-18-15z" fill="${foam}"/>
<path d="${well}" fill="${dark}"/><path d="${well}" fill="#fff" opacity=".58"/><path d="M26 74q0-9 9-10 65-7 130 0 9 1 9 10l-1 7q-1-8-9-9-64-6-128 0-8 1-9 9z" fill="${dark}"/>
<g clip-path="${pen.clip(`<path d="${well}"/>`)}">${glyph.inTray()}</g>
<path d="${well}" fill="${film}"/>
<path d="M132 132l46-3-3 30-46 3z" fill="#FFFDF4"/>
<path d="M132 132l46-3-1 10-46 3z" fill="${colour.trim}"/>
<path d="M135 147.5l26-1.7M134.6 153l17-1.1" stroke="#8D8674" stroke-width="2.4" stroke-linecap="round"/>`;
}

/** A hinged box of clear plastic, full of small fruit. */
export const clamshell: Shape = ({ pen, colour, glyph }) => {
  const box = 'M18 76h164l-10 88q-1 10-11 10H39q-10 0-11-10z';
  const item = pen.stamp(glyph.piece());
  const rows: readonly (readonly [y: number, xs: readonly number[]])[] = [
    [92, [44, 82, 120, 158]],
    [118, [34, 68, 102, 136, 170]],
    [146, [46, 82, 118, 154]],
  ];
  const fruit = rows
    .flatMap(([y, xs], row) =>
      xs.map((x, at) =>
        item(
          `translate(${x} ${y}) rotate(${(((row * 5 + at) * 67) % 50) - 25}) scale(.36) translate(-64 -64)`,
        ),
      ),
    )
    .join('');
  return `${groundShadow(pen, 100, 90, 173)}
<path d="${box}" fill="#DCE9EE"/><g clip-path="${pen.clip(`<path d="${box}"/>`)}">${fruit}</g>
<path d="${box}" fill="#EAF6FA" opacity=".18"/><path d="${box}" fill="none" stroke="#9DB6C1" stroke-width="3"/>
<path d="M40 80l8 90M100 80v92M160 80l-8 90" stroke="#fff" stroke-opacity=".5" stroke-width="2.4"/>
<path d="M24 52q2-6 9-6h134q7 0 9 6l10 22q2 8-6 8H20q-8 0-6-8z" fill="#EDF5F8"/>
<path d="M24 52q2-6 9-6h134q7 0 9 6l10 22q2 8-6 8H20q-8 0-6-8z" fill="none" stroke="#9DB6C1" stroke-width="3"/>
<path d="M60 52h80l6 22H54z" fill="${colour.base}"/><path d="M54 74h92l-1.6-6H55.6z" fill="${colour.trim}"/>
${edgeLight('M30 92l7 66', 5, 0.8)}`;
};
