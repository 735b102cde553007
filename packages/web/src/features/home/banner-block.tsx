import { clsx } from 'clsx';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import type { Banner } from './banners.ts';

interface BannerBlockProps {
  readonly banner: Banner;
  /** The hero of the page loads at once; promo blocks when they come near. */
  readonly eager?: boolean;
  /** A carousel's slides out of sight can't be reached by keyboard. */
  readonly reachable?: boolean;
  readonly className?: string;
}

/** A colour block with a few words, a way on, and products standing at its foot. */
export const BannerBlock = ({ banner, eager = false, reachable = true, className }: BannerBlockProps) => (
  <div
    data-cat={banner.categoryId}
    className={clsx(
      'relative flex min-h-[164px] overflow-hidden rounded-bloque bg-cat-bloque text-cat-tinta md:min-h-[328px]',
      className,
    )}
  >
    <img
      src={banner.image}
      alt=""
      width={440}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className="absolute right-[-34px] bottom-[-6px] w-[216px] md:right-3 md:bottom-[-10px] md:w-[min(58%,480px)]"
    />
    <div className="relative flex max-w-[62%] flex-col items-start px-[18px] pt-3.5 pb-12 md:max-w-[56%] md:px-9 md:pt-8 md:pb-8">
      <p className="rounded-[9px] bg-cat-tinta px-2 py-1 text-nota leading-none font-semibold text-white">
        {banner.chip}
      </p>
      <h2 className="mt-2 text-[clamp(1.5rem,1.2rem+1.6vw,2.75rem)] leading-[.98] tracking-[-.035em] md:mt-4">
        {banner.title}
      </h2>
      <p className="mt-2 text-ui leading-snug max-md:hidden md:mt-3 md:text-cuerpo">{banner.text}</p>
      <Link
        to={`/category/${banner.categoryId}`}
        tabIndex={reachable ? undefined : -1}
        className={clsx(
          buttonClass('ink'),
          'mt-auto whitespace-nowrap max-md:absolute max-md:inset-0 max-md:rounded-bloque max-md:bg-transparent max-md:text-[0] max-md:hover:bg-transparent md:mt-6',
        )}
      >
        {banner.action}
      </Link>
    </div>
  </div>
);
