import { useMutation } from '@tanstack/react-query';
import { Check, Wallet } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import { getToday } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import { purchaseEdits } from '../mutations.ts';
import { purchase, type PurchaseRow } from '../schema.ts';

/** A payment about to be made, with its card. */
type Payment = {
  readonly memberCardId: string;
  readonly cardName: string;
  readonly subCategoryId: number;
  readonly merchant: string;
  /** Undefined while no amount is typed. */
  readonly amountCents: number | undefined;
  /** The credit shown to pay it back. */
  readonly benefitId: number | null;
};

type PayButtonProps = Payment & {
  /** True for the member's best card. */
  isMain: boolean;
  /** Leads to where the amount is typed. */
  onAskAmount: () => void;
  /** Counts the purchase elsewhere too, as toward an offer; its answer undoes that. */
  onLog?: () => () => void;
};

/** Logs a purchase with one press; a second one needs something else to be paid. */
export function PayButton({ isMain, onAskAmount, onLog, ...payment }: PayButtonProps) {
  const add = useMutation(purchaseEdits.adding);
  const remove = useMutation(purchaseEdits.removing);
  const [logged, setLogged] = useState<PurchaseRow>();
  const hintId = useId();
  const { amountCents, cardName, merchant, memberCardId } = payment;
  if (amountCents === undefined) {
    return (
      <div className="grid justify-items-start gap-2">
        <Button
          variant={isMain ? 'primary' : 'outline'}
          size={isMain ? 'xl' : 'sm'}
          aria-label={isMain ? undefined : `I paid with ${cardName}`}
          aria-describedby={isMain ? hintId : undefined}
          onClick={onAskAmount}
        >
          {isMain && <Wallet aria-hidden />}
          {isMain ? 'I paid with this' : 'Paid with it'}
        </Button>
        {isMain && (
          <p id={hintId} className="text-muted-foreground text-sm">
            Enter the amount to log it. We’ll update your limits and bonuses.
          </p>
        )}
      </div>
    );
  }
  const amount = formatCents(amountCents);
  const isLogged =
    logged?.member_card_id === memberCardId &&
    logged.amount_cents === amountCents &&
    logged.merchant === merchant;
  const log = async () => {
    const row = purchase.create({
      member_card_id: memberCardId,
      amount_cents: amountCents,
      made_on: getToday(),
      sub_category_id: payment.subCategoryId,
      credit_card_benefit_id: payment.benefitId,
      merchant,
    });
    setLogged(row);
    const takeBack = onLog?.();
    const said = toast({
      title: `${amount} at ${merchant} logged on ${cardName}${takeBack ? ', and its offer counted' : ''}`,
      action: {
        label: 'Undo',
        onPress: () => {
          setLogged(undefined);
          remove.mutate(row);
          takeBack?.();
        },
      },
    });
    // The change reports its failure and rolls the row back.
    await add.mutateAsync(row).catch(() => {
      setLogged(undefined);
      takeBack?.();
      dismissToast(said);
    });
  };
  return (
    <Button
      className="justify-self-start"
      variant={isMain ? 'primary' : 'outline'}
      size={isMain ? 'xl' : 'sm'}
      disabled={isLogged}
      aria-label={isMain ? undefined : `I paid ${amount} with ${cardName}`}
      onClick={() => void log()}
    >
      {isLogged ? <Check aria-hidden /> : isMain && <Wallet aria-hidden />}
      {isLogged ? `${amount} logged` : isMain ? `I paid ${amount} with this` : 'Paid with it'}
    </Button>
  );
}
