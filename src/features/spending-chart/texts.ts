export const addACardOrA = 'Add a card or a wallet to see at what spending it’s the better one.';
export const bestForYou = 'Best for you';
export const to = (dollars: string, dollars2: string) => `${dollars} to ${dollars2}:`;
export const alike = ' alike';
export const breakEvenPoints = 'Break-even points';
export const noneOnThisStretchNo = 'None on this stretch: no line overtakes another.';
export const fromAheadOf = (dollars: string, ofValue: string, ofValue2: string) =>
  `From ${dollars}: ${ofValue} ahead of ${ofValue2}`;

export const laterYears = 'Later years';
export const firstYearWithOffers = 'First year, with offers';
export const axisAndYear = 'Axis and year';
export const risingSpending = 'Rising spending';
export const allOfMySpendingIn = 'All of my spending in proportion';
export const upToAYear = 'Up to, a year';
export const valuedFor = 'Valued for';

export const workingOutTheChart = 'Working out the chart';
export const whatYouKeepInA = (dollars: string, names: string) =>
  `What you keep in a year over spending up to ${dollars}, for ${names}. The points and a table follow.`;
export const showTheChartAsA = 'Show the chart as a table';

export const linesOfTheChart = 'Lines of the chart';
export const remove = (name: string) => `Remove ${name}`;
export const addACardOrAWallet = 'Add a card or a wallet';

export const valuesAtOneAmount = 'Values at one amount';
export const atAYear = (spent: string) => `At ${spent} a year`;
export const atAYearOfNameAndSpent = (name: string, spent: string) => `${name} at ${spent} a year`;

export const spendingChart = 'Spending chart';
export const whatCardsAndWalletsAre =
  'What cards and wallets are worth as your spending rises, and where one overtakes another.';
export const ofThisAddressCouldNot = (count: string) =>
  `${count} of this address could not be found.`;
export const line = 'line';
export const nothingToDrawYet = 'Nothing to draw yet';
export const addACardOrAWalletAbove =
  'Add a card or a wallet above: each becomes a line of the chart.';
export const yourSpendingIsMissing = 'Your spending is missing';
export const enterMySpending = 'Enter my spending';
export const allOfItRisesIn =
  'All of it rises in proportion, so the chart needs to know what you spend on. Or choose one kind of spending above.';

export const netValueBySpending = 'Net value by spending';
export const spendingAYear = 'Spending a year';
