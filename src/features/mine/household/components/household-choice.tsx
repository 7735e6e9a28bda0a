import { Button } from '@/components/ui/button.tsx';
import { showHousehold, useIsHouseholdShown } from '../queries.ts';

const choices = [
  { label: 'Me', isWhole: false },
  { label: 'Household', isWhole: true },
] as const;

export function HouseholdChoice() {
  const isShown = useIsHouseholdShown();
  return (
    <div role="group" aria-label="Whose" className="flex gap-1 print:hidden">
      {choices.map(({ label, isWhole }) => (
        <Button
          key={label}
          variant={isWhole === isShown ? 'secondary' : 'ghost'}
          aria-pressed={isWhole === isShown}
          onClick={() => showHousehold(isWhole)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
