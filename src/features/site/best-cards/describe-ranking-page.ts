import { formatCount, formatWholeDollars } from '../../../lib/format.ts';
import { createBreadcrumb, type PublicPage } from '../../../lib/page-tags.ts';
import { describeLead } from './describe-ranking.ts';
import { KINDS, type RankingKind } from './list-kinds.ts';
import type { Lead, Ranking } from './schema.ts';

const LIST = { name: 'Best cards', path: '/best' };

/** The page of a ranking; a build without a database has none. */
export function describeRankingPage(kind: RankingKind, ranking?: Ranking | null): PublicPage {
  const { slug, title } = kind;
  const path = `${LIST.path}/${slug}`;
  const description = ranking
    ? `${describeLead(ranking)} ${formatCount(ranking.of, 'card')} compared by what each pays after its fee, with every assumption.`
    : `${title}: what each pays in a year after its fee, computed from dated facts, with every assumption.`;
  const changedOn = ranking?.checkedOn ?? null;
  const dates = changedOn === null ? {} : { dateModified: changedOn };
  return {
    path,
    title,
    description,
    changedOn,
    ...(ranking && {
      picture: {
        path: `/link-pictures/best/${slug}.png`,
        alt: `${title}: the first three, and what each pays in a year`,
      },
    }),
    structured: (base) => [
      {
        '@type': 'WebPage',
        name: title,
        description,
        url: `${base}${path}`,
        inLanguage: 'en',
        ...dates,
        ...(ranking && { lastReviewed: ranking.asOf }),
      },
      {
        '@type': 'ItemList',
        name: title,
        url: `${base}${path}`,
        itemListOrder: 'https://schema.org/ItemListOrderDescending',
        numberOfItems: ranking?.open.length ?? 0,
        itemListElement: (ranking?.open ?? []).map(({ card, issuer, rank, checkedOn }) => ({
          '@type': 'ListItem',
          position: rank,
          name: card.name,
          item: {
            '@type': 'WebPage',
            name: card.name,
            url: `${base}/credit-cards/${card.id}/${card.slug}`,
            about: {
              '@type': 'CreditCard',
              name: card.name,
              provider: { '@type': 'BankOrCreditUnion', name: issuer },
            },
            ...(checkedOn !== null && { dateModified: checkedOn }),
          },
        })),
      },
      createBreadcrumb(base, [LIST, { name: kind.name, path }]),
    ],
  };
}

/** The page that lists the rankings. */
export function describeRankingsPage(leads: readonly Lead[] = []): PublicPage {
  const changedOn =
    leads
      .flatMap(({ checkedOn }) => checkedOn ?? [])
      .toSorted()
      .at(-1) ?? null;
  const description =
    'The cards that pay the most for groceries, dining, gas, travel and more, computed from dated facts: fee, caps and assumptions stated, nothing ranked by commission.';
  return {
    path: LIST.path,
    title: 'Best credit cards by spending',
    description,
    changedOn,
    picture: {
      path: '/link-pictures/best.png',
      alt: 'The cards that pay the most for kinds of spending',
    },
    structured: (base) => [
      {
        '@type': 'CollectionPage',
        name: 'Best credit cards by spending',
        description,
        url: `${base}${LIST.path}`,
        inLanguage: 'en',
        ...(changedOn !== null && { dateModified: changedOn }),
      },
      {
        '@type': 'ItemList',
        itemListElement: leads.flatMap((lead, index) => {
          const kind = KINDS.find(({ slug }) => slug === lead.kind);
          return kind
            ? [
                {
                  '@type': 'ListItem',
                  position: index + 1,
                  name: `${kind.title}: ${lead.card.name}, ${formatWholeDollars(lead.netCents)} a year`,
                  url: `${base}${LIST.path}/${kind.slug}`,
                },
              ]
            : [];
        }),
      },
      createBreadcrumb(base, [LIST]),
    ],
  };
}
