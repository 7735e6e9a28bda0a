export const paidBackByItsLeft = (name: string, amount: string) =>
  `Paid back by its ${name} (${amount} left)`;

export const ofTheAnnualFeesBack = (year: string) => `Of the annual fees, back in ${year}`;
export const backOfItsFee = (amount: string, amount2: string) =>
  `${amount} back of its ${amount2} fee`;
export const backOfTheFeeOf = (name: string) => `Back of the fee of ${name}`;

export const log = (amount: string) => `Log ${amount}`;
export const logIt = 'Log it';
export const ofIsUsed = (words: string, name: string, cardName: string) =>
  `${words}: ${name} of ${cardName} is used`;

export const lastDay = 'Last day';
export const dayLeft = '1 day left';
export const daysLeft = (days: number) => `${days} days left`;
export const isHidden = (name: string) => `${name} is hidden`;
export const itCountsAsWorthNothing = 'It counts as worth nothing to you.';
export const undo = 'Undo';
export const iHoldTheCardFor = 'I hold the card for it';
export const ofItFromYourLog = (amount: string) => ` · ${amount} of it from your log`;
export const usedOf = (name: string) => `Used of ${name}`;
export const ofWord = (name: string, cardName: string) => `${name} of ${cardName}`;
export const myOwnValue = 'My own value…';
export const nothingUsedYet = 'Nothing used yet';
export const showAgain = 'Show again';
export const hideWorthNothingToMe = 'Hide: worth nothing to me';

export const toUse = 'To use';
export const usedUp = 'Used up';
export const alwaysThere = 'Always there';
export const hidden = 'Hidden';
export const nothingIsLeftToUse = 'Nothing is left to use right now.';
export const nothingIsUsedUpYet =
  'Nothing is used up yet. Mark a benefit as used when you’ve used it.';
export const yourCardsComeWithNo =
  'Your cards come with no lounge access, insurance, status or the like.';
export const whatYouHideCountsAs =
  'What you hide counts as worth nothing to you, and is listed here.';
export const myBenefits = 'My benefits';
export const noBenefitsYet = 'No benefits yet';
export const addMyCards = 'Add my cards';
export const lookAtAllBenefits = 'Look at all benefits';
export const theCardsYouHoldCome =
  'The cards you hold come with no benefits, or you haven’t added any cards yet.';
export const lapsesWithinDays = (amount: string) => `${amount} lapses within 30 days.`;
export const nothingLapsesWithinDays = 'Nothing lapses within 30 days.';
export const isLeftToUseNow = (amount: string, amount2: string, year: string) =>
  `${amount} is left to use now, and ${amount2} was used in ${year}.`;
export const whichBenefits = 'Which benefits';
export const searchMyBenefits = 'Search my benefits';
export const benefit = 'benefit';
export const sort = 'Sort';
export const sortBy = 'Sort by';
export const lapsesFirst = 'Lapses first';
export const mostLeft = 'Most left';
export const card = 'Card';
export const nothingHere = 'Nothing here';
export const useFewerWords = 'Use fewer words.';

export const enterAnAmountFromTo = (amount: string) => `Enter an amount from 0 to ${amount}.`;
export const part = 'Part';
export const enterWhatIsUsedOf = (name: string) => `Enter what is used of ${name}`;
export const usedSoFarInThis = 'Used so far in this period';
export const save = 'Save';

export const toBeUsedFrom = (date: string) => `To be used from ${date}.`;
export const used = 'Used.';
export const usedResetsOn = (date: string) => `Used; resets on ${date}.`;
export const ofLeftOneTimeOnly = (left: number, total: number) =>
  `${left} of ${total} left, one time only.`;
export const ofLeftUntil = (left: number, total: number, date: string) =>
  `${left} of ${total} left until ${date}.`;

export const addingTheBenefitsOfYour = 'Adding the benefits of your household…';
export const theBenefitsOfYourHousehold =
  'Benefits of the cards the others hold are listed too, each with whose it is.';
export const theBenefitsOfYourHouseholdCould = 'The benefits of your household could not be loaded';
export const theDayTheCardWas = 'The day the card was opened isn’t known.';

export const theUseWasNotSaved = 'The use was not saved';

export const isUsed = (name: string) => `${name} is used`;
