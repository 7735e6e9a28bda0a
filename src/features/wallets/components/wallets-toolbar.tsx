import { useNavigate } from '@tanstack/react-router';
import { ArrowUpDown, Check } from 'lucide-react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { MyWalletsSearch } from '../search.ts';
import * as texts from '../texts.ts';

const orders = [
  { value: 'own', label: texts.myOwnOrder },
  { value: 'value', label: texts.netValueLabel },
  { value: 'name', label: texts.name },
  { value: 'newest', label: texts.newest },
] as const;

type WalletsToolbarProps = { search: MyWalletsSearch; shown: number; all: number };

/** Finds wallets and puts them in order. */
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
        <p className="text-muted-foreground">{texts.dragTheWalletsIntoYour}</p>
        <Button
          onClick={() => {
            change({ arrange: false });
          }}
        >
          <Check aria-hidden /> {texts.done}
        </Button>
      </div>
    );
  }
  return (
    <ListToolbar
      label={texts.searchMyWallets}
      placeholder={texts.walletCardOrIssuer}
      text={search.q}
      onTextChange={(q) => {
        change({ q: q ?? '' });
      }}
      summary={shown === all ? texts.wallets(all) : texts.ofWallets(shown, all)}
    >
      <FilterSelect
        label={texts.sortBy}
        options={orders}
        value={search.sort}
        onValueChange={(sort) => {
          change({ sort: sort ?? 'own' });
        }}
      />
      <Button
        variant="outline"
        className="self-end"
        onClick={() => {
          change({ arrange: true, q: '', sort: 'own' });
        }}
      >
        <ArrowUpDown aria-hidden /> {texts.arrange}
      </Button>
    </ListToolbar>
  );
}
