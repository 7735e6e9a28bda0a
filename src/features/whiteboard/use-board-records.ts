import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHeldWallet } from '@/features/held-wallet/queries.ts';
import { useActiveTransfers, useMyPointValues } from '@/features/point-systems/queries.ts';
import { walletCardsQuery, walletsQuery } from '@/features/wallets/queries.ts';
import { type BoardRecord, keyOf, listBoardRecords } from './list-board-records.ts';
import type { RecordLink } from './schema.ts';
import { layOutWallet, type WalletLayout } from './place-wallet.ts';

export type BoardRecords = {
  readonly records: readonly BoardRecord[];
  readonly find: (link: RecordLink) => BoardRecord | undefined;
  /** The member's own cards, what they serve and where their points go. */
  readonly layOut: () => WalletLayout;
};

/** Everything that can be drawn, kept up to date with the catalog and the member's own data. */
export function useBoardRecords(): BoardRecords {
  const { inputs, held, value, entries } = useHeldWallet();
  const { data: wallets } = useSuspenseQuery(walletsQuery());
  const { data: walletCards } = useSuspenseQuery(walletCardsQuery());
  const routes = useActiveTransfers();
  const { myValueOf } = useMyPointValues();
  return useMemo(() => {
    const marginals = new Map(
      entries.flatMap(({ memberCard, marginalCents }) =>
        marginalCents === null ? [] : [[memberCard.id, marginalCents] as const],
      ),
    );
    const systems = new Map(inputs.rows.pointSystems.map((row) => [row.slug, row]));
    const centsPerPointOf = (slug: string) => {
      const system = systems.get(slug);
      return system ? myValueOf(system).centsPerPoint : 0;
    };
    const records = listBoardRecords({
      inputs,
      held,
      value,
      marginals,
      wallets,
      walletCards,
      routes,
      centsPerPointOf: (system) => myValueOf(system).centsPerPoint,
    });
    const byKey = new Map(records.map((record) => [keyOf(record.link), record]));
    return {
      records,
      find: (link) => byKey.get(keyOf(link)),
      layOut: () => layOutWallet({ rows: inputs.rows, value, routes, centsPerPointOf }),
    };
  }, [inputs, held, value, entries, wallets, walletCards, routes, myValueOf]);
}
