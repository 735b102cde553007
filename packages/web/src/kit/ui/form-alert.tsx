import { CircleAlert } from 'lucide-react';

/** An error of the whole form, announced at once. The region always exists, so that screen readers notice changes. */
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
