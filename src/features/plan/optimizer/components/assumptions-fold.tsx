import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Assumptions, type AssumptionsProps } from './assumptions.tsx';

export function AssumptionsFold(props: AssumptionsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-3">
      <Button
        size="md"
        variant="outline"
        className="w-fit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Assumptions
      </Button>
      <div id={id} className="empty:hidden">
        {isOpen && <Assumptions {...props} />}
      </div>
    </div>
  );
}
