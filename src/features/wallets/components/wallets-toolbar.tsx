import { useNavigate } from '@tanstack/react-router';
import { ArrowUpDown, Check } from 'lucide-react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { MyWalletsSearch } from '../search.ts';

const orders = [
  { value: 'own', label: 'My own order' },
  { value: 'value', label: 'Net value' },
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest' },
] as const;

type WalletsToolbarProps = { search: MyWalletsSearch; shown: number; all: number };

export function WalletsToolbar({ search, shown, all }: WalletsToolbarProps) {
  const navigate = useNavigate({ from: '/app/my-wallets' });
  const change = (next: Partial<MyWalletsSearch>) =>
    void navigate({
      search: (known) => ({ ...known, ...next }),
      replace: true,
      resetScroll: false,
    });
  if (search.arrange) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <p className="text-muted-foreground">
          Drag the wallets into your order, or use the arrows.
        </p>
        <Button onClick={() => change({ arrange: false })}>
          <Check aria-hidden /> Done
        </Button>
      </div>
    );
  }
  return (
    <ListToolbar
      label="Search my wallets"
      placeholder="Wallet, card or issuer"
      text={search.q}
      onTextChange={(q) => change({ q: q ?? '' })}
      summary={shown === all ? `${all} wallets` : `${shown} of ${all} wallets`}
    >
      <FilterSelect
        label="Sort by"
        options={orders}
        value={search.sort}
        onValueChange={(sort) => change({ sort: sort ?? 'own' })}
      />
      <Button
        variant="outline"
        className="self-end"
        onClick={() => change({ arrange: true, q: '', sort: 'own' })}
      >
        <ArrowUpDown aria-hidden /> Arrange
      </Button>
    </ListToolbar>
  );
}
