import { recipeCategoryLabel } from '@nutricion/domain/recipes/recipe-labels';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChefHat, History, Store } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { HistorySheet } from '../../../kit/admin/audit/history-sheet.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { RecipeImage } from '../../../recipes/public/recipe-image.tsx';
import { recipeImagesQuery } from '../api.ts';
import { PhotoManager } from './photo-manager.tsx';

/** /admin/recipe-images/{id}: the photos of one recipe. */
export const RecipeImagesPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(recipeImagesQuery(id));
  const { data, isError } = query;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const canAudit = usePermission()('audit.read');
  return (
    <>
      <Link
        to="/admin/recipe-images"
        className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-2 rounded-control text-ui font-semibold text-verde"
      >
        <ArrowLeft size={18} strokeWidth={2.2} aria-hidden="true" />
        Imágenes de recetas
      </Link>
      {data ? (
        <>
          <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
            <span className="grid size-16 flex-none place-items-center rounded-ficha bg-papel">
              <RecipeImage art={data.art} className="size-14" />
            </span>
            <div className="min-w-0 flex-1 basis-64">
              <PageTitle
                documentTitle={`Fotos de ${data.title} · Administración`}
                className="line-clamp-3 text-[1.625rem]! leading-tight wrap-anywhere"
              >
                {data.title}
              </PageTitle>
              <p className="mt-1 text-tinta-suave">{recipeCategoryLabel(data.category)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Link to={`/admin/recipes/${id}`} className={buttonClass('outline', 'sm')}>
                <ChefHat size={18} strokeWidth={2.1} aria-hidden="true" />
                La receta
              </Link>
              <Link to={`/?receta=${id}`} className={buttonClass('outline', 'sm')}>
                <Store size={18} strokeWidth={2.1} aria-hidden="true" />
                Ver en la tienda
              </Link>
              {canAudit && (
                <Button variant="outline" size="sm" onClick={() => setHistoryOpen(true)}>
                  <History size={18} strokeWidth={2.1} aria-hidden="true" />
                  Historial
                </Button>
              )}
            </div>
          </div>
          <div className="grid max-w-4xl gap-4">
            <PhotoManager owner={{ subject: 'recipe', id, title: data.title }} isReadOnly={false} />
          </div>
          <HistorySheet
            subject={isHistoryOpen ? { id, name: data.title } : null}
            onClose={() => setHistoryOpen(false)}
          />
        </>
      ) : isError ? (
        <Block>
          <PageTitle documentTitle="Fotos · Administración" className="sr-only">
            Fotos de una receta
          </PageTitle>
          <FailedLoad query={query} />
        </Block>
      ) : (
        <div role="status" aria-label="Cargando las fotos" className="breathes grid max-w-4xl gap-4">
          <Skeleton className="h-16 w-80 max-w-full" />
          <Skeleton className="h-40 w-full rounded-bloque bg-papel!" />
          <Skeleton className="h-72 w-full rounded-bloque bg-papel!" />
        </div>
      )}
    </>
  );
};
