import { setTimeout as sleep } from 'node:timers/promises';
import type { adminProductEndpoints } from '@nutricion/contract/catalog/admin-products-endpoints';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { accept, type Result } from '@nutricion/domain/kit/result';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ProductDependencies } from './product-dependencies.ts';
import { readAdminProduct } from './product-reads.ts';

type Visibility = ResponseOf<(typeof adminProductEndpoints)['GET /api/admin/products/{id}/visibility']>;

/** Where a product is shown and where not, and why. */
export const readVisibility = async (
  { db, now, placementsOf, recipesWith }: ProductDependencies,
  id: string,
  query: string,
): Promise<Result<Visibility, Refusal>> => {
  const product = await readAdminProduct(db, id, now());
  if (!product.ok) return product;
  const { archived_at, is_active } = product.value;
  if (archived_at !== null) return hidden('Está archivado: no sale en ninguna parte.', 'restore');
  if (!is_active) return hidden('Está oculto.', 'show');
  const placements = await untilInCatalog(() => placementsOf(id, query));
  if (!placements) return hidden('Acaba de cambiar. En un momento se ve: vuelve a abrir.', null);
  const recipes = await recipesWith(id);
  const inPlans =
    recipes > 0
      ? { where: IN_PLANS, how: recipes === 1 ? 'Lo usa 1 receta.' : `Lo usan ${recipes} recetas.` }
      : { where: IN_PLANS, why: 'Ninguna receta activa lo usa, y el plan compra por recetas.', mend: null };
  const all = [...placements, inPlans];
  return accept({
    visible: true,
    reasons: all.flatMap((place) => ('why' in place ? [place] : [])),
    seen: all.flatMap((place) => ('how' in place ? [place] : [])),
  });
};

/** A product that was just put on sale appears in memory within moments: waits up to 0.8 s for it. */
const untilInCatalog = async <Placements>(
  readPlacements: () => Placements | null,
): Promise<Placements | null> => {
  for (let tries = 0; tries < 8; tries += 1) {
    const placements = readPlacements();
    if (placements) return placements;
    await sleep(100);
  }
  return null;
};

const IN_PLANS = 'En recetas y planes';

const hidden = (why: string, mend: Visibility['reasons'][number]['mend']): Result<Visibility, never> =>
  accept({ visible: false, reasons: [{ where: 'En toda la tienda', why, mend }], seen: [] });
