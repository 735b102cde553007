import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface ConflictsProps {
  readonly conflicts: readonly string[];
  readonly onRead: () => void;
}

/** Why actions of this device were refused, without duplicates, until the user dismisses them. */
export const Conflicts = ({ conflicts, onRead }: ConflictsProps) => {
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className="mb-3 rounded-ficha bg-guayaba-tinte p-4 text-guayaba-tinta">
      <p className="flex items-center gap-2 font-[650]">
        <TriangleAlert size={20} strokeWidth={2.3} aria-hidden="true" className="flex-none" />
        {conflicts.length === 1 ? 'Algo no contó' : `${conflicts.length} cosas no contaron`}
      </p>
      <ul className="mt-1.5 grid gap-1 text-ui text-tinta">
        {[...new Set(conflicts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button variant="white" size="sm" className="mt-3" onClick={onRead}>
        Entendido
      </Button>
    </div>
  );
};
