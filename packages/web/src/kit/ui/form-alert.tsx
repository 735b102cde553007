import { CircleAlert } from 'lucide-react';

/** What is wrong with the form as a whole, announced at once. The region stays, so that readers notice. */
export const FormAlert = ({ message }: { readonly message: string | null }) => (
  <div role="alert">
    {message && (
      <p className="mt-5 flex items-start gap-2.5 rounded-[16px] bg-guayaba-tinte px-4 py-3 text-ui leading-snug font-semibold text-guayaba-tinta">
        <CircleAlert size={20} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
        {message}
      </p>
    )}
  </div>
);
