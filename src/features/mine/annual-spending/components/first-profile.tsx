import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileUp, PenLine } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { useIsShown } from '@/components/use-is-shown.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { type SpendingAmounts, sumAmounts } from '../set-amounts.ts';
import { createProfile, spendingProfileEdits } from '../mutations.ts';
import { spendingPresetsQuery, spendingProfilesQuery } from '../queries.ts';

/** `preset`: slug of the household it was made from. */
type FirstProfileProps = { onCreated: (id: string, preset?: string) => void };

export function FirstProfile({ onCreated }: FirstProfileProps) {
  const { data: presets } = useSuspenseQuery(spendingPresetsQuery());
  const { data: profiles } = useSuspenseQuery(spendingProfilesQuery());
  const navigate = useNavigate();
  const isShown = useIsShown();
  const add = useMutation(spendingProfileEdits.adding);
  const create = async (name: string, amounts: SpendingAmounts, preset?: string) => {
    const profile = createProfile(name.slice(0, 80), amounts, profiles.length);
    // The mutation reports its own failure; only a saved profile can be selected.
    const saved = await add.mutateAsync(profile).catch(() => 'reported' as const);
    if (saved === 'reported') return false;
    onCreated(saved.id, preset);
    return true;
  };
  const enterByHand = async () => {
    const isThere = profiles.length > 0 || (await create('My spending', {}));
    if (isThere && isShown()) {
      await navigate({ to: '/app/my-annual-spending' });
    }
  };
  const filled = profiles.filter(({ amounts }) => sumAmounts(amounts) > 0);
  return (
    <div className="grid gap-4">
      {filled.length > 0 && (
        <p role="status" className="bg-primary-soft rounded-md px-3 py-2">
          You have {filled.map(({ name }) => `“${name}”`).join(', ')}. Choose another household to
          compare, or go on.
        </p>
      )}
      <ul
        aria-label="Households to start from"
        className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-2"
      >
        {presets.map(({ id, slug, name, amounts, source }) => (
          <li key={id} className="grid">
            <button
              type="button"
              disabled={add.isPending}
              onClick={() => void create(name, amounts, slug)}
              className="hover:bg-accent hover:border-primary bg-card grid content-start gap-0.5 rounded-md border px-3 py-2.5 text-left disabled:opacity-60"
            >
              <span className="font-medium">{name}</span>
              <span className="text-muted-foreground text-sm">
                {formatWholeDollars(sumAmounts(amounts))} a year
              </span>
              <span className="text-muted-foreground text-xs">{source}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="outline">
          <Link to="/app/my-annual-spending" search={{ view: 'import' }}>
            <FileUp aria-hidden /> Import my statements
          </Link>
        </Button>
        <Button variant="outline" isLoading={add.isPending} onClick={() => void enterByHand()}>
          <PenLine aria-hidden /> Enter amounts myself
        </Button>
      </div>
    </div>
  );
}
