import { describe, expect, it } from 'vitest';
import { type ChunkGraph, chunkOf, filesFrom } from './chunk-graph.ts';

const chunk = (imports: string[], dynamicImports: string[] = [], css: string[] = []) => ({
  modules: [],
  imports,
  dynamicImports,
  css,
});
const graph: ChunkGraph = {
  'start.js': {
    ...chunk(['react.js'], ['cart.js', 'admin.js'], ['start.css']),
    modules: ['src/app/main.tsx'],
  },
  'react.js': chunk([]),
  'cart.js': chunk(['react.js', 'start.js'], ['start.js'], ['cart.css']),
  'admin.js': chunk(['table.js']),
  'table.js': chunk([]),
};

describe('the files of a build', () => {
  it('that load first are those imported at once', () => {
    expect([...filesFrom(graph, ['start.js'])].sort()).toEqual(['react.js', 'start.css', 'start.js']);
  });

  it('that the shop may ever want leave out administration and what only it needs', () => {
    const files = filesFrom(graph, ['start.js'], { lazy: true, without: ['admin.js'] });
    expect([...files].sort()).toEqual(['cart.css', 'cart.js', 'react.js', 'start.css', 'start.js']);
  });

  it('are found by a source module, and a module that is nowhere is a mistake', () => {
    expect(chunkOf(graph, 'src/app/main.tsx')).toBe('start.js');
    expect(() => chunkOf(graph, 'src/nada.ts')).toThrow('src/nada.ts');
  });
});
