/** Roles of columns, by their headings in letters and digits only, the best first. */
const HEADINGS = {
  date: words(
    `transactiondate transdate trandate purchasedate purchasedon dateoftransaction transactiondatetime
    transactiontime datetime date rundate activitydate bookingdate effectivedate valuedate timestamp createdon
    createdat originaldate day datum fecha postingdate postdate posteddate dateposted postedon posted settlementdate
    clearingdate processeddate`,
  ),
  name: words(
    `merchantname merchant action payee payeename vendor counterparty counterpartyname beneficiary recipient nameofsenderreceiver destinationname
    description transactiondescription fulldescription name details transactiondetails originaldescription
    originalstatement statementdescription simpledescription narrative particulars appearsonyourstatementas
    customname narration activity memo remarks transaction item reference`,
  ),
  /** Names of wallets, where nothing else names the row. */
  note: words('note notes to from'),
  memo: words('memo comments extendeddescription additionalinformation transactiondetail'),
  amount: words(
    `amount amountusd transactionamount billingamount amt gross total amounttotal amountspent netamount net value sum
    montant betrag importe debitcredit creditdebit cost`,
  ),
  debit: words(
    `debit debits debitamount amountdebit debitamt withdrawal withdrawals withdrawalamount withdrawalsamount charges
    charge moneyout amountout paidout outflow spent expense expenses distribution distributions`,
  ),
  credit: words(
    `credit credits creditamount amountcredit creditamt deposit deposits depositamount depositsamount payments payment
    moneyin amountin paidin inflow received income paymentscredits paymentsandcredits contribution contributions`,
  ),
  mcc: words('mcc mcccode merchantcategorycode merchantcode sicmcc sicmcccode sic siccode'),
  category: words(
    `subcategory subcategoryname category categoryname merchantcategory mastercategory expensecategory spendcategory
    transactioncategory classification parentcategory categorygroup`,
  ),
  type: words(
    'type transactiontype transtype trantype paymenttype method paymentmethod kind transaction action typegroup activitytype',
  ),
  direction: words(
    `creditdebitindicator debitcreditindicator debitcreditflag creditdebitflag debitcredit creditdebit debitorcredit creditordebit drcr crdr dc cd indicator direction
    balanceimpact transactiontype trantype type transaction details action sign category`,
  ),
  state: words(
    'status state stage transactionstatus balanceimpact cleared pending ispending posted',
  ),
  leftOut: words('excluded exclude ignoredfrom ignored ignore hidden hide'),
  check: words('check checkno checknumber checknum checkserial checkorslip checkserialnumber'),
  currency: words('currency currencycode transactioncurrency amountcurrency'),
  account: words('accounttype account accountname'),
  security: words('symbol ticker instrument'),
  balance: words('balance runningbal runningbalance dailypostedbalance availablebalance bal'),
} as const;

export type HeadingRole = keyof typeof HEADINGS;

function words(text: string): readonly string[] {
  return text.split(/\s+/);
}

/** Letters of a cell that are read as a heading. */
const LONGEST_HEADING = 100;

/** A heading in letters and digits, without remarks in brackets that say nothing of the role: `Amount ($)`. */
export function headingOf(cell: string): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const heading = cell.slice(0, LONGEST_HEADING);
  const known = plain(heading);
  const bare = plain(heading.replace(/\([^)]*\)/g, ''));
  return /\((total|fee|tip|tax)\)/i.test(heading) || bare === '' ? known : bare;
}

/** Words of headings that no list has: `Date of purchase`, `Amount in USD`. */
const BY_WORDS: readonly (readonly [HeadingRole, RegExp, RegExp?])[] = [
  ['state', /\b(status|state)\b/i, /\b(city|zip|address|merchant)\b/i],
  ['category', /\bcategor(y|ies)\b/i, /\b(code|id|number)\b/i],
  ['date', /\bdate\b/i, /\b(due|birth|statement)\b/i],
  ['name', /\b(description|merchant|payee)\b/i, /\b(category|code|id|number|type|city|address)\b/i],
  [
    'amount',
    /\bamount\b/i,
    /\b(fee|foreign|original|instructed|local|tax|tip|points?|rewards?|balance|due|minimum|cash ?back)\b/i,
  ],
];

/** Columns of a role, the best first. */
export function findColumns(cells: readonly string[], role: HeadingRole): readonly number[] {
  const headings = cells.map(headingOf);
  const known: readonly string[] = HEADINGS[role];
  const found = known.flatMap((heading) =>
    headings.flatMap((each, index) => (each === heading ? [index] : [])),
  );
  if (found.length > 0) return found;
  const [, pattern, but] = BY_WORDS.find(([each]) => each === role) ?? [];
  if (pattern === undefined) return [];
  return cells.flatMap((cell, index) =>
    cell.length <= 40 && pattern.test(cell) && but?.test(cell) !== true ? [index] : [],
  );
}

/** The account that the headings show: a card's have its number, a bank account's its balance and checks. */
export function accountByHeadings(cells: readonly string[]): 'card' | 'bank' | null {
  const all = cells.map((cell) => cell.toLowerCase()).join('|');
  // Credit unions export cards and accounts alike.
  if (/\bcard ?ending/.test(all) && all.includes('serial')) return null;
  if (/\bcard ?(no|number|member|holder|ending)|cardholder|\bpoints\b|rewards/.test(all))
    return 'card';
  const isOfBank = (['balance', 'security'] as const).some(
    (role) => findColumns(cells, role).length > 0,
  );
  return isOfBank || /withdrawal|deposit|check (number|or slip)|serial/.test(all) ? 'bank' : null;
}
