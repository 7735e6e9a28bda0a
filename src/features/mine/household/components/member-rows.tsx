import { Badge } from '@/components/ui/badge.tsx';
import { useRemoveMember } from '../mutations.ts';
import { type HouseholdMember, shareKinds } from '../schema.ts';
import { shareWords } from '../words.ts';
import { Question } from './question.tsx';

function describeShares({ shares }: HouseholdMember): string {
  const names = shareKinds
    .filter((kind) => shares.includes(kind))
    .map((kind) => shareWords[kind].name.toLowerCase());
  return names.length === 0 ? 'Shares nothing yet' : `Shares ${names.join(', ')}`;
}

type MemberRowsProps = { members: readonly HouseholdMember[]; me: HouseholdMember };

export function MemberRows({ members, me }: MemberRowsProps) {
  const remove = useRemoveMember();
  return (
    <ul aria-label="Members" className="divide-y">
      {members.map((member) => {
        const { member_id: id, display_name: name } = member;
        return (
          <li key={id} className="flex items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 font-medium break-words">
                {name}
                {id === me.member_id && <Badge>You</Badge>}
              </p>
              <p className="text-muted-foreground text-sm">{describeShares(member)}</p>
            </div>
            {me.is_founder && id !== me.member_id && (
              <Question
                label="Remove"
                spoken={`Remove ${name}`}
                title={`Remove ${name}?`}
                action="Remove"
                isBusy={remove.isPending}
                onConfirm={() => remove.mutate(id)}
              >
                What you and {name} share with each other disappears for both at once. Everybody’s
                own account stays the same.
              </Question>
            )}
          </li>
        );
      })}
    </ul>
  );
}
