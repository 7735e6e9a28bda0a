import { Button } from '@/components/ui/button.tsx';
import { showHousehold, useHasShared, useIsHouseholdShown } from '../queries.ts';
import type { ShareKind } from '../schema.ts';
import * as texts from '../texts.ts';

const choices = [
  { label: texts.me, isWhole: false },
  { label: texts.household, isWhole: true },
] as const;

/** Whether the page shows what the others share as well; nothing where nobody shares what it shows. */
export function HouseholdBar({ kind }: { kind: ShareKind }) {
  const isShown = useIsHouseholdShown();
  if (!useHasShared(kind)) return null;
  return (
    <div role="group" aria-label={texts.whose} className="flex gap-1 print:hidden">
      {choices.map(({ label, isWhole }) => (
        <Button
          key={label}
          variant={isWhole === isShown ? 'secondary' : 'ghost'}
          aria-pressed={isWhole === isShown}
          onClick={() => {
            showHousehold(isWhole);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
