export const amountDollars = 'Amount, dollars';
export const amount = 'Amount';

export const myBestCard = 'My best card';
export const backOn = (amount: string, amount2: string) => `${amount} back on ${amount2}`;
export const leftOfTheLimitOf = (name: string) => `Left of the limit of ${name}`;

export const cards = 'Cards';
export const cheatSheet = 'Cheat sheet';
export const allCategories = 'All categories';
export const whatToPayWithFor = 'What to pay with, for everything in this category.';
export const whatAPurchaseOfBrings = (amount: string) =>
  `What a purchase of ${amount} brings today, card by card, with what your log leaves of each limit.`;
export const view = 'View';
export const myCardsFor = (name: string) => `My cards for ${name}`;
export const subCategories = 'Sub-categories';

export const filters = 'Filters';
export const issuers = 'Issuers';
export const points = 'Points';
export const kind = 'Kind';
export const personalAndBusiness = 'Personal and business';
export const personal = 'Personal';
export const business = 'Business';
export const annualFeeAtMost = 'Annual fee at most';
export const anyFee = 'Any fee';
export const noFee = 'No fee';
export const countFactsOfLowConfidence = 'Count facts of low confidence';
export const onlyCardsIHold = 'Only cards I hold';

export const bestCard = 'Best card';
export const whichCardToPayWith =
  'Which card to pay with today, category by category: the best of yours, and the best of all cards. Rates are today’s; annual fees aren’t counted.';
export const youHaveEnteredNoCards = 'You have entered no cards yet.';
export const addTheCardsYouHold = 'Add the cards you hold';
export const toSeeTheBestOf = 'to see the best of them.';
export const searchCategoriesAndShops = 'Search categories and shops';
export const whereAreYouPaying = 'Where are you paying?';

export const nothingMatches = (q: string) => `Nothing matches “${q}”`;
export const tryAWordSuchAs = 'Try a word such as “dining” or the name of a shop.';
export const myCardCheatSheet = 'My card cheat sheet';
export const bestCardByCategory = 'Best card by category';

export const bestCardOfYourHousehold = 'Best card of your household';
export const bestFor = (best: string, name: string) => `${best} for ${name}`;
export const noCardOfYoursYet = 'No card of yours yet';
export const bestOfAllCardsFor = (name: string) => `Best of all cards for ${name}`;
export const bestOfAllCards = 'Best of all cards';
export const yourCardIsTheBest = 'Your card is the best one.';
export const cardOfIsTheBest = (name: string) => `${name}’s card is the best one.`;
export const noCardFitsYourFilters = 'No card fits your filters';
export const subCategoriesOf = (name: string) => `Sub-categories of ${name}`;

export const giftCards = 'gift cards';
export const asOfPointsUsedFor = (date: string, uses: string) =>
  `As of ${date}, points used for ${uses}.`;
export const print = 'Print';
export const payingFor = 'Paying for';

export const shopOrCategory = 'Shop or category';
export const youAlsoGoTo = 'You also go to';

export const neverSuggested = 'Never suggested';
export const cardsNeverSuggested = 'Cards never suggested';
export const proposeAgain = (name: string) => `Propose ${name} again`;
export const neverSuggestACard = 'Never suggest a card';
export const chooseACard = 'Choose a card';

export const mine = 'Mine';

export const cardsForThisSpending = 'Cards for this spending';
export const card = 'Card';
export const back = 'Back';
export const value = 'Value';
export const why = 'Why';
export const feeAYear = 'Fee a year';
export const showMoreOfCards = (count: number) => `Show more of ${count} cards`;

export const yourOtherCards = 'Your other cards';
export const otherCardsOfYourHousehold = 'Other cards of your household';

export const purchaseDollars = 'Purchase, dollars';

export const loosenThemOnTheOverview = 'Loosen them on the overview, or add your own cards.';

export const bestLine = (best: string) => `${best}:`;
export const noneYet = 'None yet';
export const bestOfAllCardsLine = 'Best of all cards:';
export const myCardIsTheBest = 'My card is the best';
export const cardIsTheBest = (name: string) => `${name}’s card is the best`;
export const cardOf = (card: string, name: string) => `${card} (${name})`;
export const noneFits = 'None fits';

export const bestCardAt = (name: string) => `Best card at ${name}`;
export const didYouMean = (name: string) => `Did you mean ${name}?`;
export const countsAs = 'Counts as';
export const aCardYouDontHave = 'A card you don’t have would earn more';
export const theBestOfAllCards = 'The best of all cards';
export const noCardFitsYourFiltersLoosen = 'No card fits your filters. Loosen them to see more.';

export const theListOfShopsCouldnt = 'The list of shops couldn’t be read';
export const untilItIsThereOnly = 'Until it is there, only categories are found, such as “dining”.';
export const tryAgain = 'Try again';

export const youCarryIt = 'You carry it';
export const carriesIt = (name: string) => `${name} carries it`;
export const itsACardOf = (name: string) => `It’s a card of ${name}`;

export const lessTheForeignFee = ', less the foreign fee';
export const lessWhatPayingByCard = ', less what paying by card costs';
export const at = (rate: string, system: string, point: string, fee: string) =>
  `${rate} ${system} at ${point}${fee}`;
export const asLongAsIsWhere = (name: string) =>
  `as long as ${name} is where most is spent on it, as your year is planned`;
export const whileIsWhereMostIs = (worth: string, name: string) =>
  `${worth} while ${name} is where most is spent on it`;
export const ifYouChoose = (worth: string, name: string) => `${worth} if you choose ${name}`;

export const visa = 'Visa';
export const mastercard = 'Mastercard';
export const amex = 'Amex';
export const discover = 'Discover';
export const aStoreCardOnlyIts = 'A store card: only its own stores take it.';
export const takesOnlyIsNotTaken = (shop: string, format: string, name: string) =>
  `${shop} takes ${format} only: ${name} is not taken.`;
export const doesNotTake = (shop: string, name: string) => `${shop} does not take ${name}.`;

export const theUsualRate = 'the usual rate';
export const until = (date: string) => ` until ${date}`;
export const ofLeftThen = (amount: string, amount2: string, until: string, then: string) =>
  `${amount} of ${amount2} left${until}, then ${then}`;
export const itsAreUsedUpBeyond = (amount: string, until: string, then: string) =>
  `Its ${amount} are used up${until}: ${then} beyond`;

export const noCardOfMine = 'no card of mine';
export const bestOfAllCardsOfOffer = (offer: string) => ` (best of all cards: ${offer})`;
