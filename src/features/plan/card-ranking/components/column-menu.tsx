import { Columns3 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { rankingColumns, type RankingColumn, usualColumns } from '../schema.ts';
import { columnLabels } from '../describe-columns.ts';

type ColumnMenuProps = {
  chosen: readonly RankingColumn[];
  /** Called with undefined for the default columns. */
  onChange: (columns: RankingColumn[] | undefined) => void;
};

export function ColumnMenu({ chosen, onChange }: ColumnMenuProps) {
  const change = (column: RankingColumn, isShown: boolean) => {
    const next = rankingColumns.filter((each) =>
      each === column ? isShown : chosen.includes(each),
    );
    onChange(next.join() === usualColumns.join() ? undefined : next);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="md">
          <Columns3 aria-hidden /> Columns
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>Next to the net value</DropdownMenuLabel>
        {rankingColumns.map((column) => (
          <DropdownMenuCheckboxItem
            key={column}
            checked={chosen.includes(column)}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(isShown) => change(column, isShown)}
          >
            {columnLabels[column]}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onChange(undefined)}>The usual columns</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
