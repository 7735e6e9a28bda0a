export const postsOn = (cardName: string, dollars: string, day: string) =>
  `${cardName}: ${dollars} posts on ${day}`;
export const annualFee = 'annual fee';
export const lastDayToGetThe = (cardName: string, dollars: string, day: string) =>
  `${cardName}: last day to get the ${dollars} back is ${day}`;
export const spendMoreByForThe = (cardName: string, dollars: string, day: string) =>
  `${cardName}: spend ${dollars} more by ${day} for the bonus`;
export const theSpendingForTheBonus = (cardName: string, day: string) =>
  `${cardName}: the spending for the bonus ends on ${day}`;
export const ofLapsesAfter = (
  cardName: string,
  dollars: string,
  withoutAmount: string,
  day: string,
) => `${cardName}: ${dollars} of ${withoutAmount} lapses after ${day}`;
export const lapsesAfter = (cardName: string, withoutAmount: string, day: string) =>
  `${cardName}: ${withoutAmount} lapses after ${day}`;
export const chooseAnewFrom = (cardName: string, choiceName: string, day: string) =>
  `${cardName}: choose “${choiceName}” anew from ${day}`;
export const activateFrom = (cardName: string, format: string, day: string) =>
  `${cardName}: activate ${format} from ${day}`;
export const pointsExpireOn = (systemName: string, format: string, day: string) =>
  `${systemName}: ${format} points expire on ${day}`;
export const somePointsExpireOn = (systemName: string, day: string) =>
  `${systemName}: points expire on ${day}`;
export const decideBeforeThenWhetherTo = 'Decide before then whether to keep, change or cancel it.';
export const issuersUsuallyPayItBack = 'Issuers usually pay it back if you close the card by then.';
export const purchasesThatPostLaterDont = 'Purchases that post later don’t count.';
export const whatIsLeftDoesntCarry = 'What is left doesn’t carry over.';
export const itCountsForTheWhole = (every: string) => `It counts for the whole ${every}.`;
export const purchasesCountOnlyOnceTheyre = 'Purchases count only once they’re activated.';
export const applyForCard = (cardName: string) => `Apply for ${cardName}`;
export const closeCard = (cardName: string) => `Close ${cardName}`;
export const changeCardTo = (cardName: string, becomesName: string) =>
  `Change ${cardName} to ${becomesName}`;
export const fromDay = (step: string, day: string) => `${step} from ${day}`;
export const itIsAStepOfYour = 'It’s a step of the plan you kept.';
export const stepOfYourPlan = (step: string, day: string) =>
  `${step} from ${day}: it’s a step of the plan you kept.`;
export const useThemBeforeThenOr = 'Use them before then, or do what keeps them.';
export const thingsAreDueBy = (count: number, day: string) => `${count} things are due by ${day}`;
export const andMore = (more: number) => `and ${more} more`;

export const inDays = (days: number) => `in ${days} days`;
export const todayIsTheLastDay = 'today is the last day';
export const dayLeft = '1 day left';
export const daysLeft = (days: number) => `${days} days left`;
export const forYear = (cardYear: number) => ` for year ${cardYear}`;
export const isDueOn = (dollars: string, year: string, inDays: string, date: string) =>
  `${dollars}${year} is due ${inDays}, on ${date}.`;
export const noFurtherAnnualFeeThe =
  'No further annual fee: the card is closed before the next one.';
export const thisCardHasNoAnnual = 'This card has no annual fee.';
export const enterTheDayYouOpened =
  'Enter the day you opened the card, or the month of its fee, to see the next one.';
export const theBonusPostedOn = (date: string) => `The bonus posted on ${date}.`;
export const theSpendingIsMetThe = 'The spending is met; the bonus has not posted yet.';
export const toSpendADay = (dollars: string, daysLeft: string, dollars2: string) =>
  `${dollars} to spend, ${daysLeft}: ${dollars2} a day.`;
export const theDeadlinePassedYesterdayDays = (daysAgo: number, dollars: string) =>
  `The deadline passed ${daysAgo === 1 ? 'yesterday' : `${daysAgo} days ago`} with ${dollars} still to spend.`;
export const enterTheDayYouOpenedThe =
  'Enter the day you opened the card to see when this benefit comes round.';
export const nothingMoreToUseThe = (date: string) =>
  `Nothing more to use: the card closes on ${date}.`;
export const canBeUsedFrom = (dollars: string, date: string, inDays: string) =>
  `${dollars} can be used from ${date}, ${inDays}.`;
export const ofLeft = (dollars: string, dollars2: string) => `${dollars} of ${dollars2} left`;
export const allUsedWholeAgainOn = (dollars: string, date: string) =>
  `All ${dollars} used; whole again on ${date}.`;
export const itIsGivenOnce = (amount: string) => `${amount}; it is given once.`;
export const untilItDoesNotCarry = (amount: string, date: string) =>
  `${amount} until ${date}; it does not carry over.`;
export const theAnnualFeeIsWaived = (cardName: string, day: string) =>
  `${cardName}: the annual fee is waived on ${day}.`;
export const annualFeeOfOn = (cardName: string, dollars: string, day: string) =>
  `${cardName}: annual fee of ${dollars} on ${day}.`;
export const moreMustPostByFor = (cardName: string, dollars: string, day: string) =>
  `${cardName}: ${dollars} more must post by ${day} for the bonus.`;
export const restLapsesAfter = (
  cardName: string,
  dollars: string,
  benefitName: string,
  day: string,
) => `${cardName}: ${dollars} of ${benefitName} lapses after ${day}.`;
export const theIssuerUsuallyPaysThe = (cardName: string, dollars: string, day: string) =>
  `${cardName}: the issuer usually pays the fee of ${dollars} back if you close the card by ${day}.`;
export const canBeChosenAnewFrom = (cardName: string, choiceName: string, day: string) =>
  `${cardName}: “${choiceName}” can be chosen anew from ${day}.`;
export const activateWhichCountFromTo = (
  cardName: string,
  format: string,
  day: string,
  date: string,
) => `${cardName}: activate ${format}, which count from ${day} to ${date}.`;
export const pointsExpireOnIfNothing = (systemName: string, format: string, day: string) =>
  `${systemName}: ${format} points expire on ${day} if nothing happens.`;
