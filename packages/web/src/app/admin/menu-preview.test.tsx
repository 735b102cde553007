import type { Role } from '@nutricion/domain/accounts/role';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MenuPreview } from './menu-preview.tsx';

/** The preview's pages with their marks: "Hospitales Solo ver". */
const pagesOf = (roles: readonly Role[], before?: readonly Role[]): readonly string[] =>
  renderToStaticMarkup(<MenuPreview roles={roles} {...(before && { before })} />)
    .split(/<li(?=[ >])/)
    .filter((item) => item.includes('<svg'))
    .map((item) =>
      `<li${item}`
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );

it('shows the pages of a role, and which of them it only looks at', () => {
  const pages = pagesOf(['almacen']);
  expect(pages).toEqual(expect.arrayContaining(['Pedidos', 'Preparar', 'Inventario', 'Productos Solo ver']));
  expect(pages.join()).not.toMatch(/Usuarios|Ajustes/);
});

it('lets a role that only reads change nothing, and the administration everything', () => {
  expect(pagesOf(['lectura'])).toEqual(expect.arrayContaining(['Pedidos Solo ver', 'Ajustes Solo ver']));
  expect(pagesOf(['admin']).join()).not.toContain('Solo ver');
});

it('marks what roles would add to those held', () => {
  expect(pagesOf(['almacen', 'finanzas'], ['almacen'])).toEqual(
    expect.arrayContaining(['Pagos Nueva', 'Pedidos']),
  );
  expect(renderToStaticMarkup(<MenuPreview roles={[]} />)).toContain('Sin ningún rol no hay menú');
});
