import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** The server said no for a reason that the customer can mend or wait out. All she typed is still there. */
export const RefusedNotice = ({ message }: { readonly message: string }) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) notice.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  return (
    <div
      ref={notice}
      role="alert"
      className="flex items-start gap-3 rounded-bloque bg-guayaba-tinte p-5 font-semibold text-guayaba-tinta"
    >
      <CircleAlert size={22} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
      <p>{message}</p>
    </div>
  );
};
