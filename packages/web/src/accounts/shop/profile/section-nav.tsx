import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type Section, type SectionId, sectionPath } from './sections.ts';

interface SectionNavProps {
  readonly sections: readonly Section[];
  /** The open section; only a desktop shows it beside the list. */
  readonly shownId: SectionId | undefined;
}

/** The sections of the account: rows on a phone, a column of links on a desktop. */
export const SectionNav = ({ sections, shownId }: SectionNavProps) => (
  <nav aria-label="Secciones de tu perfil" className="rounded-bloque bg-papel px-3 py-2 md:p-3">
    <ul className="max-md:divide-y max-md:divide-linea md:grid md:gap-0.5">
      {sections.map(({ id, label, hint, icon: Icon }) => {
        const isShown = id === shownId;
        return (
          <li key={id}>
            <Link
              to={sectionPath(id)}
              aria-current={isShown ? 'page' : undefined}
              className={clsx(
                'group flex min-h-[72px] items-center gap-3.5 rounded-[16px] px-2 transition-colors duration-rapido md:min-h-12 md:px-3',
                isShown ? 'md:bg-rocio' : 'hover:bg-suelo',
              )}
            >
              <span
                aria-hidden="true"
                className="grid flex-none place-items-center text-verde max-md:size-11 max-md:rounded-control max-md:bg-rocio"
              >
                <Icon size={20} strokeWidth={2.1} />
              </span>
              <span className="min-w-0 flex-1 leading-snug">
                <b className={clsx('block font-[650]', isShown ? 'md:text-verde-hondo' : 'md:font-[550]')}>
                  {label}
                </b>
                <span className="block text-nota text-tinta-suave md:hidden">{hint}</span>
              </span>
              <ChevronRight
                size={20}
                strokeWidth={2.1}
                aria-hidden="true"
                className="flex-none text-tinta-suave md:hidden"
              />
            </Link>
          </li>
        );
      })}
    </ul>
  </nav>
);
