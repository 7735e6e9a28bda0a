import { memoizeText } from '../merchant/memoize-text.ts';

/** Meaning of a bank's type or category. */
export type Meaning =
  | 'sale'
  | 'return'
  | 'payment'
  | 'fee'
  | 'interest'
  | 'cash'
  | 'check'
  | 'transfer'
  | 'income'
  /** Money in that is a payment, a reward or a refund, by its words. */
  | 'credit'
  | 'none-at-all';

type Rule = readonly [RegExp, Meaning];

/** Rules for types and categories alike; the first that matches decides. */
const COMMON: readonly Rule[] = [
  [
    /^(opening|starting|beginning|ending|closing) balances?$|^(balance adjustments?|reconciliation)$|\b(hold|authori[sz]ation)\b|^(money )?requests? (sent|received)$/,
    'none-at-all',
  ],
  [
    /^(credit ?card|cc|card bill) ?(payments?|pmt|pymt|autopay)s?$|^(loan and )?credit card payments?\b/,
    'payment',
  ],
  [
    /^(expense )?(refunds?|returns?)( ?(&|and|\/) ?(refunds?|returns?|reimbursements?|credits?))?$|returned purchase|^(payment |purchase |(cash )?card )?(refunds?|returns?|reversals?|chargebacks?)\b|merchant credit|credit voucher/,
    'return',
  ],
  [
    /^(fees? ?(\/|&|and) ?interest|interest ?(\/|&|and) ?fees?)( charges?)?$|^fees? ?(&|and) ?(interest|charges)|^fees?( transaction)?$/,
    'fee',
  ],
  [
    /^((bank|atm|service|late( payment)?|financial|annual|card|account|overdraft|foreign( transaction)?|wire|membership|monthly|maintenance|cash advance|balance transfer|banking|other) )+(fees?|charges?)( ?(&|and|\/) ?(fees?|charges?))?$|^service charges? ?\/ ?fees?$|^financial fees$/,
    'fee',
  ],
  [
    /^interest( (charged?s?|charges?|exp|expenses?|fees?))?$|^finance charges?$|^purchase interest/,
    'interest',
  ],
  [
    /^interest (earned|income|inc|received|paid|payments?|credits?|deposit|(&|and) dividends?)$|^(bank|credit) interest$|^dividends?\b|\bdividends?$|^(int|div) inc(ome)?$/,
    'income',
  ],
  [
    /^(pay ?checks?|pay ?roll|salary|wages|net pay)\b|paychecks?\b.*salary|^direct ?dep(osit)?s?$|^(business|rental|other|personal|investment|retirement|side|primary|all)? ?income$|^income\b|\bincome$|^bonus$|^tax refunds?$|^(check|mobile|cash|atm|branch|counter|ach|mobile check|customer)? ?deposits?( slip)?$|^dslip$|^unemployment|^social security|^(government |veterans? |social )?benefits?( payment)?$|^inflow\b/,
    'income',
  ],
  [
    /^(cash ?advances?|atm|atm withdrawals?|cash withdrawals?|cash ?(&|and|\/) ?(atm|checks?)|atm ?\/ ?cash( withdrawals?)?|quasi.?cash|withdrawal,? atm|atm transaction)$/,
    'cash',
  ],
  [/^checks?( ?(paid|written|cashed|card))?$/, 'check'],
  [
    /\btransfers?\b|^acct xfer$|\bxfer\b|^(zelle|venmo|cash app|popmoney|((sent|received) )?p2p|person.to.person|money sent|quickpay)|^(chase to partnerfi|partnerfi to chase|quickpay (debit|credit))|^wire|^(auto|car|student|personal|home equity|vehicle|other)? ?(loans?|lns?) ?(payments?|pmt|repayments?|principal|interest)?$|^(auto|car|vehicle) payments?$|^loans?\b|^debts?( payments?)?$|^savings?( (goals?|vaults?|contributions?))?$|^(retirement|investment|investing)s?( contributions?)?$|^funds (received|paid)$|^reinvest|^securities|^brokerage|^(buy|sell|trade)s?$|^crypto|^(bitcoin|btc|stock)\b|^cash (out|in)$|^round.?ups?$|^top.?ups?$|^(currency )?exchanges?$|^\[.*\]$|deposit to pp account|^(user initiated|general) withdrawal\b|^(bank|account) deposit|^general ((credit |debit )?card (deposit|withdrawal)|currency conversion)|^(instant )?transfer to (bank|debit)|^money transfer$/,
    'transfer',
  ],
  [
    /^(fees? ?(&|and) ?)?adjustments?$|^(payments?|credits?) ?(\/|&|and) ?(payments?|credits?)$|^(statement|promotional|other|card|account) credits?$/,
    'credit',
  ],
  [/\b(awards?|rebates?|rewards?|cash ?back|redemptions?)\b/, 'credit'],
  [/^boosts?\b|^refer(ral)?s?\b|^bonus(es)?\b|^reimbursements?$/, 'credit'],
];

const TYPES: readonly Rule[] = [
  [/^auto ?pay$/, 'payment'],
  ...COMMON,
  [
    /^(sales?|purchases?|pos|debit ?card|visa|mastercard|card|signature|pin|e-?commerce|merchant)\b|\bpurchases?$|^card payments?$|^cash (app )?card\b|point of sale|^(contactless|online) (purchase|payment)|^merchant transaction|express checkout|preapproved payment|^(website|general|recurring|subscription|mobile) payment|^tax$|^installments?$/,
    'sale',
  ],
  [
    /^payments?( received)?$|^bill ?pay(ment)?s?$|^(online|ach|electronic|internet) payments?$/,
    'payment',
  ],
];

/** Categories that say nothing. */
const BROAD =
  /^((ach|misc|electronic|external|bank|online|web|point of sale|pre.?auth(orized)?) )?(debits?|credits?|withdrawals?|deposits?|others?|transactions?)$|^(misc(ellaneous)?|uncategori[sz]ed|unclassified|general|unknown|none|n\/?a|other expenses?|everything else|needs? category|(category )?pending|-+)$/;

const CATEGORIES: readonly Rule[] = [
  ...COMMON,
  [/^payments?$|^credit ?cards?( bills?)?$/, 'payment'],
  [/^cash$/, 'cash'],
];

/** Text of a type in lower case, with blanks for underscores. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();

/** Letters of a type or a category that are read. */
const LONGEST_NAME = 100;

function createReader(rules: readonly Rule[]): (text: string) => Meaning | null {
  return memoizeText((text) => {
    const words = plain(text.slice(0, LONGEST_NAME));
    return words === '' ? null : (rules.find(([pattern]) => pattern.test(words))?.[1] ?? null);
  });
}

/** Meaning of a bank's type; null of one that says nothing. */
export const typeMeaning = createReader(TYPES);

const namedMeaning = createReader(CATEGORIES);

/** Parts of a category that has a wider one before it, the narrowest first: `Auto:Fuel`, `Restaurant-Bar & Café`. */
export function categoryLevels(category: string): readonly string[] {
  const name = category.slice(0, LONGEST_NAME);
  if (/^\[.*\]$/.test(name)) return [name];
  return name
    .split(/\s*[:>]\s*|-(?=[A-Z])/)
    .filter((level) => level !== '')
    .reverse();
}

/** Meaning of one category, and whether it names a shop at least. */
const meaningInLevels = memoizeText((category) => {
  const levels = categoryLevels(category);
  const meaning = levels.map(namedMeaning).find((each) => each !== null) ?? null;
  return { meaning, isShop: levels.some((level) => !BROAD.test(plain(level))) };
});

/** Meaning of the first of the bank's categories that has one: a kind of shop is that of a sale. */
export function categoryMeaning(categories: readonly string[]): Meaning | null {
  let isShop = false;
  for (const category of categories) {
    const found = meaningInLevels(category);
    if (found.meaning !== null) return found.meaning;
    isShop ||= found.isShop;
  }
  return isShop ? 'sale' : null;
}
