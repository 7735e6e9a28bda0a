import { ChevronDown } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';

type ChoiceMenuProps = {
  label: string;
  options: readonly { readonly slug: string; readonly name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** A filter of which several values may be chosen; none chosen means all. */
export function ChoiceMenu({ label, options, chosen, onChange }: ChoiceMenuProps) {
  return (
    <div className="grid gap-1">
      <span aria-hidden className="text-muted-foreground text-sm font-medium">
        {label}
      </span>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="outline"
            aria-label={`${label}: ${chosen.length === 0 ? 'all' : `${chosen.length} chosen`}`}
            className="justify-between px-3 font-normal"
          >
            {chosen.length === 0 ? 'All' : `${chosen.length} chosen`}
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent className="max-h-[min(20rem,var(--radix-dropdown-menu-content-available-height))]">
          {options.map(({ slug, name }) => (
            <DropdownMenuCheckboxItem
              key={slug}
              checked={chosen.includes(slug)}
              onSelect={(event) => event.preventDefault()}
              onCheckedChange={(isChosen) =>
                onChange(isChosen ? [...chosen, slug] : chosen.filter((each) => each !== slug))
              }
            >
              {name}
            </DropdownMenuCheckboxItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
