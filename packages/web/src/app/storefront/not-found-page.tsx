import { Link } from 'react-router';
import { buttonClass } from '../../kit/ui/button.tsx';
import { LogoMark } from '../../kit/ui/logo.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { SolTruncoOrnament } from '../../kit/ui/sol-trunco-ornament.tsx';

/** The specification gives these two texts in English, to the letter. */
export const NotFoundPage = () => (
  <main className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-suelo px-4 py-10 text-center">
    <LogoMark className="size-14" />
    <SolTruncoOrnament />
    <div>
      <p className="num text-cifra text-verde">404</p>
      <PageTitle documentTitle="Oops! Page not found" className="mt-3">
        <span lang="en">Oops! Page not found</span>
      </PageTitle>
    </div>
    <Link to="/" lang="en" className={buttonClass('primary', 'lg')}>
      Return to Home
    </Link>
  </main>
);
