import type { AccountKind } from './entry.ts';
import { headingOf } from './headings.ts';

/** The export of a bank or an app, known by its headings; everything else of it is read as of any file. */
export type Layout = {
  readonly name: string;
  /** Headings that must all be there, in letters and digits. */
  readonly headings: readonly string[];
  /** Null where the file has several accounts, or the bank exports all of them alike. */
  readonly account: AccountKind | null;
  /** The sign of money out; null where columns say it. */
  readonly out: '+' | '-' | null;
};

const layout = (
  name: string,
  headings: string,
  account: AccountKind | null,
  out: Layout['out'],
): Layout => ({ name, headings: headings.split(' '), account, out });

/** More headings first where one layout has all of another’s. */
const LAYOUTS: readonly Layout[] = [
  layout('Chase card', 'transactiondate postdate description category type amount', 'card', '-'),
  layout('Chase checking', 'details postingdate description amount type balance', 'bank', '-'),
  layout(
    'American Express, long',
    'date description cardmember account amount extendeddetails',
    'card',
    '+',
  ),
  layout('American Express', 'date receipt description cardmember account amount', 'card', '+'),
  layout('Citi', 'status date description debit credit', 'card', null),
  layout(
    'Capital One card',
    'transactiondate posteddate cardno description category debit credit',
    'card',
    null,
  ),
  layout(
    'Capital One 360',
    'accountnumber transactiondescription transactiondate transactiontype transactionamount',
    'bank',
    null,
  ),
  layout('Discover', 'transdate postdate description amount category', 'card', '+'),
  layout('Bank of America card', 'posteddate referencenumber payee address amount', 'card', '-'),
  layout('Bank of America checking', 'date description amount runningbal', 'bank', '-'),
  layout('Wells Fargo', 'date description amount check status', null, '-'),
  layout('U.S. Bank, Elan', 'date transaction name memo amount', null, '-'),
  layout('Barclays', 'transactiondate description category amount', 'card', '-'),
  layout(
    'Apple Card',
    'transactiondate clearingdate description merchant category type amount',
    'card',
    '+',
  ),
  layout('Navy Federal', 'postingdate transactiondate amount creditdebitindicator', null, null),
  layout('USAA', 'date description originaldescription category amount status', null, '-'),
  layout('PNC', 'date description withdrawals deposits balance', 'bank', null),
  layout(
    'Truist',
    'posteddate transactiondate transactiontype checkserial fulldescription',
    null,
    null,
  ),
  layout(
    'TD Bank',
    'date bankrta accountnumber transactiontype description debit credit',
    'bank',
    null,
  ),
  layout(
    'Synchrony',
    'transactiondate postingdate referencenumber amount description',
    'card',
    '+',
  ),
  layout('Bilt', 'transactiondate posteddate merchant amount points', 'card', '+'),
  layout('Robinhood card', 'date time cardholder amount points status type merchant', 'card', '+'),
  layout(
    'Robinhood account',
    'activitydate processdate settledate instrument description transcode amount',
    'bank',
    '-',
  ),
  layout('Fidelity account', 'rundate action symbol quantity amount settlementdate', 'bank', '-'),
  layout('Fidelity card', 'date transaction name memo amount', null, '-'),
  layout('Schwab', 'date type check description withdrawal deposit runningbalance', 'bank', null),
  layout('Schwab brokerage', 'date action symbol quantity price feescomm amount', 'bank', '-'),
  layout('SoFi', 'date description type amount currentbalance status', 'bank', '-'),
  layout('Ally', 'date time amount type description', 'bank', '-'),
  layout('Monarch', 'date merchant category account originalstatement notes amount', null, '-'),
  layout('Copilot', 'date name amount status category parentcategory excluded', null, '+'),
  layout(
    'Rocket Money',
    'date originaldate accounttype accountname institutionname name customname amount',
    null,
    '+',
  ),
  layout('Simplifi', 'account state postedon payee usage category tags notes amount', null, '-'),
  layout('Empower', 'date account description category tags amount', null, '-'),
  layout('Tiller', 'date description category amount account accountnumber institution', null, '-'),
  layout('YNAB', 'account flag date payee categorygroupcategory memo outflow inflow', null, null),
  layout('Mint', 'date description originaldescription amount transactiontype', null, null),
  layout('Actual', 'account date payee notes category amount', null, '-'),
  layout(
    'Firefly III',
    'type amount currencycode description date sourcename destinationname',
    null,
    null,
  ),
  layout('PayPal', 'date time timezone name type status currency', 'bank', '-'),
  layout('Venmo', 'id datetime type status note from to amounttotal', 'bank', '-'),
];

/** The known layout that has the most of the headings; null of a file like no other. */
export function findLayout(cells: readonly string[]): Layout | null {
  const headings = new Set(cells.map(headingOf));
  // Few headings are those of many banks: there may be no others.
  const fits = ({ headings: own }: Layout) =>
    own.every((heading) => headings.has(heading)) &&
    (own.length > 5 || headings.size === own.length);
  return LAYOUTS.filter(fits).reduce<Layout | null>(
    (best, each) => (each.headings.length > (best?.headings.length ?? 0) ? each : best),
    null,
  );
}
