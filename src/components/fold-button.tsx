import { Button } from '@/components/ui/button.tsx';

/** Number of items a phone shows at first; the rest is hidden until unfolded. */
export const FOLDED_LENGTH = 10;

type FoldButtonProps = {
  count: number;
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
};

export function FoldButton({ count, isWhole, onChange }: FoldButtonProps) {
  if (count <= FOLDED_LENGTH) return null;
  return (
    <Button
      variant="outline"
      aria-expanded={isWhole}
      className="mt-3 w-full sm:hidden"
      onClick={() => onChange(!isWhole)}
    >
      {isWhole ? `Show the first ${FOLDED_LENGTH}` : `Show all ${count}`}
    </Button>
  );
}
