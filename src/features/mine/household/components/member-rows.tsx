import type { ReactNode } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useRemoveMember } from '../mutations.ts';
import { type HouseholdMember, type ShareKind, shareKinds } from '../schema.ts';

export const shareWords: Readonly<Record<ShareKind, { name: string; seen: string }>> = {
  cards: {
    name: 'Cards',
    seen: 'They see your cards: your names for them, the options you chose, when each was applied for, opened, changed and closed, its fee and status, and whose it is. They also see them when they look for the best card to pay with. Never your notes.',
  },
  benefits: {
    name: 'Benefits and bonuses',
    seen: 'They see what’s left of each benefit of your cards, what’s left to spend for each bonus, until when and when it came, with the day and amount of purchases that count for these, and the offers on your cards that you can still use. Never where you shopped, your notes or your other purchases.',
  },
  plan: {
    name: 'Plan',
    seen: 'They see the steps of the plans you save among their dates, with each step’s owner and month.',
  },
  points: {
    name: 'Points',
    seen: 'They see how many points you have in each program, whose they are, when you entered them and when they expire.',
  },
  spending: {
    name: 'Spending',
    seen: 'They see what you spend in a year on each category, as in the spending you’ve selected. Never its name, your other ones or single purchases.',
  },
};

function describeShares({ shares }: HouseholdMember): string {
  const names = shareKinds
    .filter((kind) => shares.includes(kind))
    .map((kind) => shareWords[kind].name.toLowerCase());
  return names.length === 0 ? 'Shares nothing yet' : `Shares ${names.join(', ')}`;
}

type QuestionProps = {
  label: string;
  /** Label for screen readers, for rows where the visible label omits the person. */
  spoken?: string;
  title: string;
  action: string;
  isBusy: boolean;
  onConfirm: () => void;
  children: ReactNode;
};

export function Question(props: QuestionProps) {
  const { label, spoken, title, action, isBusy, onConfirm, children } = props;
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline" isLoading={isBusy} {...(spoken && { 'aria-label': spoken })}>
          {label}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{children}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction onClick={onConfirm}>{action}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
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
