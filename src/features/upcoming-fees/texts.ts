export const keep = 'Keep';
export const closeCall = 'Close call';
export const freeToKeep = 'Free to keep';
export const cancelOrChangeIt = 'Cancel or change it';
export const keepOrCancel = 'Keep or cancel';
export const card = 'Card';
export const feeAYear = 'Fee a year';
export const addsAYear = 'Adds a year';
export const whatAddsInAYear = (name: string) => `What ${name} adds in a year`;
export const theBestYourCardsCan =
  'The best your cards can do together, with and without this one, after its fee.';
export const whatItAdds = 'What it adds';
export const walletWithThisCard = 'Wallet with this card';
export const whatYouKeepInA = 'what you keep in a year';
export const walletWithoutIt = 'Wallet without it';
export const whatYouKeepInAYear =
  'what you keep in a year, with spending moved to the best of the rest';
export const itsOwnPartWhileIt = 'Its own part while it is held';
export const rewards = 'Rewards';
export const forTheSpendingPutOn = 'for the spending put on it';
export const credits = 'Credits';
export const asUsed = 'as used';
export const annualFee = 'Annual fee';
export const everyYear = 'every year';
export const paymentCosts = 'Payment costs';
export const whatPayeesChargeForTaking = 'what payees charge for taking it';
export const verdict = 'Verdict';
export const decide = 'Decide';
export const keepChangeOrClose = (name: string) => `Keep, change or close ${name}`;

export const sunday = 'Sunday';
export const monday = 'Monday';
export const tuesday = 'Tuesday';
export const wednesday = 'Wednesday';
export const thursday = 'Thursday';
export const friday = 'Friday';
export const saturday = 'Saturday';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const today = '(today)';

export const timeline = 'Timeline';
export const calendar = 'Calendar';
export const upcomingFees = 'Upcoming fees';
export const noCardNoFee = 'No card, no fee';
export const addMyCards = 'Add my cards';
export const addTheCardsYouHold =
  'Add the cards you hold, with the day you opened each, to see when their fees are due.';
export const youllPay = 'You’ll pay';
export const yourHouseholdWillPay = 'Your household will pay';
export const everyAnnualFeeOfYours =
  'Every annual fee that falls due, on its day: of your cards, and of those the others share.';
export const theFeesOfTheOthers = (cards: string) =>
  `When the fee of ${cards} is due isn’t known: whoever holds the card can add the day they opened it.`;
export const yourOwnCardsOnly = 'Your own cards only.';
export const myCalendarFile = 'My calendar file';
export const feesOfTheNextTwelve = 'Fees of the next twelve months';
export const everyAnnualFeeThatFalls = 'Every annual fee that falls due, on its day.';
export const annualFees = 'Annual fees';
export const inAnnualFeesOverThe = 'in annual fees over the next twelve months.';
export const theNextIsForOn = (amount: string, cardName: string, date: string) =>
  `The next is ${amount} for ${cardName} on ${date}.`;
export const feesDeadlinesAndLastDays = 'Fees, deadlines and last days of the next twelve months.';
export const subscribe = 'Subscribe';
export const inYourCalendar = 'in your calendar';
export const calendarFile = 'Calendar file';
export const weDontKnowWhenThe = (undated: string) =>
  `We don’t know when the fee of ${undated} is due.`;
export const addTheDayYouOpened = 'Add the day you opened it, or the month of the fee';
export const howToLookAtIt = 'How to look at it';
export const searchFeesAndDeadlines = 'Search fees and deadlines';
export const date = 'date';
export const feesOnly = 'Fees only';
export const nothingDue = 'Nothing due';
export const noFeeDeadlineOrBenefit =
  'No fee, deadline or benefit of the next twelve months matches.';

export const feesAndDeadlines = (productName: string) => `${productName}: fees and deadlines`;

export const lastDayToGetThe = 'Last day to get the fee back';
export const bonusDeadline = 'Bonus deadline';
export const benefitLapses = 'Benefit lapses';
export const categoryToChoose = 'Category to choose';
export const categoriesToActivate = 'Categories to activate';
export const pointsExpire = 'Points expire';
export const plannedStep = 'Planned step';
export const back = (amount: string) => `${amount} back`;
export const toSpend = (amount: string) => `${amount} to spend`;
export const left = (amount: string) => `${amount} left`;
export const lost = (points: string) => `${points} lost`;
export const andMore = (names: string, count: number) => `${names} and ${count} more`;
export const until = (date: string) => `until ${date}`;
export const weDontKnowWhenYour = 'We don’t know when your fees are due.';
export const noFeeIsDueIn = 'No fee is due in the next twelve months.';
export const noneOfYourCardsHas = 'None of your cards has an annual fee.';

export const keepChangeOrCloseQuestion = (name: string) => `Keep, change or close ${name}?`;
export const nextFeesAndDeadlines = 'Next fees and deadlines';
export const theWholeYearWithA = 'The whole year, with a calendar file';
export const nothingIsDueWithinA = 'Nothing is due within a year.';
export const dateAndDays = (date: string, days: string) => `${date}, ${days}`;
export const inDays = (days: number) => `in ${days} days`;
export const weDontKnowWhenMore = (count: number, undated: string) =>
  `We don’t know when ${count} more fees are due: ${undated}.`;
