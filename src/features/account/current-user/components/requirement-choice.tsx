import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import type { RequirementRow } from '@/features/catalog/facts/schema.ts';
import { formatCents } from '@/lib/format.ts';
import type { RequirementGroup } from '../list-requirements.ts';

type RequirementChoiceProps = {
  groups: readonly RequirementGroup[];
  /** Slugs of those that the member has. */
  held: readonly string[];
  onChange: (held: string[]) => void;
  /** Shows only what is held until a group is opened. */
  isFolded?: boolean;
};

type RequirementBoxProps = {
  requirement: RequirementRow;
  isHeld: boolean;
  onChange: (isHeld: boolean) => void;
};

function RequirementBox({ requirement, isHeld, onChange }: RequirementBoxProps) {
  const id = useId();
  const textId = `${id}-text`;
  const { name, description, annual_cost_cents: cost } = requirement;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 py-1">
      <Checkbox
        id={id}
        checked={isHeld}
        aria-describedby={textId}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <div className="grid gap-0.5">
        <Label htmlFor={id} className="flex-wrap gap-x-1">
          {name}
          {cost > 0 && (
            <span className="text-muted-foreground font-normal">{formatCents(cost)} a year</span>
          )}
        </Label>
        <p id={textId} className="text-muted-foreground text-sm">
          {description}
        </p>
      </div>
    </li>
  );
}

export function RequirementChoice({
  groups,
  held,
  onChange,
  isFolded = false,
}: RequirementChoiceProps) {
  const boxesOf = (requirements: readonly RequirementRow[]) => (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
      {requirements.map((requirement) => (
        <RequirementBox
          key={requirement.id}
          requirement={requirement}
          isHeld={held.includes(requirement.slug)}
          onChange={(isHeld) => {
            const others = held.filter((slug) => slug !== requirement.slug);
            onChange(isHeld ? [...others, requirement.slug] : others);
          }}
        />
      ))}
    </ul>
  );
  if (!isFolded) {
    return (
      <div className="grid gap-5">
        {groups.map(({ kind, label, requirements }) => (
          <fieldset key={kind} className="min-w-0">
            <legend className="pb-1 font-medium">{label}</legend>
            {boxesOf(requirements)}
          </fieldset>
        ))}
      </div>
    );
  }
  return (
    <div className="divide-y border-y">
      {groups.map(({ kind, label, requirements }) => {
        const names = requirements.flatMap(({ slug, name }) => (held.includes(slug) ? [name] : []));
        return (
          <details key={kind}>
            <summary className="min-h-11 cursor-pointer py-2.5">
              <span className="font-medium">{label}</span>{' '}
              <span className="text-muted-foreground text-sm">
                {names.length === 0 ? 'None' : names.join(', ')}
              </span>
            </summary>
            <div role="group" aria-label={label} className="pb-3">
              {boxesOf(requirements)}
            </div>
          </details>
        );
      })}
    </div>
  );
}
