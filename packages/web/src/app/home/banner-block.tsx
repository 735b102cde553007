import { clsx } from 'clsx';
import { Link } from 'react-router';
import { buttonClass } from '../../kit/ui/button.tsx';
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
      'relative flex min-h-[156px] overflow-hidden rounded-bloque bg-cat-bloque md:min-h-[328px]',
      className,
    )}
  >
    <img
      src={banner.image}
      alt=""
      width={440}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' as const })}
      decoding={eager ? 'sync' : 'async'}
      className="absolute right-1 bottom-0 w-[min(53%,198px)] md:right-2 md:bottom-[-8px] md:w-[min(60%,500px)]"
    />
    <div className="flex max-w-[54%] flex-col items-start px-[18px] pt-3.5 pb-12 md:max-w-[58%] md:px-9 md:pt-8 md:pb-16">
      <p className="relative rounded-[9px] bg-cat-tinta px-2 py-1 text-nota leading-none font-semibold whitespace-nowrap text-white">
        {banner.chip}
      </p>
      <h2 className="relative mt-2 text-[clamp(1.5rem,1.15rem+1.7vw,3rem)] leading-[.98] tracking-[-.035em] text-cat-honda md:mt-4">
        {banner.title}
      </h2>
      <p className="relative mt-3 text-cuerpo leading-snug text-cat-honda max-md:hidden">{banner.text}</p>
      {/* On a phone the whole block is the link: its words are its title. */}
      <Link
        to={`/category/${banner.categoryId}`}
        tabIndex={reachable ? undefined : -1}
        className="rounded-control after:absolute after:inset-0 after:rounded-bloque md:mt-6 md:after:hidden"
      >
        <span className={clsx(buttonClass('ink'), 'max-md:sr-only whitespace-nowrap')}>{banner.action}</span>
      </Link>
    </div>
  </div>
);
