export const averageOfYears = (name: string, averagedYears: number) =>
  `${name}, average of ${averagedYears} years`;
export const theFirstYearAndLater = (later: number) =>
  `The first year and ${later} later ones, each with the same weight.`;
export const average = 'Average';
export const firstYear = 'First year';
export const laterYears = 'Later years';

export const inALaterYear = (name: string) => `${name} in a later year`;
export const aYear = 'a year';

export const walletsToCompare = 'Wallets to compare';

export const walletComparison = 'Wallet comparison';
export const upToOfCardsSide = (count: string) =>
  `Up to ${count} of cards side by side, valued for your spending.`;
export const set = 'set';
export const ofThisAddressCouldNot = (count: string) =>
  `${count} of this address could not be found. `;
export const wallet = 'wallet';
export const atMostStandSideBy = (maxComparedWallets: number) =>
  `At most ${maxComparedWallets} stand side by side: the rest was left out.`;
export const showRowsThatAreThe = 'Show rows that are the same';
export const chooseWhatToCompare = 'Choose what to compare';
export const searchWallets = 'Search wallets';
export const nameOrACardIn = 'Name, or a card in it';
export const nothingToCompareYet = 'Nothing to compare yet';
export const nothingMatches = (q: string) => `Nothing matches “${q}”`;
export const addMyCards = 'Add my cards';
export const addTheCardsYouHold =
  'Add the cards you hold, or save a wallet: each can then stand beside the curated ones.';

export const withWord = (name: string, name2: string) => `${name} with ${name2}`;
export const netValueByYear = 'Net value by year';
export const rewardsByCategoryInA = 'Rewards by category, in a later year';
export const walletsSideBySide = 'Wallets side by side';
export const figure = 'Figure';
export const remove = (name: string) => `Remove ${name}`;

export const rewards = 'Rewards';
export const credits = 'Credits';
export const annualFees = 'Annual fees';
export const paymentCosts = 'Payment costs';
export const allHeldAlready = 'all held already';
export const toOpen = (count: string) => `${count} to open`;
export const card = 'card';
export const withoutABonusYouCan = (opened: string, length: number) =>
  `${opened}, ${length} without a bonus you can get`;
export const averageOfYearsOfAveragedYears = (averagedYears: number) =>
  `Average of ${averagedYears} years`;
export const laterYearsOfLabel = (label: string) => `${label}, later years`;

export const myCards = 'My cards';
export const thatIHold = (count: string) => `${count} that I hold`;
export const curated = (count: string) => `${count}, curated`;
