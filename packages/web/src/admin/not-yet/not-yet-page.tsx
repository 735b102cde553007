import { Link } from 'react-router';
import { Block } from '../../ui/block.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../page-head.tsx';

interface NotYetPageProps {
  readonly title: string;
  readonly sentence: string;
}

/** A page that is owed: it says what it will be, and shows no figure that nobody counted. */
export const NotYetPage = ({ title, sentence }: NotYetPageProps) => (
  <>
    <PageHead title={title} />
    <Block>
      <EmptyState
        title="Todavía no"
        action={
          <Link to="/admin" className={buttonClass('quiet')}>
            Volver al resumen
          </Link>
        }
      >
        {sentence}
      </EmptyState>
    </Block>
  </>
);
