import { OctagonX } from 'lucide-react';
import { Button } from '../../../kit/ui/button.tsx';

/** The scanned product isn't in the batch; a large warning, since the picker may not be looking at the screen. */
export const WrongProduct = ({ text, onClose }: { readonly text: string; readonly onClose: () => void }) => (
  <div role="alert" className="mb-3 flex items-center gap-3 rounded-ficha bg-guayaba p-4 text-white">
    <OctagonX size={36} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
    <p className="min-w-0 flex-1 font-[650] leading-snug wrap-anywhere">{text}</p>
    <Button variant="white" size="sm" onClick={onClose}>
      Ya
    </Button>
  </div>
);
