export const whatAddsToMyCards = (name: string) => `What ${name} adds to my cards`;
export const theBestYourCardsCan =
  'The best your cards can do together in a typical year, with this card and without it.';
export const whatItAdds = 'What it adds';
export const myCardsWithIt = 'My cards with it';
export const whatYouKeepInA = 'what you keep in a year';
export const myCardsWithoutIt = 'My cards without it';
export const whatYouKeepInAYear =
  'what you keep in a year, with spending moved to the best of the rest';

export const held = 'held';

export const addACardToCompare = 'Add a card to compare';
export const addACard = 'Add a card';
export const noCardMatchesTryThe = 'No card matches. Try the issuer or fewer words.';

export const moveLeft = (name: string) => `Move ${name} left`;
export const moveRight = (name: string) => `Move ${name} right`;
export const remove = (name: string) => `Remove ${name}`;

export const cardComparison = 'Card comparison';
export const upToSideBySide = (count: string) =>
  `Up to ${count} side by side: what they are worth to you, and where they differ.`;
export const card = 'card';
export const noCardsChosenYet = 'No cards chosen yet';
export const compareMyCards = 'Compare my cards';
export const chooseTheFirstCardBy =
  'Choose the first card by its name or issuer. The address keeps your choice, so that you can come back to it or share it.';
export const showRowsThatAreThe = 'Show rows that are the same';

export const terms = 'Terms';
export const rates = 'Rates';
export const creditsAndBenefits = 'Credits and benefits';
export const cardsSideBySide = 'Cards side by side';
export const fact = 'Fact';

export const youWouldKeepMoreAs = (costs: boolean, name: string) =>
  `You would keep ${costs ? 'more' : 'as much'} without ${name}.`;
export const costsYouMoreThanIt = (name: string, costs: boolean) =>
  `${name} ${costs ? 'costs you more than it adds' : 'adds nothing'} to your cards.`;
export const costsYouMoreThanItBrings = 'costs you more than it brings';
export const bringsAsMuchAsIt = 'brings as much as it costs you';
export const noneOfTheseAddsAnything = 'None of these adds anything to the rest of your cards.';
export const noneOfTheseBringsMore = 'None of these brings more than it costs you.';
export const withoutYouWouldKeep = (name: string) => `Without ${name} you would keep`;
export const lessAYear = 'less a year.';
export const adds = (name: string) => `${name} adds`;
export const aYearToYourCards = 'a year to your cards.';
export const letsYouKeep = (name: string) => `${name} lets you keep`;
export const aYear = 'a year.';
export const addsTheMostToYour = 'adds the most to your cards';
export const letsYouKeepTheMost = 'lets you keep the most';

export const inItsFirstYearA = (name: string, isFirst: boolean) =>
  `${name} in ${isFirst ? 'its first year' : 'a later year'}`;
export const withAllOfYourSpending = 'With all of your spending on this card alone.';
export const firstYear = 'First year';
export const thisCardAloneWithIts = 'this card alone, with its offer if you can get it';
export const laterYears = 'Later years';
export const thisCardAlone = 'this card alone';
export const inMyWallet = 'In my wallet';
export const whatItAddsToMy = 'what it adds to my cards a year';
export const worthToMeInA = 'Worth to me in a year';
export const best = '(best)';

export const ofThisAddressNamedNo = (count: string, count2: number, unknown: string) =>
  `${count} of this address named no card and ${count2 === 1 ? 'was' : 'were'} left out: ${unknown}.`;
export const part = 'part';
export const atMostCardsStandSide = (maxComparedCards: number, tooMany: string) =>
  `At most ${maxComparedCards} cards stand side by side: ${tooMany} left out.`;

export const andMore = (names: string, count: number) => `${names} and ${count} more`;

export const points = (often: string, points: string, period: string) =>
  `${often}${points} points ${period}`;
export const yes = 'Yes';

export const no = 'No';
export const annualFee = 'Annual fee';
export const firstYearsFee = 'First year’s fee';
export const foreignTransactions = 'Foreign transactions';
export const noFee = 'No fee';
export const earns = 'Earns';
export const unknown = 'Unknown';
export const onEverythingElse = 'On everything else';
export const opensTransfersToPartners = 'Opens transfers to partners';
export const withAnotherCard = 'With another card';
export const issuer = 'Issuer';
export const network = 'Network';
export const forWord = 'For';
export const business = 'Business';
export const personal = 'Personal';
export const kind = 'Kind';
export const chargeCard = 'Charge card';
export const creditCard = 'Credit card';
export const countsToward = 'Counts toward 5/24';
export const openToApplicants = 'Open to applicants';
export const checkedOn = 'Checked on';

export const pointsOfPoints = (points: string) => `${points} points`;
export const anyPurchase = 'any purchase';
export const spent = (amount: string) => `${amount} spent`;
export const forWithin = (asked: string, window: string) => `for ${asked} within ${window}`;
export const signUpOfferNow = 'Sign-up offer now';
export const refusedToYouToday = (detail: string) => `${detail}; refused to you today`;

export const aDollar = (numberValue: string) => `${numberValue}¢ a dollar`;
export const to = (amount: string, period: string) => `to ${amount} ${period}`;
export const ifChosen = 'if chosen';

export const notCountedOfLowConfidence = 'Not counted, of low confidence';
