import { CartProductCard } from '../cart/public/cart-product-card.tsx';
import { ArticlePage } from '../content/shop/education/article-page.tsx';

/** An article with the shop's product cards under it. */
export const EducationArticle = () => <ArticlePage Card={CartProductCard} />;
