import { typedNumber } from '@nutricion/domain/kit/typed-number';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useDebounced } from '../../../kit/admin/record/use-debounced.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { similarQuery } from '../api.ts';
import type { ProductDraft } from './product-fields.ts';

/** What a new product is compared by. */
export const comparedOf = (draft: ProductDraft) => ({
  title: String(draft.title).trim(),
  net_content: typedNumber(String(draft.net_content), 'amount') ?? 1,
  net_unit: String(draft.net_unit),
  package_label: String(draft.package_label).trim(),
});

interface SimilarNoticeProps {
  readonly draft: ProductDraft;
  /** The title that somebody said is another product's. */
  readonly otherTitle: string | null;
  readonly onOther: (title: string) => void;
}

/** Says that a new product looks like one that exists, before it is saved. */
export const SimilarNotice = ({ draft, otherTitle, onOther }: SimilarNoticeProps) => {
  const compared = useDebounced(JSON.stringify(comparedOf(draft)));
  const typed = JSON.parse(compared) as ReturnType<typeof comparedOf>;
  const { data } = useQuery({ ...similarQuery(typed), enabled: typed.title.length > 2 });
  const products = typed.title.length > 2 ? (data?.products ?? []) : [];
  if (products.length === 0 || typed.title === otherTitle) return null;
  return (
    <section
      aria-labelledby="parecidos"
      className="mb-4 rounded-bloque bg-mango-tinte px-4 py-3.5 text-mango-tinta"
    >
      <h2 id="parecidos" role="status" className="text-ui font-[650]">
        {products.length === 1 ? 'Ya hay uno que se parece' : 'Ya hay otros que se parecen'}
      </h2>
      <ul className="mt-1">
        {products.map(({ id, title, package_label, is_active }) => (
          <li key={id}>
            <Link
              to={`/admin/products/${id}`}
              className="inline-flex min-h-11 items-center font-semibold underline wrap-anywhere"
            >
              {title}, {package_label}
              {!is_active && ' (oculto)'}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="outline" size="sm" className="mt-2" onClick={() => onOther(typed.title)}>
        Es otro producto
      </Button>
    </section>
  );
};
