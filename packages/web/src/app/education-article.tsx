import { CartProductCard } from '../features/catalog/cart-product-card.tsx';
import { ArticlePage } from '../features/education/article-page.tsx';

/** An article with the shop's product cards under it. */
export const EducationArticle = () => <ArticlePage Card={CartProductCard} />;
