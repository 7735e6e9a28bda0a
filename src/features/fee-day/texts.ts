export const thisCardHasNoAnnual = 'This card has no annual fee.';
export const aYear = (fee: string) => `${fee} a year.`;
export const addTheDayYouOpened = 'Add the day you opened it';
export const toSeeWhenItIs = 'to see when it is due.';
export const isDueOnIn = (fee: string, date: string, count: string) =>
  `${fee} is due on ${date}, in ${count}.`;
export const day = 'day';
export const feeDay = 'Fee day';
export const youDontHoldThisCard = 'You don’t hold this card.';
export const seeTheFeesOfThe = 'See the fees of the cards you hold';
export const feeDayOfName = (name: string) => `Fee day: ${name}`;
export const theVerdict = 'The verdict';
export const askForAnOfferTo = 'Ask for an offer to keep it';
export const keepingItIsBestAs = 'Keeping it is best as it is; an offer would come on top.';
export const keepingItWinsFromAn = (dollars: string) =>
  `Keeping it wins from an offer of ${dollars} on, in cash, credits or points at your value of them.`;
export const whatTheyOfferIsWorth = 'What they offer is worth, dollars';
export const enterAnAmountSuchAs = 'Enter an amount such as 150.';
export const ifTheFeeIsCharged = 'If the fee is charged';
export const whatClosingOrChangingIt = 'What closing or changing it costs you besides';
export const nothingThatWeKnowOf =
  'Nothing that we know of: no points without a home, and no rule that changes.';
export const whatItCanBecomeLater = 'What it can become later';
export const from = (date: string) => ` from ${date}`;
export const allMyFees = 'All my fees';

export const whetherYourPointsStayIs = 'Whether your points stay is not known.';
export const yourPointsStay = 'Your points stay.';
export const yourPointsDoNotStay = 'Your points do not stay: use them first.';
export const whatEachWayBrings = 'What each way brings';
export const whatYouDo = 'What you do';
export const best = 'Best';
export const card = 'Card';
export const againstKeeping = 'Against keeping';
export const youKeepInAYear = 'You keep in a year';
export const whatYourCardsLeaveYou = (way: string) => `What your cards leave you: ${way}`;
export const everythingYouHoldThenFor =
  'Everything you hold then, for your spending of a typical year, fees paid.';
export const yourCards = 'Your cards';
export const whatYouKeepInA = 'What you keep in a year';
export const onlyIfYouKeepIt = 'Only if you keep it';
export const offersAndBonusesUnderWay = 'Offers and bonuses under way';
export const whatYouHaveTypedHere = 'what you have typed here, and what your bonus tracker has';
export const together = 'Together';

export const redeemTheCashBackThat = 'Redeem the cash back that is on it before you close it.';
export const anyYouHaveHasLeft = (name: string, owner: string | null) =>
  `any ${name} ${owner === null ? 'you have' : `${owner} has`} left`;
export const transferOrRedeem = 'transfer or redeem';
export const itIsOnlyCardWith = (whose: string, name: string, ways: string, amount: string) =>
  `It is ${whose} only card with ${name}: ${ways} ${amount} before you close it.`;
export const noneOfOtherCardsLets = (whose: string, name: string, amount: string) =>
  `None of ${whose} other cards lets you transfer ${name} to partners: transfer ${amount} first.`;
export const itIsOldestOpenCard = (whose: string, date: string, owner: string | null) =>
  `It is ${whose} oldest open card, from ${date}: closing it shortens the history of ${owner === null ? 'your' : 'their'} open accounts.`;
export const fromOfDate = (date: string) => `from ${date}`;
export const theBonusOfIfYou = (
  name: string,
  owner: string | null,
  words: string,
  done: string,
  words2: string,
) =>
  `The bonus of ${name}${owner === null ? '' : ` for ${owner}`}: ${words} if you ${done}, ${words2} if you don’t.`;

export const closeIt = 'close it';
export const changeItTo = (name: string) => `change it to ${name}`;

export const keepIt = 'Keep it';
export const closeItLabel = 'Close it';
export const changeItToOfName = (name: string) => `Change it to ${name}`;
export const butItMakesNoDifference =
  'But it makes no difference: over the next twelve months the next best way leaves you the same.';
export const ifYouKeepIt = 'if you keep it';
export const ifYouCloseIt = 'if you close it';
export const ifYouChangeItTo = (name: string) => `if you change it to ${name}`;
export const overTheNextTwelveMonths = (dollars: string, than: string) =>
  `Over the next twelve months your cards leave you ${dollars} more than ${than}.`;
export const weDontKnowWhetherPays = (issuer: string) =>
  `We don’t know whether ${issuer} pays a fee back to whoever closes a card.`;
export const doesntPayAFeeBack = (issuer: string, value: string) =>
  `${issuer} doesn’t pay a fee back: decide before it is charged${value}.`;
export const on = (date: string) => `, on ${date}`;
export const theFeeChargedOnComes = (date: string, date2: string, count: string) =>
  `The fee charged on ${date} comes back if you close the card by ${date2}, ${count} from now.`;
export const paysTheFeeBackIf = (issuer: string, count: string) =>
  `${issuer} pays the fee back if you close the card within ${count} of the day it is charged.`;
