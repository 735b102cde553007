import { PackageX } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';

interface SkipItemProps {
  readonly units: number;
  readonly isFree: boolean;
  readonly onSkip: () => void;
}

/** Leaves the missing units out; the customer doesn't pay for them. */
export const SkipItem = ({ units, isFree, onSkip }: SkipItemProps) => (
  <Button variant="outline" size="lg" wide className="mt-3" onClick={onSkip}>
    <PackageX size={22} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
    {units === 1 ? 'Dejarlo fuera' : `Dejar fuera ${units}`}
    <span className="font-normal text-tinta-suave">{isFree ? 'los demás siguen' : 'no lo paga'}</span>
  </Button>
);
