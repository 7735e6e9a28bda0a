import { useEffect, useMemo, useState } from 'react';
import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { WalletLimitFields } from '@/components/wallet-limit-fields.tsx';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { usualSize } from '@/domain/rewards/search/wallet-limits.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import { useObstacles } from '@/features/mine/eligibility/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { type SearchRequest, toWalletLimits, type WalletWish } from '../schema.ts';
import { useBestWallet } from '../use-best-wallet.ts';
import type { ExpectedQuarters } from './assumptions.tsx';
import { ExchangeResult } from './exchange-result.tsx';

type ExchangeDialogProps = {
  name: string;
  wallet: readonly HeldCard[];
  value: WalletValue;
  own: readonly HeldCard[];
  inputs: ValuationInputs;
  quarters: ExpectedQuarters;
  onReplace: (after: readonly HeldCard[], gainCents: number) => void;
  onClose: () => void;
};

export function ExchangeDialog(props: ExchangeDialogProps) {
  const { name, wallet, own, inputs, onClose } = props;
  const { hasBusiness, obstacleOf } = useObstacles();
  const [kept, setKept] = useState<readonly string[]>([]);
  const [wish, setWish] = useState<WalletWish>(() => {
    const holdsBusiness = wallet.some(({ card }) => inputs.cardRowOf(card).is_business);
    return {
      size: wallet.length || usualSize(0),
      business: holdsBusiness || wallet.length === 0 ? 'allowed' : 'none',
    };
  });
  const request = useMemo((): SearchRequest => {
    const pinned = wallet.filter(({ id }) => kept.includes(id));
    const limits = toWalletLimits(wish, pinned, [...own, ...wallet], inputs.rows.cards, {
      mayPropose: (card) => obstacleOf(card) === null,
      incompatible: [],
    });
    return { problem: inputs.problemOf('steady'), limits, alternatives: 0 };
  }, [wish, kept, wallet, own, inputs, obstacleOf]);
  const { state, start, stop } = useBestWallet();
  useEffect(() => {
    start(request);
  }, [start, request]);

  return (
    <Dialog open onClose={onClose}>
      <DialogContent className="max-w-2xl">
        <DialogHead title={<>Find a better set for “{name}”</>}>
          An exact search through every card you can get, for a typical year of your spending.
        </DialogHead>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <WalletLimitFields
            limits={wish}
            heldCount={wallet.length}
            hasBusiness={hasBusiness}
            onChange={(next) => setWish({ ...wish, ...next })}
          />
        </div>
        {wallet.length > 0 && (
          <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
            <legend className="pb-1 text-sm font-medium">Always keep</legend>
            {wallet.map(({ id, card }) => (
              <Label key={id} className="min-h-8 font-normal">
                <Checkbox
                  checked={kept.includes(id)}
                  onCheckedChange={(isKept) =>
                    setKept(isKept === true ? [...kept, id] : kept.filter((each) => each !== id))
                  }
                />
                {inputs.names.card(card)}
              </Label>
            ))}
          </fieldset>
        )}
        <ExchangeResult
          {...props}
          state={state}
          request={request}
          onStop={stop}
          onRetry={() => start(request)}
        />
      </DialogContent>
    </Dialog>
  );
}
