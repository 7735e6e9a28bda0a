export const cardIs = 'card is';
export const are = (count: string) => `${count} are`;
export const card = 'card';
export const againstMine = 'Against mine';
export const myCards = 'my cards';
export const yourWorthInThatYear = (cards: string, dollars: string, isFirst: boolean) =>
  `Your ${cards} worth ${dollars} ${isFirst ? 'in that year' : 'a year'}: nothing to gain within these limits.`;

export const assumptions = 'Assumptions';

export const whatCountsAsUsedOf = 'What counts as used of each credit';
export const theseCardsHaveNoCredit = 'These cards have no credit that counts.';
export const whatPayingByCardCosts = 'What paying by card costs';
export const nothingYouSpendOnIs = 'Nothing you spend on is known to cost more when paid by card.';
export const quartersThatNobodyHasAnnounced = 'Quarters that nobody has announced';
export const countThemAsTheyWere = 'Count them as they were a year ago';
export const noneCountsForTheseCards = 'None counts for these cards.';
export const whatAPointIsWorth = 'What a point is worth';
export const notCountedSinceItIs = 'Not counted, since it is of low confidence';
export const signUpOffers = 'Sign-up offers';
export const noOfferOfTheseCards = 'No offer of these cards counts.';

export const theBestWalletForMe = 'The best wallet for me';
export const outOfTheOfCards = (count: number, count2: number, value: string) =>
  `Out of the ${count} of ${count2} cards that you could have, the set that is worth the most for ${value}: an exact search, on this device.`;
export const yourSpending = 'your spending';
export const searching = 'Searching';
export const findTheBestWallet = 'Find the best wallet';
export const stopWithTheBestSo = 'Stop with the best so far';
export const theSearchStopped = 'The search stopped';
export const noWalletFitsTheseLimits =
  'No wallet fits these limits. Allow more cards or higher fees.';
export const theSearchWasStoppedBefore =
  'The search was stopped before it found a wallet within these limits.';
export const thisAnswersWhatWasAsked =
  'This answers what was asked before. Find the best wallet again for what you ask now.';
export const aYear = (dollars: string) => `${dollars} a year`;
export const nextBestWallets = 'Next best wallets';
export const nextBest = 'Next best';

export const noWalletFitsTheseLimitsSentence = 'No wallet fits these limits.';
export const noWalletWithinTheseLimits = 'No wallet within these limits was found yet.';
export const inTheFirstYear = 'in the first year';
export const netValueOfTheBest = 'Net value of the best wallet';
export const netValueOfMyCards = 'Net value of my cards';
export const yourCard = 'your card';
export const yourCards = 'your cards';
export const nothingWithinTheseLimitsBeats = (mine: string) =>
  `Nothing within these limits beats ${mine}`;
export const nothingBetterThanWasFound = (mine: string) =>
  `Nothing better than ${mine} was found yet`;
export const theBestYouKeep = (cards: string) => `The best ${cards} you keep`;
export const more = (dollars: string) => `${dollars} more: `;

export const makeOptimal = (name: string) => `Make “${name}” optimal`;
export const anExactSearchThroughEvery =
  'An exact search through every card you can get, for a typical year of your spending.';
export const keepInAnyCase = 'Keep in any case';

export const nothingBetterFoundYet = 'Nothing better found yet.';
export const nothingToGainTheseCards =
  'Nothing to gain: these cards are the best within these limits.';
export const leaveItAsItIs = 'Leave it as it is';
export const close = 'Close';
export const replaceTheCards = 'Replace the cards';

export const netValueOfThisWallet = 'Net value of this wallet';
export const saveAsAWallet = 'Save as a wallet';

export const each = (point: string) => `: ${point} each`;
export const withValuesOfYourOwn = 'with values of your own';
export const noWayToTurnThem = 'no way to turn them into money is known';
export const publishedBy = (publishers: string) => `published by ${publishers}`;
export const asTheCatalogGivesIt = 'as the catalog gives it';

export const goesOut = 'Goes out';
export const comesIn = 'Comes in';
export const open = 'Open';
export const stays = 'Stays';
export const keep = 'Keep';
export const theFirstYear = 'the first year';
export const aTypicalYear = 'a typical year';
export const whatTheExchangeAddsTo = (name: string) => `What the exchange adds to ${name}`;
export const netValueInWithThe = (when: string) =>
  `Net value in ${when}, with the exchange and without.`;
export const gainedInAYear = 'Gained in a year';
export const withTheExchange = 'With the exchange';
export const netValue = 'net value';
export const asItIsNow = 'As it is now';
export const inTheFirstYearA = (isFirst: boolean, dollars: string, dollars2: string) =>
  `${isFirst ? 'in the first year' : 'a year'}: ${dollars} instead of ${dollars2}.`;

export const theBestForTheseAssumptions =
  'The best for these assumptions: proven, no other wallet within these limits is worth more.';
export const stillSearchingNotProvenA = (isRunning: boolean, amount: string) =>
  `${isRunning ? 'Still searching' : 'Not proven'}: a better wallet could bring at most ${amount} more.`;

export const theBestWithoutCredits = 'The best without credits';
export const ofTheseAreCreditsWorth = (dollars: string, dollars2: string) =>
  `${dollars} of these ${dollars2} are credits, worth it only if you use them. This is the best wallet where none of them counts.`;
export const aYearWithoutCredits = (dollars: string) => `${dollars} a year without credits`;
export const withoutCreditsNoWalletWithin =
  'Without credits no wallet within these limits is worth its fees.';

export const ofWord = (percent: string, amount: string, period: string) =>
  `${percent} of ${amount} ${period}`;
export const on = (spendOn: string) => `, on ${spendOn}`;
export const countsFor = (use: string, on: string, amount: string) =>
  `${use}${on}: counts for ${amount}`;
export const asYouSaid = 'as you said';
export const asIsUsual = 'as is usual';
export const withWord = (card: string) => `with ${card}`;
export const ofThePayment = (percent: string, note: string) => `${percent} of the payment, ${note}`;
export const asAYearBefore = (names: string) => `${names}, as a year before`;
export const itMayHaveChanged = (age: string) => `${age}: it may have changed`;
export const theMostAnyoneIsOffered = 'the most anyone is offered';

export const foundSoFar = ' found so far';
