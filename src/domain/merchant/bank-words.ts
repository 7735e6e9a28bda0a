import { findKindsOfShop } from './kinds-of-shop.ts';
import { withoutPrefix, wordsOf } from './merchant-words.ts';
import { isPlace, isTown } from './towns.ts';

// Words of the bank's own, by what a line with them is: the one list of statements and of shops.

/** Joins alternatives of a pattern that are written over several lines. */
const oneOf = (alternatives: string) => alternatives.replace(/\n */g, '');
const CARD_BANKS = oneOf(`
  chase|jpm(?:organ)?|amex|american ?express|citi(?:bank|group)?|citicards?|citictp|capital ?one|
  cap ?one|discover|bank ?of ?america|bofa|bk of amer(?:ica)?|ba|wells ?fargo|wf|u\\.?s\\.? ?bank|
  usbank|barclays?(?:card)?|synchrony|syncb|gecrb|apple ?card|goldman sachs|gs ?bank|usaa|
  navy ?fed(?:eral)?|nfcu|pnc|truist|bb&t|suntrust|td ?bank|bilt|elan|fnbo|comenity\\w*|bread|
  credit ?one(?: ?bank)?|first premier|mission lane|merrick|penfed|hsbc|sofi|citizens (?:bank|one)|
  regions (?:bank|card|visa)|huntington (?:bank|natl)|key ?bank|bmo|santander|avant|petal card|
  webbank|cardless|alliant (?:cu|credit)|becu|fifth third|5/3|paypal (?:credit|cr)|fnb|
  first bankcard`);
const CARD_BANK = new RegExp(`\\b(?:${CARD_BANKS})\\b`, 'i');
const BANK_AT_START = new RegExp(`^(?:${CARD_BANKS})\\s+`, 'i');

const PAYING =
  /\b(payments?|paymn?ts?|payt|pymn?ts?|pmn?ts?|ccpymt|crcardpmt|autopay|auto ?pay|rautopay|auto-pmt|autopymt|direct ?pay|e-?pay(ment)?|epymt|bill ?pay(ment)?|web ?pay|ach pmt|thank you|gracias)\b|\b(?:pmt|pymt|payment|epay|autopay)sec:/i;
const CARD =
  /\b(credit ?(crd|card|cards)|crd|cards?|bankcards?|cardmember|visa|mastercard|mc|cc)\b/i;
const PLAIN_PAYMENT =
  /\b(thank you|payment received|pymt received|payment - thank|automatic payment|auto ?pay(ment)? ?(pymt|payment|-)|(online|mobile|internet|electronic|web|phone|ach|autopay) (payment|pymt|pmt)|credit card (payment|pmt|pymt)|payment from (chk|checking|sav(ings)?)|directpay)\b|^bill pay payment$|^(?:ach|electronic) credit$|^(payment|pymt)$|gracias/i;

const OWN_FEE =
  /\b(foreign (transaction|trans|txn|exchange|currency)( txn)? fees?|(?:international|intl) (transaction|service|purchase)( trans(action)?)? fees?|over-?limit( fee)?|unpaid item fee|return(?:ed)? ?(payment|check|item|deposit|deposited item)s? (fee|charge)s?|cash advance (transaction )?fees?|convenience check fee|balance inquiry fee|courtesy pay( fee)?|(?:foreign|international|int'?l) [\w' ]{0,25}(?:fee|charge)s?|balance transfer (transaction )?fees?|overdraft( item| protection| transfer| paid)*( fee| charge)s?|^overdraft$|^monthly subscription fee$|(nsf(?! payment)|non-?sufficient funds|(?<!returned\W{1,5})insufficient funds)( fee)?|(incoming |outgoing |domestic |international |intl )*wire( transfer)? (fee|charge)s?|(non-?[a-z]+ )?atm (\w+ )?(fee|charge|surcharge)s?|stop (?:payment|pmt|pymt) (?:fee|charge|chg)|foreign exchange .*fee|atm (fee )?(rebate|refund|reimbursement)|(monthly|account|acct) (maintenance|service|account|checking|base)( fee| charge)s?|(?:account|acct|checking|savings|card) (?:monthly|maintenance|plan) fee|(?:service|svc|serv) ch(?:ar)?ge?s?|paper statement fee|expedited payment fee|card replacement fee|fee (?:reversal|refund|credit|adj(?:ustment)?|waive[rd]|rebate|reimbursement)|^wise charges|skip.a.pay(?:ment)?(?: fee)?|safe deposit box|deposit(?:ed)? items? returned (?:fee|charge)|refund of .*fee|inactivity fee|^account charges?|late (payment )?fee)\b/i;
const FEE_AT_START =
  /^fees?\s*[-:]|^transfer fee\b|^((annual|yearly|renewal|mon?thly|mthly|maintenance|plan( it)?|late|primary|authorized user|additional|card)[ -]*)+(card ?)?(member(ship)?|cardmember|payment|user)? ?(fee|charge|chg)\b|^(card)?member(ship)? fee\b/i;
const INTEREST =
  /^interest$|\b(interest (charged?|charges|on|assessed|refund|reversal|adjustment)|(purchase|cash advance|balance transfer|standard|periodic|minimum|plan|overdraft) interest|finance ch(?:ar)?ge?s?|int ch(?:ar)?ge?s?|minimum interest|interest\W+(purchases|cash advances?|balance transfers?)|(purchases|cash advances|balance transfers) interest)\b/i;
const EARNED =
  /\b(interest (paid|payment|earned|credit(ed)?|income|deposit)|credit interest|monthly interest|int(erest)? (pd|paymt)|apy|dividends?|div|percentage yield)\b/i;

const REWARD =
  /\b(statement cr(edit)?|cash ?back|cash ?bck|cash rewards?|daily cash|rewards?|redemptions?|redeem(ed)?|points? (credit|redeem\w*|used|for)|pay with points|shop with points|refer(ral| a)|welcome bonus|sign.?up bonus|(au|account|new|card\w*) bonus|bonus|offer credit|(amex|chase|boa|bofa|citi|card.?linked|merchant) offers?|promo(tion(al)?)? credit)\b|^offer:/i;
/** A credit of the bank's own, named by its benefit: `STUBHUB CREDIT $300/YEAR`. */
const OWN_CREDIT =
  /\bcredits?\b(?: ?[$(\d].*)?$|^credits?[- ](for|travel|cash)\b|\bcredit for\b|\breimbursement\b/i;
/** Credits that are a purchase's money back. */
const GOODS_BACK =
  /\b(merchant|purchase|return|refund|dispute|disputed|provisional|temporary|chargeback|voucher|adjustment|conditional|fraud|store|retail|price)[- ]?(credits?|cr)\b|\bcredit (voucher|adjustment|slip)\b|\b(refund|returned?|rev(ersal)?|chargeback|dispute)\b/i;
const LOOSE_REWARD =
  /\b(credits?|offers?|bonus(es)?|rewards?|redemptions?|refer(ral)?s?|reimburse(ment|d)?s?|cash ?back|rebates?|points redeemed)\b|^offer:/i;

const BROKERS = oneOf(`
  vanguard|(?<!les )schwab|fidelity|fid bkg|robinhood|e-?\\*?trade|betterment|wealthfront|
  coinbase|acorns|m1 finance|ameritrade|merrill|stash (?:capital|invest|financial)|webull|
  interactive brok(?:er)?s?|treas(?:ury)? ?direct|edward jones|securities|morgan stanley|
  public (?:invest\\w*|holdings)|kraken|payward|gemini trust|binance|crypto\\.com|ibkr|
  apex clearing|tasty ?trade|moomoo|t\\.? ?rowe|tiaa|ameriprise|raymond james|lpl fin\\w*|
  computershare|scottrade|pershing|fundrise|american funds|ellevest|millennium trust|equity trust|inspira|empower (?:retire\\w*|invest\\w*)`);
const LOANS = oneOf(`
  (?:auto|car|personal|stu|stdnt|student|home equity|bank|bk|cu|fcu|union) ?(?:loan|ln|line)s?|onemain|
  (?:green ?sky|sunbit|mariner fin\\w*|rocket loans|opploans|opportunity fin\\w*)|affirm (?:inc|pay\\w*|pmt)|
  upgrade,? inc|activehours|lendmark|(?:earnest|kikoff) (?:ops|loan|pay\\w*|pa?y?mt)|college ave|laurel road|
  credit ?ninja|speedy ?cash|advance america|netcredit|lendup|money ?lion|bridge it|
  earnin(?:act\\w*)?|payactiv|cashnet ?usa|oportun|possible fin\\w*|consumer portf\\w*|carmax auto|credit acceptance|world omni|heloc|lendingpoint|lightstream|
  best egg|prosper (?:funding|market\\w*)|
  (?:finance|financial|lending) (?:co |corp |svcs |services )?(?:payment|pymt|pmt|paymt)|
  loan ?(?:payment|pmt|pymt|repay\\w*)|line of credit|loc (?:payment|pmt|pymt)|ln pmt|
  auto fin(?:ance)?|carpay|nelnet(?! (?:campus|business))|navient|mohela|sallie mae|aidvantage|
  edfinancial|dept\\.? (?:of )?education|student ln|
  (?:toyota|lexus|honda|acura|ford|hyundai|kia|nissan|infiniti|subaru|mazda|vw|volkswagen|audi|bmw|mercedes(?:.benz)?|gm|tesla|volvo|chrysler|mitsubishi|harley.?davidson|american honda) (?:motors? |mtr )?(?:ach|capital|cap|fin(?:ance|ancial|anc|l)?|fs|fncl|credit|accept\\w*|acc|bank|lease|svcs|pmt|pymt|payment)|
  (?:chase|wells fargo|us bank|capital one) auto(?! ?(?:pay|pmt|pymt))|
  ally (?:auto|financial|payment|paymt|pymt|pmt)|gm financial|chrysler capital|exeter finance|
  westlake fin\\w*|bridgecrest|lending ?club|upstart|santander consumer|loan`);
/** Marks of an entry between banks: the fields of NACHA's rules, banks' words for them, and how a bill was paid. */
const ELECTRONIC = new RegExp(
  `\\b(?:${oneOf(`
  ach(?:dw)?|(?:ppd|web|ccd|tel|pop|arc)(?: id)?:?(?= ?[\\d:]|$)|(?:web|tel|ppd|ccd) (?:single|recur\\w*)|
  des:|indn:|co id:|orig co name|sec:|customer id|type: .* id:|web authorized|
  (?:electronic|external|direct|auto\\w*|preauthorized) (?:withdrawal|debit|pmt)|withdrawal from|paid to|rtp|
  (?:web|tel|phone|online|auto|e)?[ _-]?(?:payments?|pay(?! at\\b)|pymn?ts?|pmts?|paymn?ts?|debit)|
  bill ?pa?y(?:mt|ment)?|rautopay|repay(?:ment)?|instal\\w*`)})\\b|_pay\\b`,
  'i',
);
/** Last words of the names of those who lend. */
const LENDER =
  'lend|lending|lenders?|loans?|funding|acceptance|accept|auto ?fin\\w*|financ(?:e|ing)|fincl?|finco|fin sv\\w*';
/** The same of houses where a person may owe, save or insure. */
const HOUSE = 'capital|trust|fin|bk|cu|savings|funds?';
const PLAIN_HOUSE =
  /\b(?:credit|banks?|cr un\w*|fcu|cru|financ\w*|securit(?:ies|ie|i)?|wealth|inves\w*|advis[eo]rs?|brokerage)\b/i;
const AT_END =
  '(?:[ ,.-]+(?:inc|llc|corp\\w*|co|company|usa?|na|n\\.a|sv\\w*|serv\\w*|group|grp))*(?:[ .,\\d*#x-]*$| ~)';
const PERSONAL = oneOf(`
  zel(?:le)?|p2p|(?:google|samsung|facebook|meta|apple) ?pay (?:sent|p2p|cash)|person.to.person|
  pay (?:anyone|an? (?:friend|person))|transferwise|wise (?:inc|us)|venmo|
  cash ?app(?! (?:store|taxes))|amex send|add(?:ed)? money|sen[dt] money|money sent|popmoney|
  converted [\\d.,]+ [a-z]{3} to|apple cash|western union|moneygram|remitly|xoom|balance transfer|
  cr(?:edit)? bal(?:ance)? ref(?:und)?|transfer to (?:checking|savings|chk|sav)`);
const TO_PERSON = new RegExp(`\\b(?:${PERSONAL})\\b`, 'i');
const TRANSFER = new RegExp(
  `\\b(?:${PERSONAL}|transfer(?:red|s)?(?! station)|money ?(?:link|line)|fedwire|buy investment|round[ -]?ups? (?:transfer|invest\\w*|sav\\w*|to)|to invest|auto-?invest|exchanged to [a-z]{3}|auto[ -]?save|(?:savings|deposit|loan|investment) sweep|sweep (?:to|from)|e?-?xfer|trf|e-?transfer|trnsfr|tfr|wire (?:in|out|from|to)|received money|topped up|top-?up|book ?tran(?:sfer)?|you (?:bought|sold)|reinvestment|ach trans|(?:to|savings) vault|paypal inst|save as you go|keep the change|(?:to|from) (?:savings|checking|sav|chk)|(?:withdrawal|deposit) (?:to|from) .{0,30}(?:savings|checking|money market)|(?:college|edge|plan|direct|scholars?) 529|(?:roth|ira|401k|hsa|529) (?:college|savings|contrib\\w*|deposit|plan)|(?<=^)(?:my |ally |marcus |sofi |amex |discover |capital one |chase |cit |wealthfront )?(?:checking|savings)(?: account)?(?=[ x*\\d]*$)|^(?:car|vehicle|truck|boat) (?:payment|pmt)s?(?=$)|(?:savings|investment|retirement|emergency) (?:deposit|account|contribution|fund)s?|^wt (?:fed|seq)|(?:cd|certificate|opening|initial) deposit|purchase of (?:a )?(?:cd|certificate)|healthequity|hsa ?bank|optum bank|hsa(?=$)|brokerage|${BROKERS}|${LOANS})\\b`,
  'i',
);
const PAID_BY_BANK = new RegExp(`\\b(?:${BROKERS}|${LOANS}|roth ira)\\b`, 'i');
const MORTGAGE = /\b(mortgage|mort|mtg|mtge|home ?loan|rent|insurance|ins|p&c|p ?& ?c)\b/i;
const HOME_LOAN = /\b(mortgage|mort|mtg|mtge|home ?loan)\b/i;
const LOAN = new RegExp(`\\b(?:${LOANS})\\b`, 'i');
const CASH =
  /\b(atm|cashpoints? withdrawal|cash (advance|adv|withdrawal|wd|w\/d|disbursement|equivalent)|(counter|teller|branch|customer) withdrawal|withdrawal (made )?in (a )?branch|withdrawal by cash|cash (wdl|out at)|quasi.?cash|money order|cash machine|cash at till)\b|^cash$/i;
const PAY =
  /\b(pay ?roll|gusto pay|salary|wages?|pay ?checks?|direct ?dep(osit)?|dir(ect)? dep|dirdep|des:? ?(pay|salary)\w*|reg\.?salary|ssa treas|soc(ial)? sec(urity)?|va benef\w*|irs treas|tax ref(und)?|treas 310|unemployment|ui benefit\w*|pension|annuity|franchise tax bd refund|state tax rfd|taxrfd|child ?ctc|stimulus)\b/i;
/** Payouts of apps to people who work or sell through them. */
const EARNINGS =
  /\b(pay ?outs?|earnings?|to dasher|(driver|dasher|shopper|courier|contractor|seller) (pay\w*|proceeds)|indn:? ?driver|pay(?:ment|mt)? (?:to )?(?:driver|dasher|shopper|courier)|payoneer|hyperwallet|edi (pay\w*|pymn?ts?)|cash ?outs?)\b/i;
const DEPOSIT =
  /\b(deposits?|(?:ach|preauthorized) credit|mobile check|remote capture|dep check|check dep)\b|^(dep|counter credit)\b/i;
const CHECK =
  /^(check|ck|chk|cheque|check paid|paid check|(?:in-?clearing|cashed|substitute|convenience|counter|personal|business|official) check|draft)( ?(paid|withdrawal|number|no\.?|#))?[ #:]*\d*( (cashed|paid|cleared))?$|\bwithdrawal by check\b|\bcheck withdrawal\b|\bshare draft\b/i;

const BALANCE =
  /^(\*+ ?)?((beginning|opening|starting|previous|prior|ending|closing|final|daily|current|available|ledger|statement|total|average|running|account) )*balance( (as of|on|at|forward|brought|carried|b\/f|c\/f)\b[^]*)?[ :\d/.-]*$|\bbalance (brought |carried )?forward\b|^(sub|grand)? ?-?totals?( (credits?|debits?|deposits?|withdrawals?|purchases?|payments?|charges|spent|inflows?|outflows?|income|expenses?|in|out|amount|fees?|interest|for [^]*))?[ :]*$|^transactions? totals?$|^total (pending|posted)\b|^(beginning|ending) balance\b|^saldo\b|^(\w+ )?balance adjustment$|^statement of points|^(points|rewards) (summary|balance|statement(?! cr)|earned this)/i;

/** Prefixes of a bank that say that a card paid at a shop. */
const SOLD =
  /^(pending )?((withdrawal|pos|debit|visa|check ?card|digital|recurring|signature|pin|point of sale|mastercard|contactless|online|mobile|card|dbt|crd|dda|dc|electronic)[ -]*)*\b(purchases?|pur|check ?card|debit card|dbt crd|dbt purchase|pos|dda pur|card payment|point of sale|sale)\b|^(recurring )?payment authorized on\b/i;
const SOLD_BACK =
  /^(pending )?((pos|point of sale|debit|visa|check ?card|digital|card|dda|dbt|crd|online)[ -]*)*\b(purchase return|return|refund|ref|merchant refund|dda ref|merchant credit|merch(andise)? (return|credit)|credit voucher|reversal|rev)\b|^deposit (?:(?:debit|check|visa) ?card|pos)\b|^rev[: ]|^refund\b|^return of\b|\b(merchandise return|purchase return)\b/i;

/** True if a shop's name begins with a word that banks use too: `TRANSFER PIZZERIA`. */
function isTradeBehind(text: string): boolean {
  const rest = /^(?:transfer|bonus|rewards?)\s+([a-z].*)$/i.exec(text)?.[1];
  if (rest === undefined) return false;
  const words = wordsOf(rest);
  const isOfBank = words.some((word) => BANKS.has(word) || ACTS.has(word) || AROUND.has(word));
  return !isOfBank && findKindsOfShop(words).length > 0;
}

export const isOwnFee = (text: string) => {
  const own = text.replace(BANK_AT_START, '');
  return (
    OWN_FEE.test(text) ||
    FEE_AT_START.test(own) ||
    FEE_AT_START.test(text) ||
    (/\bfees?[\s\d/#-]*$/i.test(text) && CASH.test(text)) ||
    (/\bfees?\b/i.test(text) && isNothingElse(text))
  );
};
export const isInterest = (text: string) =>
  INTEREST.test(text) || (/\binterest\b/i.test(text) && !EARNED.test(text) && isNothingElse(text));
export const isInterestBack = (text: string) => /^interest (credit|adjustment|refund)/i.test(text);
export const isEarned = (text: string) => EARNED.test(text);
export const isReward = (text: string) => REWARD.test(text) && !isTradeBehind(text);
export const isLooseReward = (text: string) => LOOSE_REWARD.test(text);
/** A credit that the bank names after a benefit, and no shop's money back. */
export const isOwnCredit = (text: string) => !GOODS_BACK.test(text) && OWN_CREDIT.test(text);
export const isGoodsBack = (text: string) => GOODS_BACK.test(text);
export const namesACardBank = (text: string) => CARD_BANK.test(text);
/** A card's bank, and no account of one's own there. */
export const sendsToCardBank = (text: string) =>
  CARD_BANK.test(text) &&
  !/\b(transfer|xfer|tfr|trnsfr|sav\w*|check\w*|chk|acc(oun)?t|brokerage|invest\w*|ira|loans?|ln|mortgage|mtg|money market|round[ -]?ups?|vault)\b/i.test(
    text,
  );
/** A card that is paid, a shop's own as well. */
export const paysAnyCard = (text: string) =>
  PAYING.test(text) &&
  !MORTGAGE.test(text) &&
  /(?<!gift |greeting |business |debit |check |report |score ?)\b(?:\w*card|visa|mastercard)\b(?! (?:shop|store|show|games?))|\bcredit(?= ?(?:$|pa?ym|pmt|online|on-line|web|auto|ach|x|\d))/i.test(
    text,
  );
/** A bank's thanks for a payment of the card. */
export const isThanks = (text: string) =>
  /\b(payment|pymt|pmt|autopay)\b.*thank|thank.*payment|payment received/i.test(text);
/** A payment that was given back to the bank it came from. */
export const isReturnedPayment = (text: string) =>
  /\b(returned|reversed|reversal|rejected)\b.{0,20}\b(payment|pymt|pmt|autopay)\b|\b(payment|pymt|pmt|autopay) (returned|reversed|reversal|rejected)\b/i.test(
    text,
  );
/** A payment in nothing but the bank's own words. */
export const isOwnPayment = (text: string) =>
  isThanks(text) || (PAYING.test(text) && isNothingElse(text));
export const isPaying = (text: string) => PAYING.test(text);
/** A payment of the card and nothing else. */
export const isPlainPayment = (text: string) => PLAIN_PAYMENT.test(text);
/** Money that goes to a card's bank. */
export const paysACard = (text: string) =>
  !MORTGAGE.test(text) &&
  !LOAN.test(text) &&
  !/gift ?card/i.test(text) &&
  ((CARD_BANK.test(text) && (PAYING.test(text) || CARD.test(text))) ||
    (CARD.test(text) && isOwnPayment(text)) ||
    /\b(barclaycard|applecard|citicards?|discovercard)\b|\bcard (srvc|svcs?|services?)\b|\b(credit ?)?(card|crd|cc) ?(des: ?|type: ?|srvc |services? |bill |online |web |auto |mobile |ach |recurring |electronic )*(payments?|pmt|pymt|auto ?pay|bill ?pay|e-?pay(ment)?)\b|^[\w ]{2,20} credit card$|(?<!debit purchase -|inflight )\b(?:visa|mastercard)[ #*x\d-]*$|\b(?:visa|mastercard|mc|syncb|syf)\b.*\b(?:payment|pymt|pmt|paymnt)(?:[ #*x\d-]*| ~.*)$|\bcredit ?card bill\b|\b(?:transfer|payment|pymt|pmt|paid) to (?:\w+ )?(?:credit )?(?:card|crd|visa|mastercard|amex)\b|\b(?:bread|elan) fin\w*\b(?! caf)|\bpaypal (?:credit|cr)\b|^(?:gecrb|syncb)\b|\b(mil(?:itary)? star|redcard|(?:visa|syncb|syf) (?:des: ?|type: ?)?(?:payment|pymt|pmt)|crcardpmt|storecrd|cardmember se?r?v\w*|ccpymt|syf paymnt)\b|\b(chg|charge( card)?) (payments?|pmt|pymt)\b|\b(payment|pymt|pmt)\b.*\bcredit (card|crd)\b/i.test(
      text,
    ));
/** A credit in the bank's own words, or goods that are taken back. */
export const isPlainlyBack = (text: string) =>
  isSoldBack(text) || (isReward(text) && isNothingElse(text));
/** A line of nothing but the name of a card's bank: who is paid by a bank account. */
export const isBankName = (text: string) =>
  !/\b(travel|usaa)\b/i.test(text) && (CARD_BANK.test(text) || /^(visa|mastercard)\b/i.test(text))
    ? wordsOf(text.replace(/^orig co name:/i, '')).every(
        (word) => BANKS.has(word) || AROUND.has(word) || CARD_NAMES.has(word),
      )
    : false;
/** Money that only changes its place; on a card, money out does so in few ways. */
export const isTransfer = (text: string, isCardSpending: boolean) =>
  isCardSpending
    ? isPersonal(text)
    : TRANSFER.test(text) && !HOME_LOAN.test(text) && !isTradeBehind(text);
/** A transfer in nothing but the bank's own words. */
export const isOwnTransfer = (text: string) => isTransfer(text, false) && isNothingElse(text);
/** Money to or from a person, or a wallet. */
export const isPersonal = (text: string) => TO_PERSON.test(text);
/** The payment of a loan for a home. */
export const isHomeLoan = (text: string) => HOME_LOAN.test(text);
/** A credit union, which sells nothing. */
export const isCreditUnion = (text: string) =>
  /\b(?:fcu|cru|credit un\w*|federal cu)\b/i.test(text) && !MORTGAGE.test(text);
/** The arm of a maker or a store that lends. */
export const isFinancialArm = (text: string) => endsAsArm(text);
/** Brokers and lenders are paid from a bank account, and by no card. */
export const isPaidByBank = (text: string) => PAID_BY_BANK.test(text);
/** An entry between banks, which no card's till makes. */
export const isElectronic = (text: string) => ELECTRONIC.test(text);
const endsWith = (names: string) => {
  const within = new RegExp(`\\b(?:${names})\\b`, 'i');
  const last = new RegExp(`\\b(?:${names})${AT_END}`, 'i');
  return (text: string) => last.test(text) || (ELECTRONIC.test(text) && within.test(text));
};
const endsAsLender = endsWith(LENDER);
/** A name like a lender's, who has no shop. */
export const isLender = (text: string) => endsAsLender(text) && !MORTGAGE.test(text);
/** An entry that is called an investment. */
export const isInvested = (text: string) =>
  ELECTRONIC.test(text) &&
  /\b(?:invest(?:ing|ment)?|inv-?dep|auto inv|inv$|ira contr\w*)\b/i.test(text);
const endsAsArm = endsWith('financial|financing|inves\\w*');
const endsAsHouse = endsWith(HOUSE);
/** A name like that of a bank, a lender or a broker. */
export const isHouseOfMoney = (text: string) => PLAIN_HOUSE.test(text) || endsAsHouse(text);
/** Words of a bill: next to one, an unknown name is not a lender's. */
const BILL = new RegExp(
  `\\b(?:${oneOf(`
  dues|fees?|subscr\\w*|membership|(?:city|county|town|village|township|state|dept|univ\\w*|bd|board|boro\\w*) of|
  county|township|municipal\\w*|city|authority|auth|district|dist|dmv|court|clerk|assoc\\w*|assn|hoa|
  homeowners?|owners|condo\\w*|coop|co-op|elec|illuminating|lt|pwr|util\\w*|water|wtr|light|tele\\w*|comm|
  (?<!wealth |asset |credit )(?:mgmt|management)|propert\\w*|prop|realty|rentals?|rent|landlord|lease|apts?|apartments?|villas?|
  tuition|camps?|kids?|child\\w*|care|learning|lessons?|school\\w*|tithes?|giving|gifts?|donations?|pledge|temple|diocese|
  purchase|clubs?|premiums?|prem|ins|insur\\w*|benefits?|mutual|life|policy|health\\w*|dental|medical|hosp\\w*|clinic|md|dds|rx|
  athletics?|scouts?|leagues?|soccer|residen(?:tial|ces?)|shield|warranty|protection|library|society|
  council|studios?|magazine|media|wellness|alarm|tax(?:es)?|usataxpymt|order|paymentus|doxo|invoice|inv#?|ticket|permit|license|plan`)})\\b`,
  'i',
);
export const isBill = (text: string) => BILL.test(text.replaceAll('_', ' '));
/** True if the bank marks the line as a card purchase. */
export const isMarkedAsSold = (text: string) => isSold(text) || withoutPrefix(text).isPurchase;
/** True if a store's register printed the line: with its mark, a store or card number, or a town with its state. */
export const isAtTill = (text: string) => {
  if (isMarkedAsSold(text) || /\w ?\*|#\d|\bcard [x*]*\d{4}\b/i.test(text)) return true;
  const words = wordsOf(text.replace(/ (?:id\b.*|\d\d[/-]\d\d)$/i, '')).slice(-2);
  return (
    isPlace(['', ...words]) &&
    !BANKS.has(words[0] ?? '') &&
    (words[1] !== 'CO' || isTown(words[0] ?? ''))
  );
};
/** A deposit for a term, which is bought and is no purchase. */
export const isCertificate = (text: string) =>
  /^purchase of (?:a )?(?:cd|certificate)\b/i.test(text);
export const isCash = (text: string) => CASH.test(text);
export const isPay = (text: string) => PAY.test(text);
export const isEarnings = (text: string) => EARNINGS.test(text);
export const isDeposit = (text: string) => DEPOSIT.test(text);
export const isPlainDeposit = (text: string) => /^(\w+ )?deposit\b|^ach credit\b/i.test(text);
export const isPlainWithdrawal = (text: string) =>
  /^(\w+ )?withdrawal\b|^ach debit\b|^debit card\b|^pos\b/i.test(text);
export const isCheck = (text: string) => CHECK.test(text.trim());
export const isBalance = (text: string) => BALANCE.test(text.trim());
export const isSold = (text: string) => SOLD.test(text.trim());
export const isSoldBack = (text: string) => SOLD_BACK.test(text.trim());

/** A bank's line is no longer. */
const MOST_LETTERS = 200;
const TILL_OF_SHOPS = /^(?:sq|tst|sp|py|dd) ?\*/i;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names of banks and their cards, word by word. */
const BANKS = words(
  'BANKCARD AMEX AMERICAN EXPRESS AMERICANEXPRESS BANKOFAMERICA CAPITALONE NA N CHASE CITI CITIBANK CITICARD CITICARDS CAPITAL ONE CAPONE DISCOVER BARCLAYS BARCLAYCARD SYNCHRONY SYNCB ' +
    'SYF BA BOA BOFA BK OF AMER BANK AMERICA WELLS FARGO WF USBANK USAA NAVY FEDERAL NFCU APPLECARD GSBANK ELAN FNBO ' +
    'COMENITY BREAD CREDIT PENFED TD TDBANK PNC TRUIST REGIONS HSBC FIFTH THIRD ALLY MARCUS GOLDMAN SACHS CARDMEMBER VISA MASTERCARD JPMORGAN JPMCB',
);
/** Words in the names of banks' cards. */
const CARD_NAMES = words(
  'DOUBLE CUSTOM QUICKSILVER VENTURE VENTUREONE SAVOR SAVORONE SAPPHIRE PREFERRED RESERVE FREEDOM UNLIMITED FLEX SLATE INK BLUE ' +
    'GOLD PLATINUM EVERYDAY ACTIVE AUTOGRAPH REFLECT SPARK MILES CHROME SIMPLICITY STRATA CUSTOMIZED SIGNATURE WORLD ELITE',
);
/** A line of nothing but the bank's words has at least one of these. */
const ACTS = words(
  'FEE FEES CHARGE CHARGES INTEREST PAYMENT PAYMENTS PAYMNT PYMT PYMNT PMT PMTS AUTOPAY RAUTOPAY EPAY EPAYMENT BILLPAY CCPYMT CREDITCRD ' +
    'TRANSFER XFER WITHDRAWAL DEPOSIT REDEMPTION REWARD REWARDS CASHBACK BONUS ADJUSTMENT REVERSAL BALANCE PAYROLL CHECK CHK ' +
    'CREDIT DIVIDEND REBATE CASHOUT TRSF AUTOMTC ACHPMT CRCARDPMT DIRECTPAY AUTOPYMT CREDITCARD WAIVER REFUND CASH',
);
/** Acts that pay a card where a bank's name precedes them. */
const PAYS =
  /^(PAYMENTS?|PAYMNT|PYMT|PYMNT|PMTS?|AUTOPAY|EPAY|EPAYMENT|CCPYMT|ACHPMT|CRCARDPMT|DIRECTPAY|AUTOPYMT|CREDITCRD|CREDITCARD|CRD|CRDS)$/;
const AROUND = words(
  'PROMO PROMOTIONAL DDA LOCKBOX COURTESY ANALYSIS WAIVED ASSESSMENT OD NUMBER REF CAPTURE THROUGH BY ECHECK INQUIRY RENEWAL CASHIERS DORMANT LOW ORDER DELIVERY IT REMOTE STANDARD PURCH SVC ADVANCE CONVENIENCE REPLACEMENT EXPEDITED EXCESS EXCESSIVE OVERLIMIT PERIOD TOTAL THIS NEXT OF VI BACK CONVERSION CURRENCY ADJ EXCHANGE ANNUAL MEMBER MEMBERSHIP LATE PAST DUE FOREIGN TRANSACTION TRANS CASH NSF RETURNED ITEM WIRE ATM MONTHLY MAINTENANCE SERVICE ' +
    'INACTIVITY STOP PAPER STATEMENT ACCOUNT ACCT LIMIT MINIMUM INTL INTERNATIONAL ONLINE MOBILE WEB PHONE ELECTRONIC ' +
    'AUTOMATIC AUTO AUTH RECURRING SCHEDULED DIRECT DIR DEP BILL PAY PAID CARD CARDS CRD CC BANKING THANK YOU RECEIVED PLAN ' +
    'ON PURCHASES PURCHASE ADVANCES BALANCES TO FROM IN FOR YOUR A THE END ENDING OUTGOING INCOMING DOMESTIC SAVINGS CHECKING ' +
    'SAV CHECKS PPD CCD ID DES CO INST INSTANT STANDARD ACH INTERNET E CR DB DR DEBIT FULL SEE DETAILS MONEY MARKET INITIAL LOAN ADD AU DEDUCTION MAIL LEGAL PROCESS EARLY CLOSURE CLOSING RESEARCH COPY COLLECTION REV RECD RECVD MTHLY MADE ONE TIME VIA APP PREAUTHORIZED ' +
    'TRAVEL POINTS APR AND PENALTY ADMIN MISC COUNTER TELLER BRANCH NON NETWORK OUT PIN ADDITIONAL USER AUTHORIZED SERV CHG',
);

/** Payroll services are paid for payroll as well. */
const isOwnPay = (text: string) =>
  isPay(text) &&
  !/^(adp|gusto|intuit|quickbooks|paychex)\b.*\b(fees?|tax|subscription|services?|payroll$)/i.test(
    text,
  );
/** A line with one of these is the bank's, even with a shop's name. */
const OWN_LINES: readonly ((text: string) => boolean)[] = [
  isOwnFee,
  isInterest,
  isEarned,
  (text) => isReward(text.replace(/ rewards$/i, '')),
  isOwnCredit,
  isThanks,
  isReturnedPayment,
  paysACard,
  (text) => isTransfer(text, false),
  isCash,
  isCheck,
  isOwnPay,
  isEarnings,
  isDeposit,
  isBalance,
  isBankName,
];

/**
 * True for a bank's own line, in which no shop is meant however much a word resembles one: fees, interest, payments, transfers,
 * persons, pay, rewards and balances. A bank's mark of a purchase in front makes it a shop's.
 */
export function isBankLine(text: string): boolean {
  const line = text.slice(0, MOST_LETTERS).replaceAll('_', ' ');
  const { rest, isPurchase } = withoutPrefix(line);
  if (isPurchase || TILL_OF_SHOPS.test(rest)) return false;
  return OWN_LINES.some((test) => test(rest) || test(line)) || isNothingElse(rest);
}

/** True for a line of bank words only, at least one of them an action. */
export function isNothingElse(text: string): boolean {
  const line = text
    .toUpperCase()
    .replace(/['’]/g, '')
    .replace(/\bE-(?=PAY)/g, 'E')
    .replace(/\bU\.? ?S\.? BANK\b|\bBARCLAYCARD US\b/g, 'USBANK')
    .replace(/[^A-Z0-9:]+/g, ' ')
    .trim();
  let hasAct = false;
  let hasBank = false;
  for (const word of line.split(/[ :]+/)) {
    if (hasBank && PAYS.test(word)) return true;
    const isBank = BANKS.has(word);
    const isAct = ACTS.has(word);
    if (!isBank && !isAct && !AROUND.has(word) && !/\d/.test(word)) return false;
    hasBank ||= isBank;
    hasAct ||= isAct;
  }
  return hasAct;
}
