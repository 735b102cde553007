import { Button } from '../../../kit/ui/button.tsx';

interface StepButtonsProps {
  readonly action: string;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

export const StepButtons = ({ action, isSending, onCancel }: StepButtonsProps) => (
  <div className="mt-5 flex flex-wrap gap-3">
    <Button type="submit" loading={isSending} className="max-md:flex-1">
      {action}
    </Button>
    <Button variant="outline" className="max-md:flex-1" onClick={onCancel}>
      Cancelar
    </Button>
  </div>
);
