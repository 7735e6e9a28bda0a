/** Reason for excluding a line from spending: it would be counted twice, or it earns nothing. */
export type Exclusion = 'payment' | 'transfer' | 'fee' | 'cash' | 'income';

export type LineKind =
  | { readonly kind: 'purchase' }
  /** Reverses a purchase: it lowers the spending in its category. */
  | { readonly kind: 'refund' }
  | { readonly kind: 'excluded'; readonly why: Exclusion };

const FEE =
  /\b(annual (membership )?fee|membership fee|late (payment )?fee|interest charge|interest charged|purchase interest|finance charge|foreign transaction fee|overlimit fee|returned payment fee|cash advance fee|balance transfer fee|service charge|overdraft)\b/i;
const CASH = /\b(cash advance|atm|cash withdrawal|casino|lottery|money order|quasi.?cash)\b/i;
const TRANSFER =
  /\b(balance transfer|zelle|wire transfer|transfer (to|from)|online transfer|ach transfer|venmo (payment|cashout)|cash app|e-?payment|epay|credit (crd|card)|card ?(pmt|pymt|payment)|autopay|crcardpmt|cardmember serv)\b/i;
const PAYMENT = /\b(payment|pymt|pmt|autopay|thank you|gracias)\b/i;
const INCOME =
  /\b(payroll|salary|direct dep(osit)?|dir dep|deposit|interest paid|dividend|tax refund|cash ?back|cashback|statement credit|rewards? (credit|redemption))\b/i;

const TYPES: readonly (readonly [RegExp, LineKind])[] = [
  [/^(payment|pymt)/i, { kind: 'excluded', why: 'payment' }],
  [/^(fee|interest|finance)/i, { kind: 'excluded', why: 'fee' }],
  [/^(cash advance|atm)/i, { kind: 'excluded', why: 'cash' }],
  [/^(balance transfer|transfer|acct_xfer|loan_pmt)/i, { kind: 'excluded', why: 'transfer' }],
  [/^(return|refund|reversal)/i, { kind: 'refund' }],
];

/**
 * Judges a line by the bank's own type, the description, and the direction of the money. A payment in the direction
 * of spending is a purchase (an insurance payment) unless it pays a card.
 */
export function judgeLineKind(description: string, type: string, isMoneyOut: boolean): LineKind {
  const typed = TYPES.find(([pattern]) => pattern.test(type));
  if (typed) return typed[1];
  if (FEE.test(description)) return { kind: 'excluded', why: 'fee' };
  if (TRANSFER.test(description)) {
    return { kind: 'excluded', why: isMoneyOut ? 'transfer' : 'payment' };
  }
  if (isMoneyOut) {
    return CASH.test(description) ? { kind: 'excluded', why: 'cash' } : { kind: 'purchase' };
  }
  if (PAYMENT.test(description)) return { kind: 'excluded', why: 'payment' };
  return INCOME.test(description) ? { kind: 'excluded', why: 'income' } : { kind: 'refund' };
}

/** True if a description is clearly that of paying the card, whatever its sign. */
export function isCardPayment(description: string, type: string): boolean {
  return (
    /^(payment|pymt)/i.test(type) ||
    /\b(autopay|thank you|gracias|payment received|online payment|mobile payment|e-?payment)\b/i.test(
      description,
    )
  );
}
