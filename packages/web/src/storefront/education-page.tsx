import { Link } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useDocumentTitle } from '../ui/page-title.tsx';
import { comingSoonTexts } from './coming-soon.ts';

/** `/education`, for whoever comes by its address: it isn't there yet, and says so. */
export const EducationPage = () => {
  const { title, detail } = comingSoonTexts.education;
  useDocumentTitle('Educación');
  return (
    <div className="page py-8 md:py-14">
      <EmptyState
        heading="h1"
        title={title}
        action={
          <Link to="/" className={buttonClass('primary', 'lg')}>
            Ir a la tienda
          </Link>
        }
      >
        {detail}
      </EmptyState>
    </div>
  );
};
