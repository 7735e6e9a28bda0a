import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';

type SourceQuestionProps = {
  source: string;
  isSaving: boolean;
  onSame: () => void;
  onOther: () => void;
};

export function SourceQuestion({ source, isSaving, onSame, onOther }: SourceQuestionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div
      ref={ref}
      role="group"
      aria-label="Where does this come from?"
      tabIndex={-1}
      className="bg-caution-soft grid gap-2 rounded-md p-3 outline-none"
    >
      <p className="text-caution font-medium">Where does this come from?</p>
      <p className="text-sm">
        A fact changed, but its source and its date did not. It still names{' '}
        <strong>{source === '' ? 'no source' : source}</strong>.
      </p>
      <div className="flex flex-wrap gap-2">
        {source !== '' && (
          <Button size="md" onClick={onSame} isLoading={isSaving}>
            It says so: checked today
          </Button>
        )}
        <Button size="md" variant="outline" onClick={onOther}>
          Name another source
        </Button>
      </div>
    </div>
  );
}
