import type { SpendLine } from '@/domain/rewards/ledger-line.ts';
import type { ActiveRoute } from '@/domain/transfer/route.ts';
import type { Cents } from '@/domain/units.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { CardRow, PointSystemRow } from '@/features/catalog/facts/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { Wallet, WalletCard } from '@/features/mine/wallets/schema.ts';
import {
  formatAnnualFee,
  formatCentsPerPoint,
  formatCount,
  formatWholeDollars,
} from '@/lib/format.ts';
import type { RecordLink } from './schema.ts';

/** A record of the catalog or the member that can be placed on a board, with current data. */
export type BoardRecord = {
  readonly link: RecordLink;
  readonly name: string;
  /** Short lines under the name. */
  readonly figures: readonly string[];
  /** Path of its page. */
  readonly href: string;
  /** True if it is the member's own, or belongs to a held card. */
  readonly isMine: boolean;
  /** The colors of a card's face, as `#rrggbb`. */
  readonly face?: { readonly ground: string; readonly edge: string };
};

type RecordSources = {
  readonly inputs: ValuationInputs;
  readonly held: readonly HeldCard[];
  readonly value: WalletValue;
  /** Yearly value the wallet would lose without the card, by held card id. */
  readonly marginals: ReadonlyMap<string, Cents>;
  readonly wallets: readonly Wallet[];
  readonly walletCards: readonly WalletCard[];
  readonly routes: readonly ActiveRoute[];
  /** US cents a point, to the member. */
  readonly centsPerPointOf: (system: PointSystemRow) => number;
};

function cardRecords({ inputs, held, marginals }: RecordSources): BoardRecord[] {
  const heldBySlug = new Map(held.map((each) => [each.card, each.id]));
  return inputs.rows.cards.map((card: CardRow) => {
    const marginal = marginals.get(heldBySlug.get(card.slug) ?? '');
    const fee =
      card.annual_fee_cents === 0
        ? 'no annual fee'
        : `${formatAnnualFee(card.annual_fee_cents)} a year`;
    return {
      link: { kind: 'card', id: card.slug },
      name: card.name,
      figures:
        marginal === undefined ? [fee] : [fee, `adds ${formatWholeDollars(marginal)} a year`],
      href: `/app/credit-cards/${card.slug}`,
      isMine: marginal !== undefined,
      face: { ground: card.art_primary_hex, edge: card.art_secondary_hex },
    };
  });
}

function walletRecords({ inputs, wallets, walletCards }: RecordSources): BoardRecord[] {
  const slugs = new Map(inputs.rows.cards.map(({ id, slug }) => [id, slug]));
  const problem = inputs.problemOf('steady');
  return wallets.map((wallet) => {
    const cards = walletCards.flatMap((each): HeldCard[] => {
      const card = each.wallet_id === wallet.id ? slugs.get(each.credit_card_id) : undefined;
      return card === undefined ? [] : [{ id: each.id, card, selected: {} }];
    });
    const { netCents } = valueWallet(problem, cards);
    return {
      link: { kind: 'wallet', id: wallet.id },
      name: wallet.name,
      figures: [formatCount(cards.length, 'card'), `${formatWholeDollars(netCents)} a year`],
      href: '/app/my-wallets',
      isMine: true,
    };
  });
}

function spendOf(lines: WalletValue['lines']): SpendLine[] {
  return lines.flatMap((line) => (line.kind === 'spend' ? [line] : []));
}

function categoryRecords({ inputs, value }: RecordSources): BoardRecord[] {
  const lines = spendOf(value.lines);
  return inputs.rows.categories.map((category) => {
    const subs = new Set(category.sub_categories.map(({ slug }) => slug));
    const spent = [...subs].reduce((sum, slug) => sum + (inputs.spending[slug] ?? 0), 0);
    const earned = lines
      .filter(({ subCategory }) => subs.has(subCategory))
      .reduce((sum, line) => sum + line.valueCents, 0);
    const figures =
      spent === 0
        ? ['nothing spent']
        : [`${formatWholeDollars(spent)} spent a year`, `earns ${formatWholeDollars(earned)}`];
    return {
      link: { kind: 'category', id: category.slug },
      name: category.name,
      figures,
      href: '/app/best-card',
      isMine: spent > 0,
    };
  });
}

function pointSystemRecords({ inputs, value, centsPerPointOf }: RecordSources): BoardRecord[] {
  return inputs.rows.pointSystems.map((system) => ({
    link: { kind: 'point_system', id: system.slug },
    name: system.name,
    figures:
      system.kind === 'cashback' ? [] : [`${formatCentsPerPoint(centsPerPointOf(system))} a point`],
    href: `/app/point-systems/${system.slug}`,
    isMine: (value.points[system.slug] ?? 0) > 0,
  }));
}

function partnerRecords({ inputs, routes, value }: RecordSources): BoardRecord[] {
  const { companies, pointSystems } = inputs.rows;
  const partners = companies.filter(({ kind }) => kind !== 'bank' && kind !== 'credit_union');
  return partners.flatMap((company) => {
    const own = new Set(
      pointSystems.filter((row) => row.company_id === company.id).map(({ slug }) => slug),
    );
    const sources = routes.filter(({ to }) => own.has(to)).map(({ from }) => from);
    if (sources.length === 0) return [];
    return [
      {
        link: { kind: 'partner' as const, id: company.slug },
        name: company.name,
        figures: [`from ${formatCount(sources.length, 'program')}`],
        href: `/app/partners/${company.slug}`,
        isMine: sources.some((from) => (value.points[from] ?? 0) > 0),
      },
    ];
  });
}

/** Everything that can be put on a board, with its figures of today. */
export function listBoardRecords(sources: RecordSources): readonly BoardRecord[] {
  return [
    ...cardRecords(sources),
    ...walletRecords(sources),
    ...categoryRecords(sources),
    ...pointSystemRecords(sources),
    ...partnerRecords(sources),
  ];
}

export function keyOf({ kind, id }: RecordLink): string {
  return `${kind}/${id}`;
}
