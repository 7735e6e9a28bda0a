export const logOfPurchases = 'Log of purchases';
export const knowWhatIsLeftOf = 'Know what is left of your limits';
export const sayAboveWhichCardA =
  'Say above which card a file is for, and audit again: its purchases from the last year can then go into your log, and Best card knows what is left of each limit.';
export const purchasesFromTheLastYear =
  'Purchases from the last year can go into your log, each with its day, amount, category and shop: Best card then knows what is left of each limit, and bonuses count them. What you entered by hand as spent for a bonus is counted besides.';
export const log = (count: string) => `Log ${count}`;
export const purchase = 'purchase';
export const allOfThemAreIn = 'All of them are in your log.';

export const iPaidWith = (cardName: string) => `I paid with ${cardName}`;
export const iPaidWithThis = 'I paid with this';
export const paidWithIt = 'Paid with it';
export const typeTheAmountThenPress =
  'Type the amount, then press: limits, bonuses and credits follow.';
export const atLoggedOn = (amount: string, merchant: string, cardName: string) =>
  `${amount} at ${merchant} logged on ${cardName}`;
export const undo = 'Undo';
export const iPaidWithOfAmountAndCardName = (amount: string, cardName: string) =>
  `I paid ${amount} with ${cardName}`;
export const logged = (amount: string) => `${amount} logged`;
export const iPaidWithThisOfAmount = (amount: string) => `I paid ${amount} with this`;

export const purchaseAt = (merchant: string) => `Purchase at ${merchant}`;
export const aShop = 'a shop';
export const limitsBonusesAndCreditsAre = 'Limits, bonuses and credits are updated to match.';
export const amountDollars = 'Amount, dollars';
export const paidOn = 'Paid on';
export const paidWith = 'Paid with';
export const countsAs = 'Counts as';
export const nothing = 'Nothing';

export const yourPurchasesAreNotOn =
  'Your purchases are not on this device yet: until they are, limits count as unused.';
export const paidBackBy = (name: string) => `paid back by ${name}`;
export const thePurchaseIsRemoved = 'The purchase is removed';
export const yourLastPurchases = 'Your last purchases';
export const at = (amount: string, merchant: string) => `${amount} at ${merchant}`;
export const thePurchaseOf = (subject: string) => `the purchase of ${subject}`;
export const edit = 'Edit…';
export const remove = 'Remove';
export const showEarlierOnes = 'Show earlier ones';

export const thePurchaseWasNotLogged = 'The purchase was not logged';
export const thePurchaseWasNotChanged = 'The purchase was not changed';
export const thePurchaseWasNotRemoved = 'The purchase was not removed';
export const notAllPurchasesWereLogged = 'Not all purchases were logged';

export const enterAnAmountSuchAs = 'Enter an amount such as 42.50.';
export const enterADayBetweenAnd = 'Enter a day between 1900 and 2199.';
