import type { ReactNode } from 'react';

interface CheckoutSectionProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** One numbered question of the checkout. */
export const CheckoutSection = ({ number, title, children }: CheckoutSectionProps) => {
  const id = `paso-${number}`;
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-bloque bg-papel p-4 pt-5 md:px-7 md:py-6">
      <h2 id={id} className="mb-4 flex items-center gap-3 text-[1.375rem] tracking-[-.03em]">
        <span
          aria-hidden="true"
          className="num grid size-8 flex-none place-items-center rounded-chip bg-rocio text-cuerpo text-verde-hondo"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
};
