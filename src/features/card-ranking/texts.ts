export const myCardsWithIt = 'My cards with it';
export const myCardsWithoutIt = 'My cards without it';
export const whatItAddsInA = 'What it adds in a year';
export const netValue = 'net value';
export const netValueWithSpendingMoved = 'net value, with spending moved to the best of the rest';
export const everyLine = (label: string) => `${label}: every line`;

export const everyYear = 'Every year';
export const firstYear = 'First year';
export const cardRanking = 'Card ranking';
export const outOfThatYouCould = (count: string, name: string) =>
  `Out of ${count} that you could have, with all of “${name}” on one.`;
export const card = 'card';
export const nextIsWith = (name: string, dollars: string) => ` Next is ${name}, with ${dollars}.`;
export const nothingIsRankedByCommission = 'Nothing is ranked by commission.';
export const whatYouKeepInA = 'What you keep in a year if you put all your spending on one card.';
export const whichYear = 'Which year';
export const withoutSpendingOnlyFeesCredits =
  'Without spending only fees, credits and bonuses count.';
export const enterYourSpending = 'Enter your spending';
export const rankingTheCards = 'Ranking the cards';

export const theRewards = 'the rewards';
export const theCredits = 'the credits';
export const theSignUpBonus = 'the sign-up bonus';
export const theAnnualFee = 'the annual fee';
export const whatAdds = (name: string) => `what ${name} adds`;
export const ofWord = (subjects: string, name: string) => `${subjects} of ${name}`;

export const columns = 'Columns';
export const besideTheNetValue = 'Beside the net value';
export const theUsualColumns = 'The usual columns';

export const showHowIsCalculated = (figure: string, subject: string) =>
  `${figure}: show how ${subject} is calculated`;

export const withSignUpBonusAnd = ' · with sign-up bonus and first-year fee';
export const workingOutWhatEachAdds = ' · working out what each adds to my wallet';
export const noCardFitsTheseFilters = 'No card fits these filters';
export const clearTheFilters = 'Clear the filters';
export const loosenOneOfThemTo = 'Loosen one of them to see more cards.';

export const anyFee = 'Any fee';
export const noFee = 'No fee';
export const upTo = 'Up to $95';
export const upTo250 = 'Up to $250';
export const upTo550 = 'Up to $550';
export const anyNetwork = 'Any network';
export const visa = 'Visa';
export const mastercard = 'Mastercard';
export const americanExpress = 'American Express';
export const discover = 'Discover';
export const anyKind = 'Any kind';
export const personal = 'Personal';
export const business = 'Business';
export const cardsICouldHave = 'Cards I could have';
export const allCards = 'All cards';
export const cardsIHold = 'Cards I hold';
export const filters = 'Filters';
export const searchCards = 'Search cards';
export const issuer = 'Issuer';
export const anyIssuer = 'Any issuer';
export const pointSystem = 'Point system';
export const anyPoints = 'Any points';
export const network = 'Network';
export const annualFee = 'Annual fee';
export const personalOrBusiness = 'Personal or business';
export const whichCards = 'Which cards';
export const hideFactsWereNotSure = 'Hide facts we’re not sure of';

export const netValueLabel = 'Net value';
export const rewards = 'Rewards';
export const creditsAndBenefits = 'Credits and benefits';
export const signUpBonus = 'Sign-up bonus';
export const nothingCountsHereSoThe = 'Nothing counts here, so the figure is $0.';
export const whatAddsToMyCards = (name: string) => `What ${name} adds to my cards`;
export const theBestMyCardsCan =
  'The best my cards can do together, with this card and without it.';
export const everyLineThatMakesUp = 'Every line that makes up this figure.';

export const mine = 'Mine';
export const closedToNew = 'Closed to new';
export const noBonusToday = 'No bonus today';
export const theNetValueOf = (name: string) => `the net value of ${name}`;
export const back = (percent: string) => `${percent} back`;

export const cardsByYearlyValue = 'Cards by yearly value';
export const cardLabel = 'Card';
export const netAYear = 'Net a year';

export const noCardThatYouCould = 'No card that you could have brings more than it costs you.';
export const aloneLetsYouKeep = (name: string) => `${name} alone lets you keep`;
export const theValueOfTheBest = 'the value of the best card';
export const inItsFirstYear = 'in its first year';
export const aYear = 'a year';

export const name = 'Name';
export const sortBy = 'Sort by';

export const addsToMyWallet = 'Adds to my wallet';
export const credits = 'Credits';
export const bonus = 'Bonus';
export const fee = 'Fee';
export const foreignFee = 'Foreign fee';
export const points = 'Points';
export const adds = 'Adds';
export const abroad = 'Abroad';
