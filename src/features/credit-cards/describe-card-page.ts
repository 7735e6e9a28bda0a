import { formatAnnualFee } from '../../lib/format.ts';
import { createBreadcrumb, type PublicPage } from '../../lib/page-tags.ts';
import * as texts from './texts.ts';

type PublicCard = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly annual_fee_cents: number;
  readonly verified_on: string | null;
  readonly companies: { readonly name: string };
};

/** What search engines and link previews are told of a card. */
export function describeCardPage(card: PublicCard): PublicPage {
  const { name, companies } = card;
  const fee = formatAnnualFee(card.annual_fee_cents);
  const feeWords = card.annual_fee_cents === 0 ? texts.noAnnualFeeLower : texts.aYear(fee);
  const path = `/credit-cards/${card.id}/${card.slug}`;
  const description = texts.whatTheOfEarnsCosts(name, companies.name, feeWords);
  return {
    path,
    title: texts.feeRatesAndRules(name),
    description,
    changedOn: card.verified_on,
    structured: (base) => [
      {
        '@type': 'CreditCard',
        name,
        url: `${base}${path}`,
        description,
        category: texts.creditCard,
        provider: { '@type': 'BankOrCreditUnion', name: companies.name },
        feesAndCommissionsSpecification: texts.annualFeeOfFee(fee),
      },
      createBreadcrumb(base, [
        { name: texts.creditCards, path: '/credit-cards' },
        { name, path },
      ]),
    ],
  };
}
