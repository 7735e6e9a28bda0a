import { categoryMeaning, type Meaning, typeMeaning } from './bank-types.ts';
import { type Direction, isGivenBack } from './direction.ts';
import { type AccountKind, memoizeWording, type Wording } from './entry.ts';
import * as words from '../merchant/bank-words.ts';

/** Reason for excluding a row from spending. */
export type Exclusion =
  | 'payment'
  | 'transfer'
  | 'fee'
  | 'interest'
  | 'cash'
  /** Credits and cash back of the bank: they lower no spending. */
  | 'reward'
  | 'income'
  /** Not counted at all: declined, repeated, or a balance. */
  | 'skipped'
  /** Only the person knows: a paper check, a row in other money. */
  | 'unknown';

export type RowKind = 'purchase' | 'refund' | Exclusion;

export type LineKind =
  | { readonly kind: 'purchase' }
  /** Reverses a purchase: it lowers the spending in its category. */
  | { readonly kind: 'refund' }
  | { readonly kind: 'excluded'; readonly why: Exclusion };

type Judgment = { readonly kind: RowKind; readonly reason: string };

const some = (texts: readonly string[], test: (text: string) => boolean) => texts.some(test);

/** Meaning of the words before a shop's name, where a bank says there that a card paid. */
function prefixMeaning(texts: readonly string[]): Meaning | null {
  if (some(texts, words.isOwnFee) || some(texts, words.isInterest)) return null;
  if (some(texts, words.isCash) || some(texts, words.isOwnPayment)) return null;
  if (some(texts, words.isCertificate)) return null;
  if (some(texts, words.isSoldBack)) return 'return';
  return some(texts, words.isSold) ? 'sale' : null;
}

const OFX: Readonly<Record<string, Meaning>> = {
  FEE: 'fee',
  SRVCHG: 'fee',
  DIV: 'income',
  DEP: 'income',
  DIRECTDEP: 'income',
  ATM: 'cash',
  CASH: 'cash',
  CHECK: 'check',
  XFER: 'transfer',
  POS: 'sale',
};

/** The meaning that the bank gives a row, and the words that give it. */
export const meaningOf = memoizeWording((wording): readonly [Meaning, string] | null => {
  const typed = typeMeaning(wording.type);
  const named = categoryMeaning(wording.categories);
  // "Payment" as a type is any electronic one, where the category knows more.
  const isVague =
    (typed === 'payment' && named !== null && named !== 'payment') ||
    (/^deposit$/i.test(wording.type) && named !== null && named !== 'sale');
  const isOfCard = wording.categories.some((category) => /credit ?card/i.test(category));
  const paysCard =
    named === 'payment' && (typed === 'credit' || (typed === 'transfer' && isOfCard));
  if (typed !== null && !isVague && !paysCard) {
    return [typed, `type ${wording.type}`];
  }
  const before = prefixMeaning(wording.names);
  if (before !== null) return [before, 'words of a card purchase'];
  return named === null ? null : [named, `category ${wording.categories[0] ?? ''}`];
});

/** True of a row that the bank calls a sale: the sign that most of them have is that of money out. */
export const isCalledASale = memoizeWording(
  (wording) =>
    meaningOf(wording)?.[0] === 'sale' &&
    // A bank's own credit has the category of the shops it reimburses.
    !wording.names.some((name) => words.isOwnCredit(name) || words.isReward(name)),
);

/** True of a sale by the bank's type or mark: a budgeting app's category may be that of a person who is paid. */
export const isTypedAsSale = (wording: Wording): boolean =>
  isCalledASale(wording) && meaningOf(wording)?.[1].startsWith('category') === false;

type Surroundings = {
  readonly direction: Direction;
  readonly account: AccountKind;
  /** True if the row names a known shop, or has a merchant category code. */
  readonly namesAShop: boolean;
  /** Slug of the kind of shop named in the row. */
  readonly trade: string | null;
  /** True if the file marks card purchases. */
  readonly marksCards: () => boolean;
};

function judgeSale(texts: readonly string[], isOut: boolean, isPay: boolean): RowKind {
  if (isOut) return 'purchase';
  if (isPay) return 'income';
  const isOwn = texts.some(
    (text) => !words.isGoodsBack(text) && (words.isOwnCredit(text) || words.isReward(text)),
  );
  return isOwn ? 'reward' : 'refund';
}

function judgeCredit(texts: readonly string[], meaning: string, isOut: boolean): RowKind {
  if (some(texts, words.isOwnFee)) return 'fee';
  if (some(texts, words.isInterest)) return 'interest';
  if (isOut) return some(texts, words.isPaying) ? 'payment' : 'fee';
  if (
    /award|rebate|reward|cash ?back|redemption|referr|bonus|boost|(statement|promotional) credit/i.test(
      meaning,
    )
  )
    return 'reward';
  if (some(texts, words.isPaying)) return 'payment';
  return some(texts, words.isLooseReward) ? 'reward' : 'refund';
}

/** The kind by the bank's own word; null if the description has to decide. */
function judgeMeaning(
  [meaning, where]: readonly [Meaning, string],
  texts: readonly string[],
  { direction, account, namesAShop }: Surroundings,
): RowKind | null {
  const isOut = direction === 'out';
  switch (meaning) {
    case 'sale':
      return judgeSale(
        texts,
        isOut,
        account === 'bank' && where.startsWith('category') && some(texts, words.isPay),
      );
    case 'return':
      if (isOut) return words.isReturnedPayment(where) ? 'payment' : null;
      return some(texts, words.isOwnFee) ? 'fee' : 'refund';
    case 'payment':
      if (isOut && some(texts, words.sendsToCardBank)) return 'payment';
      if (/credit ?card|\bcc\b/i.test(where)) return 'payment';
      if (account === 'card') {
        // Some banks call every electronic payment so.
        const isBill = isOut && texts.length > 0 && (namesAShop || !some(texts, words.isPaying));
        return isBill ? null : 'payment';
      }
      return some(texts, words.paysACard) ? 'payment' : null;
    case 'fee':
      return some(texts, words.isInterest) ? 'interest' : 'fee';
    case 'interest':
      return isOut || account === 'card' ? 'interest' : 'income';
    case 'cash':
      return isOut ? (some(texts, words.isOwnFee) ? 'fee' : 'cash') : null;
    case 'check':
      return isOut ? 'unknown' : 'income';
    case 'transfer':
      if (!isOut && account === 'card') return 'payment';
      if (/balance transfer/i.test(where)) return 'transfer';
      if (isOut && some(texts, words.isHomeLoan)) return 'purchase';
      return some(texts, words.paysACard) ||
        (account === 'bank' && isOut && some(texts, words.sendsToCardBank))
        ? 'payment'
        : 'transfer';
    case 'income':
      if (isOut) return some(texts, words.isInterest) ? 'interest' : 'transfer';
      // The words of a deposit decide what it is; on a card, those of anything that mentions a deposit or a bonus.
      if (/^\w+ deposits?$/i.test(where)) return null;
      return account === 'card' && (/deposit|bonus/i.test(where) || some(texts, words.isReward))
        ? null
        : 'income';
    case 'credit':
      return judgeCredit(texts, where, isOut);
    case 'none-at-all':
      return 'skipped';
  }
}

/** The kind that a description says; null where it says none. */
function judgeWords(
  texts: readonly string[],
  { direction, account, namesAShop }: Surroundings,
): RowKind | null {
  const isOut = direction === 'out';
  const isCard = account === 'card';
  if (some(texts, words.isOwnFee)) return 'fee';
  if (some(texts, words.isInterest) && (isOut || isCard)) return 'interest';
  if (isCard && some(texts, words.isInterestBack)) return 'interest';
  if (some(texts, words.isCheck)) return isOut ? 'unknown' : 'income';
  if (!isOut) {
    if (isCard && some(texts, words.isPlainPayment)) return 'payment';
    if (some(texts, words.isReward)) return 'reward';
    if (some(texts, words.isGoodsBack) && !some(texts, words.isPay)) {
      return isCard || namesAShop ? 'refund' : null;
    }
    if (isCard && some(texts, words.isOwnCredit) && !some(texts, words.isPaying)) return 'reward';
    const isShop = namesAShop && !some(texts, words.namesACardBank);
    if (isCard && some(texts, words.isPaying) && !isShop) return 'payment';
    if (some(texts, words.isPay)) return 'income';
    if (!isCard && some(texts, words.isEarnings) && !some(texts, words.isPersonal)) return 'income';
    if (!isCard && some(texts, words.isEarned)) return 'income';
    if (some(texts, (text) => words.isTransfer(text, false))) {
      const isPersonal = some(texts, (text) => words.isTransfer(text, true));
      return isCard && !isPersonal ? 'payment' : 'transfer';
    }
    return !isCard && some(texts, words.isDeposit) ? 'income' : null;
  }
  if (isCard && some(texts, (text) => words.isReturnedPayment(text) || words.isThanks(text))) {
    return 'payment';
  }
  if (some(texts, words.paysACard) && (!isCard || !namesAShop)) {
    return isCard && !some(texts, words.isOwnPayment) ? null : 'payment';
  }
  if (isCard && some(texts, words.isOwnTransfer)) return 'transfer';
  if (some(texts, (text) => words.isTransfer(text, isCard))) return 'transfer';
  if (some(texts, words.isCash)) return 'cash';
  const isAlone = texts.length === 1 || some(texts, words.isPaying);
  return !isCard && isAlone && words.isBankName(texts[0] ?? '') ? 'payment' : null;
}

/** The kind that the type of OFX says. */
function judgeTransactionType(wording: Wording, surroundings: Surroundings): RowKind | null {
  const { direction, account } = surroundings;
  if (wording.transactionType === 'INT') {
    return account === 'card' || direction === 'out' ? 'interest' : 'income';
  }
  const meaning = OFX[wording.transactionType];
  if (/^(PAYMENT|REPEATPMT)$/.test(wording.transactionType)) {
    // An electronic payment: into a card, it pays the card.
    const pays =
      account === 'card' && direction === 'in' && !some(wording.names, words.isGoodsBack);
    return pays ? 'payment' : null;
  }
  if (meaning === undefined) return null;
  // A deposit on a card is what its words say: a payment or a return.
  if (meaning === 'income' && account === 'card') return null;
  return judgeMeaning([meaning, wording.transactionType], wording.names, surroundings);
}

/**
 * Judges money that leaves a bank account for a name in no list. An entry between banks that says no trade may pay a card, a
 * lender or a broker as well as a bill: only the person knows.
 */
function judgePayee(
  wording: Wording,
  texts: readonly string[],
  { account, namesAShop, trade, marksCards }: Surroundings,
): Judgment | null {
  if (account !== 'bank' || some(texts, words.isAtTill)) return null;
  const whole = texts.join(' ');
  const isStoreCard = namesAShop && some(texts, words.paysAnyCard);
  if (isStoreCard || words.paysACard(whole)) return { kind: 'payment', reason: 'words of a card' };
  const isLender = some(texts, words.isLender);
  if (isLender && (!namesAShop || words.isElectronic(whole))) {
    return { kind: 'transfer', reason: 'name of a lender' };
  }
  if (namesAShop && !some(texts, words.isFinancialArm)) return null;
  if (some(texts, words.isInvested) && !some(texts, words.isBill)) {
    return { kind: 'transfer', reason: 'an investment' };
  }
  const isHouse = some(texts, words.isHouseOfMoney);
  const isUnion = !namesAShop && some(texts, words.isCreditUnion);
  const sells =
    trade !== null &&
    !namesAShop &&
    !isUnion &&
    !(isHouse && /^(?:other|auto-service)$/.test(trade));
  if (sells || (!isUnion && some(texts, words.isBill))) return null;
  const isBetweenBanks =
    marksCards() ||
    some([...texts, wording.type.replaceAll('_', ' ')], words.isElectronic) ||
    wording.transactionType === 'DIRECTDEBIT';
  return isHouse || isBetweenBanks || some(texts, words.isNothingElse)
    ? { kind: 'unknown', reason: 'payee not known, no card' }
    : null;
}

/** Judges a row by the bank's word for it, then the description, then the direction of the money. */
export function judgeRow(wording: Wording, surroundings: Surroundings): Judgment {
  // Brokers print the part of the account after the name, and U.S. Bank itself before it.
  const named = wording.names.length > 0 ? wording.names : [wording.type];
  const own = / \((cash|margin)\)$|^download from usbank\.com\.? ?/i;
  const plain = named.map((name) => name.replaceAll('_', ' ').replace(own, ''));
  // A name of OFX goes on in the memo.
  const memo = wording.memo.replace(own, '');
  const whole = wording.transactionType === '' ? [] : [[...plain, memo].join(' ')];
  const texts = memo === '' ? plain : [...plain, memo, ...whole];
  const byOfx = judgeTransactionType(wording, surroundings);
  if (byOfx !== null) return { kind: byOfx, reason: `type ${wording.transactionType}` };
  const meaning = meaningOf(wording);
  const byBank = meaning && judgeMeaning(meaning, plain, surroundings);
  if (byBank) return { kind: byBank, reason: meaning[1] };
  const byWords = judgeWords(texts, surroundings);
  if (byWords !== null) return { kind: byWords, reason: 'words' };
  if (surroundings.direction === 'out') {
    return judgePayee(wording, texts, surroundings) ?? { kind: 'purchase', reason: 'money out' };
  }
  const isBack =
    surroundings.account === 'card' ||
    surroundings.namesAShop ||
    meaning?.[0] === 'return' ||
    some(texts, words.isSold);
  return isBack ? { kind: 'refund', reason: 'money in' } : { kind: 'income', reason: 'money in' };
}

/** True of what a card's bank charges and never pays. */
export function isAlwaysCharged(wording: Wording): boolean {
  if (wording.transactionType === 'INT') return true;
  const meaning = meaningOf(wording)?.[0];
  if (wording.names.some(isGivenBack)) return false;
  if (meaning === 'fee' || meaning === 'interest') return true;
  return (
    meaning === undefined &&
    wording.names.some((text) => words.isOwnFee(text) || words.isInterest(text))
  );
}

/** Money in by its words alone: a plain payment of the card, or pay; null where they are not plain. */
export function plainlyIn(wording: Wording, account: AccountKind | null): boolean {
  const meaning = meaningOf(wording)?.[0];
  if (meaning === 'sale' || meaning === 'return') return false;
  const texts = wording.names;
  if (some(texts, words.isOwnFee) || some(texts, words.isInterest)) return false;
  if (account === 'bank') {
    const isIn = [words.isPay, words.isEarned, words.isPlainDeposit].some((test) =>
      some(texts, test),
    );
    return meaning === 'income' || isIn;
  }
  if (meaning === 'income' && some(texts, words.isPay)) return true;
  if (account === null && some(texts, words.isPay)) return true;
  return (meaning === 'payment' && account === 'card') || some(texts, words.isPlainPayment);
}

/** Money out of a bank account by its words alone: a withdrawal, a check, the payment of a card. */
export function plainlyOut(wording: Wording, account: AccountKind | null): boolean {
  if (account !== 'bank' || plainlyIn(wording, account)) return false;
  const isOut = [words.isCheck, words.isPlainWithdrawal, words.paysACard];
  return isOut.some((test) => some(wording.names, test));
}
