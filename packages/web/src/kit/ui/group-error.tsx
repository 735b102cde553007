import { CircleAlert } from 'lucide-react';

/** What is wrong with a group of choices; tied to it by its id. */
export const GroupError = ({ id, message }: { readonly id: string; readonly message: string | undefined }) =>
  message ? (
    <p id={id} className="mt-2 flex items-start gap-1.5 text-nota font-semibold text-guayaba-tinta">
      <CircleAlert size={16} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
      {message}
    </p>
  ) : null;
