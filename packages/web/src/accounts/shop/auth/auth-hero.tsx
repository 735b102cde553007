import { Clock, Gift, Leaf } from 'lucide-react';
import { Logo } from '../../../kit/ui/logo.tsx';

const promises = [
  { icon: Clock, text: 'Llega a tu unidad cuando sales de turno' },
  { icon: Gift, text: 'Con $100 de compra, $20 en frutas y vegetales gratis' },
  { icon: Leaf, text: 'Nutrición y alérgenos, a la vista' },
] as const;

/** Introduces the shop. */
export const AuthHero = () => (
  <header className="relative flex flex-col overflow-hidden px-5 pt-[max(20px,env(safe-area-inset-top))] pb-12 text-white md:min-h-dvh md:px-14 md:pt-12 md:pb-0 lying:max-md:pt-3 lying:max-md:pb-9">
    <Logo />
    <p className="mt-6 max-w-[11ch] lying:max-md:mt-2 lying:max-md:max-w-none lying:max-md:text-h2 font-display text-titular leading-[1.02] font-bold tracking-[-.035em] text-balance md:mt-[8vh] md:text-[clamp(2.75rem,4.6vw,4.25rem)]">
      Come bien, aun de guardia
    </p>
    <p className="mt-3 max-w-[25ch] lying:max-md:sr-only text-ui leading-snug text-[#d5eede] md:mt-5 md:max-w-[40ch] md:text-[1.1875rem] md:leading-normal">
      El sistema de nutrición para quienes trabajan en salud
      <span className="max-md:hidden"> en Puerto Rico</span>.
    </p>
    <ul className="mt-8 grid gap-3 max-md:hidden">
      {promises.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-3 text-[1.0625rem] font-[550]">
          <Icon size={22} strokeWidth={2.1} aria-hidden="true" className="flex-none text-brote" />
          {text}
        </li>
      ))}
    </ul>
    <HeroArt />
  </header>
);

/** Decoration only. */
const HeroArt = () => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute right-[-34px] bottom-[22px] w-[214px] md:static md:mt-auto md:w-auto md:pt-8 lying:max-md:w-[132px]"
  >
    <div className="relative md:mx-auto md:max-w-[620px]">
      <img
        src="/art/carton-cielo-glass-of-milk.svg"
        alt=""
        width={200}
        height={200}
        className="absolute bottom-[5%] left-[-4%] w-[37%] max-md:hidden"
      />
      <img
        src="/art/banner-frutas.svg"
        alt=""
        width={440}
        height={300}
        fetchPriority="high"
        className="relative w-full md:ml-[16%] md:w-[84%]"
      />
    </div>
    <div className="absolute inset-x-0 bottom-0 -z-10 hidden" />
  </div>
);
