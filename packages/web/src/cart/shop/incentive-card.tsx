import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { formatUsd } from '@nutricion/domain/kit/money';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useIncentiveChoice } from './use-incentive-choice.ts';

interface IncentiveCardProps {
  readonly product: ProductCardJson;
  /** In the full list the ground is white. */
  readonly onWhite?: boolean;
}

/** A free product: chosen, to be chosen, or why not. */
export const IncentiveCard = ({ product, onWhite = false }: IncentiveCardProps) => {
  const { isLocked, isChosen, isMuted, refusal, valueCents, choose, drop } = useIncentiveChoice(product);
  return (
    <article
      className={clsx(
        'relative flex flex-col gap-2.5 rounded-[22px] p-2 text-tinta',
        onWhite ? 'bg-suelo' : 'bg-papel',
        isChosen && !isLocked && 'ring-[3px] ring-mango',
      )}
    >
      <div className="relative">
        <ProductArt
          src={product.image_url}
          image={product.image}
          alt=""
          categoryId={product.normalized_category}
          muted={isMuted}
          className="aspect-[1.35]! w-full rounded-[16px]"
          imageClassName="absolute inset-0 m-auto h-[94%]! w-auto!"
        />
        {isChosen && (
          <span
            aria-hidden="true"
            className={clsx(
              'absolute top-2 right-2 grid size-[30px] place-items-center rounded-chip',
              isLocked ? 'bg-linea text-tinta-suave' : 'bg-mango text-[#3b2500]',
            )}
          >
            <Check size={18} strokeWidth={3} />
          </span>
        )}
      </div>
      <div className="flex-1 px-1">
        <h3 className="line-clamp-3 font-sans text-ui leading-[1.2] font-semibold tracking-normal">
          {product.title}
        </h3>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <b className={clsx('num text-[1.25rem] leading-none', isMuted ? 'text-tinta-suave' : 'text-verde')}>
            Gratis
          </b>
          <span className="text-[.875rem] text-tinta-suave tabular-nums">
            <span className="sr-only">, antes </span>
            <s>{formatUsd(valueCents)}</s>
          </span>
        </p>
      </div>
      {isChosen ? (
        <Button variant="quiet" className="min-h-11! px-2! text-ui!" onClick={drop}>
          Quitar<span className="sr-only"> {product.title}</span>
        </Button>
      ) : (
        <Button
          className="min-h-11! px-2! text-ui!"
          variant={isMuted ? 'quiet' : 'primary'}
          aria-disabled={isMuted || undefined}
          onClick={choose}
        >
          {refusal ?? 'Elegir'}
          <span className="sr-only"> {product.title}</span>
        </Button>
      )}
    </article>
  );
};
