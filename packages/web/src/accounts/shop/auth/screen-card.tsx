import type { ReactNode } from 'react';
import { Logo } from '../../../kit/ui/logo.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';

interface ScreenCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page with one message, shown by a route's guard. */
export const ScreenCard = ({ icon, title, children }: ScreenCardProps) => (
  <div className="flex min-h-dvh flex-col bg-suelo">
    <header className="bg-verde text-white">
      <div className="page flex h-[60px] items-center md:h-[84px]">
        <Logo />
      </div>
    </header>
    <main className="page grid flex-1 content-center py-8">
      <div className="mx-auto w-full max-w-[480px] rounded-bloque bg-papel p-6 md:p-9">
        <span
          aria-hidden="true"
          className="grid size-16 place-items-center rounded-ficha bg-rocio text-verde"
        >
          {icon}
        </span>
        <PageTitle className="mt-5">{title}</PageTitle>
        {children}
      </div>
    </main>
  </div>
);
