export const now = 'Now';
export const needsActivation = 'Needs activation';
export const expected = 'Expected';
export const whatsExpectedIsWhatApplied =
  'What’s expected is what applied a year ago; it counts until something else is announced.';
export const nothingIsAnnouncedForToday =
  'Nothing is announced for today or later: it earns nothing extra until something is.';
export const whatComesAfterThatIs =
  'What comes after that is not announced yet and earns nothing extra until it is.';
export const nothingOfYourSpendingLies = 'Nothing of your spending lies in its categories.';
export const byYourSpending = (spent: string) => `By your spending: ${spent}.`;
export const aYear = (name: string, amount: string) => `${name} (${amount} a year)`;
export const mine = 'Mine';

export const takeTheBestFor = (name: string, name2: string) =>
  `Take the best for ${name}, ${name2}`;
export const takeTheBest = 'Take the best';
export const leaveOfOpen = (name: string, name2: string) => `Leave ${name} of ${name2} open`;
export const leaveOpen = 'Leave open';
export const nothingChosenAndWithYour =
  'Nothing chosen, and with your other cards no choice would earn more.';
export const nothingChosenEveryFigureUses =
  'Nothing chosen: every figure uses what’s best for your spending.';
export const yourChoiceIsAsGood = 'Your choice is as good as any.';
export const theBestChoiceWouldBring = (dollars: string) =>
  `The best choice would bring ${dollars} a year more.`;
export const youDontHoldThisCard = ' You don’t hold this card; the choice applies once you do.';
export const chooseOne = 'Choose one';
export const chooseUpTo = (count: number) => `Choose up to ${count}`;
export const best = 'Best';
export const costOfAYear = (amount: string) => `${amount} a year`;

export const toChoose = 'To choose';
export const automatic = 'Automatic';
export const cardsIDontHold = 'Cards I don’t hold';
export const selectableCategories = 'Selectable categories';
export const someCardsLetYouChoose =
  'Some cards let you choose what earns more. Choose here, or leave it to what is best for your spending.';
export const whichChoices = 'Which choices';
export const searchChoices = 'Search choices';
export const choice = 'choice';
export const nothingToChoose = 'Nothing to choose';
export const nothingHere = 'Nothing here';
export const seeTheCardsThatLet = 'See the cards that let you choose';
export const noneOfYourCardsLets = 'None of your cards lets you choose a category.';
export const useFewerWords = 'Use fewer words.';

export const aBillingCycle = 'a billing cycle';
export const everyHalfYear = 'every half year';
export const aCalendarYear = 'a calendar year';
export const aCardYear = 'a card year';
export const inAll = 'in all';
export const itCanBeChangedEach = 'It can be changed each billing cycle.';
export const itCanBeChangedOnce = 'It can be changed once a month.';
export const itCanBeChangedEachQuarter = 'It can be changed each quarter.';
export const itCanBeChangedOnceA = 'It can be changed once a year.';
export const upToThen = (amount: string, capPeriods: string, rate: string) =>
  ` up to ${amount} ${capPeriods}, then ${rate}`;

export const category = (slug: string) => `category ${slug}`;

export const onWhatYouChoose = 'on what you choose';
export const onWhatTheIssuerNames = 'on what the issuer names';
export const onWhereYouSpendMost = 'on where you spend most';

export const rateOnWhatYouChoose = (rate: string, upTo: string, change: string) =>
  `${rate} on what you choose${upTo}. ${change}`;
