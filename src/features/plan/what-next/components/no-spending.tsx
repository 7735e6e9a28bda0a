import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';

export function NoSpending() {
  return (
    <EmptyState
      icon={<ReceiptText />}
      title="Enter your spending first"
      action={
        <Button asChild>
          <Link to="/app/my-annual-spending">Enter my spending</Link>
        </Button>
      }
    >
      Bonuses and rewards both come from spending, so a plan needs it.
    </EmptyState>
  );
}
