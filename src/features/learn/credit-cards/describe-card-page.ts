import { formatAnnualFee } from '../../../lib/format.ts';
import { createBreadcrumb, type PublicPage } from '../../../lib/page-tags.ts';

/** Longest title that search results show. */
const MOST_LETTERS = 90;

type PublicCard = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly annual_fee_cents: number;
  readonly verified_on: string | null;
  readonly companies: { readonly name: string };
};

export function describeCardPage(card: PublicCard): PublicPage {
  const { name, companies } = card;
  const fee = formatAnnualFee(card.annual_fee_cents);
  const feeWords = card.annual_fee_cents === 0 ? 'no annual fee' : `${fee} a year`;
  const title = `${name}: fee, rates and rules`;
  const path = `/credit-cards/${card.id}/${card.slug}`;
  const description = `What the ${name} of ${companies.name} earns, costs (${feeWords}) and requires: rates, caps, bonus, benefits and application rules, each with source and date.`;
  return {
    path,
    title: title.length > MOST_LETTERS ? `${name}: fee and rates` : title,
    description,
    changedOn: card.verified_on,
    picture: {
      path: `/link-pictures/cards/${card.id}.png`,
      alt: `The ${name}, ${feeWords}, and what it is worth in a year`,
    },
    structured: (base) => [
      {
        '@type': 'CreditCard',
        name,
        url: `${base}${path}`,
        description,
        category: 'Credit card',
        provider: { '@type': 'BankOrCreditUnion', name: companies.name },
        feesAndCommissionsSpecification: `Annual fee: ${fee}`,
      },
      createBreadcrumb(base, [
        { name: 'Credit cards', path: '/credit-cards' },
        { name, path },
      ]),
      {
        '@type': 'WebPage',
        name: title,
        url: `${base}${path}`,
        ...(card.verified_on !== null && {
          dateModified: card.verified_on,
          lastReviewed: card.verified_on,
        }),
      },
    ],
  };
}
