import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import { artUrl, categoryArt } from './category-art.ts';
import { artFileName, colourways, ownDrawings, renderArt, shapes } from './render-art.ts';
import { scenes } from './scenes.ts';

/** The names that the catalogue may use, as agreed with those who write it. */
const AGREED_SHAPES =
  'carton jug bottle oil squeeze jar spice can flat-can drink-can bag pouch box frozen-box frozen-bag cup tub tray loaf egg-carton net water-jug bottle-pack can-pack clear-tray clamshell egg-flat';
const AGREED_COLOURWAYS =
  'recao cielo guayaba mango papaya cafe crema blanco uva ladrillo limon menta marino rosa carbon';
const AGREED_DRAWINGS =
  'platano-verde platano-maduro guineo guineito yautia name malanga yuca batata apio lechosa parcha guayaba guanabana quenepas acerola tamarindo calabaza panapen chayote recao aji-dulce repollo gandules habichuelas-rosadas habichuelas-negras garbanzos lentejas chuletas carne-molida jamon salchichas tocineta costillas pavo filete-pescado bacalao camarones queso-papa queso-blanco avena arroz pan-sobao mallorca quesito pan-rebanado alcapurria pastelillo bacalaito sorullitos tostones pasteles mofongo arroz-con-dulce tembleque azucar harina sofrito limber';

const words = (list: string): string[] => list.split(' ');

function svgOf(spec: string): string {
  const art = renderArt(spec);
  if (!art.ok) throw new Error(`${spec}: ${art.reason}`);
  return art.svg;
}

function reasonOf(spec: string): string {
  const art = renderArt(spec);
  return art.ok ? '' : art.reason;
}

/** What is wrong with drawings, each fault with the drawing it is of. */
function faultsIn(svgs: Readonly<Record<string, string>>): string[] {
  return Object.entries(svgs).flatMap(([name, svg]) => svgFaults(svg).map((fault) => `${name}: ${fault}`));
}

function svgFaults(svg: string): string[] {
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
  return [
    ...(isWellFormed(svg) ? [] : ['is no XML']),
    ...(new Set(ids).size === ids.length ? [] : ['has an id twice']),
    ...used.filter((id) => !ids.includes(id)).map((id) => `refers to ${id}, which is nowhere`),
    ...(/<text|NaN|undefined|Infinity/.exec(svg) ?? []),
  ];
}

/** svgo's parser is strict: what isn't well-formed XML throws. */
function isWellFormed(svg: string): boolean {
  try {
    optimize(svg, { plugins: [] });
    return true;
  } catch {
    return false;
  }
}

const svgsOf = (specs: readonly string[]): Record<string, string> =>
  Object.fromEntries(specs.map((spec) => [spec, svgOf(spec)]));

describe('what the catalogue may name', () => {
  it('has every agreed shape, colourway and own drawing', () => {
    expect(shapes).toEqual(expect.arrayContaining(words(AGREED_SHAPES)));
    expect(colourways).toEqual(expect.arrayContaining(words(AGREED_COLOURWAYS)));
    expect(ownDrawings).toEqual(expect.arrayContaining(words(AGREED_DRAWINGS)));
  });
});

describe('packages', () => {
  it('render sound with a Noto glyph and with one of ours', () => {
    const specs = shapes.flatMap((shape) => [`${shape}:recao:glass-of-milk`, `${shape}:blanco:yautia`]);
    expect(faultsIn(svgsOf(specs))).toEqual([]);
  });

  it('have every shape in every colour', () => {
    const specs = shapes.flatMap((shape) => colourways.map((colourway) => `${shape}:${colourway}:droplet`));
    expect(faultsIn(svgsOf(specs))).toEqual([]);
  });
});

describe('loose food', () => {
  it('renders sound alone, in a heap, on a label and in a tray', () => {
    const specs = ownDrawings.flatMap((drawing) => [
      `single:${drawing}`,
      `heap:${drawing}`,
      `bag:crema:${drawing}`,
      `tray:rosa:${drawing}`,
    ]);
    expect(faultsIn(svgsOf(specs))).toEqual([]);
  });

  it('draws the same picture each time, so that an unchanged one need not be sent again', () => {
    expect(svgOf('heap:tangerine')).toBe(svgOf('heap:tangerine'));
  });
});

describe('the shop’s own pictures', () => {
  it('render sound', () => {
    const drawn = Object.entries(scenes).map(([name, draw]) => [name, draw()] as const);
    expect(drawn.filter(([, each]) => !each.ok)).toEqual([]);
    const svgs = drawn.map(([name, each]) => [name, each.ok ? each.svg : '']);
    expect(faultsIn(Object.fromEntries(svgs))).toEqual([]);
  });

  it('gives each of the eleven categories a picture of its own', () => {
    const specs = Object.values(categoryArt);
    expect(specs).toHaveLength(11);
    expect(new Set(specs).size).toBe(11);
    expect(faultsIn(svgsOf(specs))).toEqual([]);
  });
});

describe('marks', () => {
  it('are drawn on every shape, beside what it holds', () => {
    const marks = 'con-pollo-entero sin-salero menos-salero grasa-7 grasa-100 gota-0 gota-50';
    const plain = shapes.map((shape) => `${shape}:cielo:yautia`);
    const svgs = svgsOf(plain.flatMap((spec) => words(marks).map((mark) => `${spec}:${mark}`)));
    expect(faultsIn(svgs)).toEqual([]);
    const unmarked = new Set(plain.map(svgOf));
    expect(Object.keys(svgs).filter((spec) => unmarked.has(svgs[spec] ?? ''))).toEqual([]);
  });

  it('tell apart what is alike but for a share', () => {
    expect(svgOf('tray:carbon:carne-molida:grasa-7')).not.toBe(svgOf('tray:carbon:carne-molida:grasa-20'));
    expect(svgOf('carton:cielo:glass-of-milk:gota-25')).not.toBe(svgOf('carton:cielo:glass-of-milk:gota-50'));
  });

  it('have a place in the file name', () => {
    expect(artFileName('tray:carbon:carne-molida:grasa-20')).toBe('tray-carbon-carne-molida-grasa-20.svg');
  });
});

describe('refusals name the part that is wrong', () => {
  it('wherever it stands', () => {
    const rows: readonly [string, string][] = [
      ['botellon:recao:lime', 'botellon'],
      ['carton:turquesa:lime', 'turquesa'],
      ['carton:recao:unicornio', 'unicornio'],
      ['single:unicornio', 'unicornio'],
      ['heap:constructor', 'constructor'],
      ['constructor:recao:lime', 'constructor'],
      ['carton:toString:lime', 'toString'],
      ['carton:recao:lime:lemon', 'lemon'],
      ['carton:recao:lime:con-unicornio', 'con-unicornio'],
      ['carton:recao:lime:grasa-101', 'grasa-101'],
      ['carton:recao:lime:gota-', 'gota-'],
    ];
    expect(rows.filter(([spec, part]) => !reasonOf(spec).includes(`«${part}»`))).toEqual([]);
  });

  it('and of the wrong form any', () => {
    const specs = ['', 'carton', 'carton:recao', 'carton:recao:lime:lime', 'single', 'single:recao:lime'];
    expect(specs.filter((spec) => reasonOf(spec) === '')).toEqual([]);
  });
});

describe('file names', () => {
  it('come from the art value, with hyphens for colons', () => {
    expect(artFileName('carton:cielo:glass-of-milk')).toBe('carton-cielo-glass-of-milk.svg');
    expect(artUrl('carton:cielo:glass-of-milk')).toBe('/art/carton-cielo-glass-of-milk.svg');
  });

  it('are safe for every value that renders: small letters, digits and hyphens only', () => {
    for (const shape of shapes) {
      for (const drawing of ownDrawings) {
        expect(artFileName(`${shape}:cielo:${drawing}`)).toMatch(/^[a-z0-9-]+\.svg$/);
      }
    }
    expect(reasonOf('single:../secreto')).toContain('«../secreto»');
  });
});
