import { categoryIdOf } from '@nutricion/domain/catalog/category';
import { ProductArt } from '../../public/product-art.tsx';

interface ProductCellProps {
  readonly product: {
    readonly title: string;
    readonly package_label: string;
    readonly category: string;
    readonly image_url: string | null;
  };
  readonly isMuted: boolean;
}

/** A product in the lists of the administration: image, title and package. */
export const ProductCell = ({ product, isMuted }: ProductCellProps) => (
  <span className="flex items-center gap-3">
    <ProductArt
      src={product.image_url ?? ''}
      alt=""
      categoryId={categoryIdOf(product.category)}
      muted={isMuted}
      className="w-12 flex-none rounded-[12px]!"
    />
    <span className="min-w-0 md:min-w-44">
      <span className="line-clamp-2 leading-snug text-tinta wrap-anywhere">{product.title}</span>
      <span className="line-clamp-1 font-body text-nota font-normal text-tinta-suave">
        {product.package_label}
      </span>
    </span>
  </span>
);
