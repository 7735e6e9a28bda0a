import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import * as texts from '../texts.ts';

/** In place of a plan where there is no spending to plan with. */
export function NoSpending() {
  return (
    <EmptyState
      icon={<ReceiptText />}
      title={texts.enterYourSpendingFirst}
      action={
        <Button asChild>
          <Link to="/app/my-annual-spending">{texts.enterMySpending}</Link>
        </Button>
      }
    >
      {texts.aBonusIsEarnedBy}
    </EmptyState>
  );
}
