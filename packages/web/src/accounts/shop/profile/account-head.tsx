import type { SignedIn } from '../../public/session.ts';
import { Email } from './email.tsx';

/** Names the account's owner, which matters on a shared computer. */
export const AccountHead = ({ session: { profile, user, hospital } }: { readonly session: SignedIn }) => {
  const name = profile?.full_name ?? user.name;
  return (
    <section aria-label="Tu cuenta" className="flex items-center gap-4 rounded-bloque bg-papel p-5">
      <span
        aria-hidden="true"
        className="num grid size-14 flex-none place-items-center rounded-full bg-verde-hondo text-[1.25rem] text-white"
      >
        {initials(name)}
      </span>
      <p className="min-w-0 leading-snug">
        <b className="block text-[1.125rem] font-[650] wrap-anywhere">{name}</b>
        <span className="block text-[.875rem] wrap-anywhere text-tinta-suave">
          <Email address={profile?.email ?? user.email} />
        </span>
        {hospital && (
          <span className="block text-[.875rem] wrap-anywhere text-tinta-suave">{hospital.name}</span>
        )}
      </p>
    </section>
  );
};

/** "Ana María Rivera" is AR. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => (word ?? '').charAt(0).toLocaleUpperCase('es')).join('');
};
