import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { purchasedYesterdayText } from '@nutricion/domain/catalog/stock-display';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Chip } from '../../kit/ui/chip.tsx';
import { ProductArt } from '../public/product-art.tsx';

/** The product's image, large, on its category's colour. */
export const ProductImage = ({ product }: { readonly product: ProductCardJson }) => {
  const boughtYesterdayText = purchasedYesterdayText(product.purchased_yesterday_count ?? 0);
  return (
    <div className="relative">
      <LargeImage
        src={product.image_url}
        image={product.image}
        alt={product.image?.alt ?? product.title}
        categoryId={product.normalized_category}
        muted={product.stock <= 0}
      />
      {boughtYesterdayText && (
        <Chip className="absolute top-4 left-4 min-h-9! rounded-chip! px-3! text-ui!">
          Comprados ayer <b className="num ml-0.5">{boughtYesterdayText}</b>
        </Chip>
      )}
    </div>
  );
};

type LargeImageProps = Pick<
  ComponentProps<typeof ProductArt>,
  'src' | 'image' | 'alt' | 'categoryId' | 'muted'
>;

export const LargeImage = (props: LargeImageProps) => (
  <ProductArt
    {...props}
    eager
    sizes="(min-width: 768px) 600px, 100vw"
    className={clsx(
      'large-picture aspect-[1.75]! short:aspect-[2.6]! w-full sm:aspect-[1.9]! rounded-bloque! md:aspect-[1.2]!',
      !props.muted && 'bg-cat-bloque!',
    )}
    imageClassName="h-[96%] w-auto!"
  />
);
