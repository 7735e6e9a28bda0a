export const inTheFirstYear = 'in the first year';
export const onThisSpendingNoCard =
  'On this spending no card earns more than it costs. Enter a few amounts above.';
export const bestCardsForThisSpending = 'Best cards for this spending';
export const aYear = ' a year';
export const whatBrings = (name: string, year: string) => `What ${name} brings ${year}`;
export const whatYouKeepInThe = (first: boolean | undefined) =>
  `What you keep in ${first ? 'the first year' : 'a year'}`;
export const afterItsFee = (year: string) => `${year}, after its fee`;
export const pointsAsCash = 'Points as cash';
export const firstYearWithBonus = 'First year, with bonus';
export const countCredits = 'Count credits';
export const everyCardRanked = 'Every card, ranked';
export const keepThisCreateAnAccount = 'Keep this: create an account';
export const pressAFigureToSee =
  'Press a figure to see every line. All spending on one card; personal cards that ask for no membership, facts of low confidence left out.';
export const theCatalogCouldNotBe = 'The catalog could not be read';
export const theServerCannotBeReached =
  'The server cannot be reached or has a problem. Check your connection and try again.';
export const loadingTheCatalog = 'Loading the catalog';

export const andTheBestTwoTogether = 'And the best two together?';
export const noSecondCardAddsAnything = 'No second card adds anything to this spending.';
export const together = 'Together';
export const whatTheTwoBringTogether = 'What the two bring together';
export const moreThanOneCardAlone = (dollars: string) => `, ${dollars} more than one card alone.`;
export const noOtherPairIsWorth =
  'No other pair is worth more for these assumptions; the search proves it.';

export const yourBestCardInTen = 'Your best card, in ten seconds';
export const whatDoYouSpendIn =
  'What do you spend in a month? No account, and nothing leaves your device.';
export const showMyCard = 'Show my card';
export const filledInWithTheAverage =
  'Filled in with the average household that CNBC Select and Esri published.';
export const calculating = 'Calculating';

export const groceries = 'Groceries';
export const restaurants = 'Restaurants';
export const gas = 'Gas';
export const travel = 'Travel';
export const everythingElse = 'Everything else';
