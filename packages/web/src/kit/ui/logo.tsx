import { clsx } from 'clsx';

/** The shop's logo and name. */
export const Logo = ({ className }: { readonly className?: string }) => (
  <span className={clsx('inline-flex items-center gap-2.5', className)}>
    <LogoMark className="size-9 flex-none md:size-[42px]" />
    <span className="font-display text-[clamp(1rem,5.6vw,1.375rem)] leading-none font-bold tracking-[-.03em] whitespace-nowrap md:text-[1.625rem]">
      Nutrición Plus
    </span>
  </span>
);

export const LogoMark = ({ className }: { readonly className?: string }) => (
  <img src="/art/marca.svg" alt="" width={42} height={42} className={className} />
);
