import { useId } from 'react';
import { Switch } from '@/components/ui/switch.tsx';
import { useSetShare } from '../mutations.ts';
import { type HouseholdMember, kindsWithCards, shareKinds } from '../schema.ts';
import { shareWords } from '../words.ts';

export function ShareSwitches({ me }: { me: HouseholdMember }) {
  const { mutate, isPending } = useSetShare();
  const id = useId();
  return (
    <ul aria-label="What I share" className="divide-y">
      {shareKinds.map((kind) => {
        const { name, seen } = shareWords[kind];
        const isMissingCards = kindsWithCards.includes(kind) && !me.shares.includes('cards');
        return (
          <li key={kind} className="flex items-start justify-between gap-4 py-3">
            <div className="grid gap-0.5">
              <p id={`${id}-${kind}`} className="font-medium">
                {name}
              </p>
              <p id={`${id}-${kind}-seen`} className="text-muted-foreground max-w-prose text-sm">
                {isMissingCards && 'Share your cards first. '}
                {seen}
              </p>
            </div>
            <Switch
              aria-labelledby={`${id}-${kind}`}
              aria-describedby={`${id}-${kind}-seen`}
              checked={me.shares.includes(kind)}
              disabled={isPending || isMissingCards}
              onCheckedChange={(isShared) => mutate({ memberId: me.member_id, kind, isShared })}
            />
          </li>
        );
      })}
    </ul>
  );
}
