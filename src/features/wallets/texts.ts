export const whatTheWalletWouldLose = (name: string) =>
  `What the wallet would lose without ${name}`;
export const itsSpendingMovesToThe = 'Its spending moves to the other cards.';
export const lostInAYear = 'Lost in a year';
export const theWallet = 'The wallet';
export const netValue = 'net value';
export const without = (name: string) => `Without ${name}`;
export const withoutItEveryLine = 'Without it: every line';

export const wallet = 'Wallet';
export const myCards = 'My cards';
export const newWallet = 'New wallet';
export const copyMyCards = 'Copy my cards';
export const myWallets = 'My wallets';
export const setsOfCardsToTry =
  'Sets of cards to try out: what each set brings in a year, and what each card adds to it.';
export const letsYouKeepTheMost = (name: string, dollars: string) =>
  `“${name}” lets you keep the most: ${dollars} a year.`;
export const noWalletsYet = 'No wallets yet';
export const findTheBestOne = 'Find the best one';
export const putCardsTogetherToSee =
  'Put cards together to see what they are worth side by side, or let the best set be found for your spending.';
export const nothingMatches = (q: string) => `Nothing matches “${q}”`;
export const tryTheNameOfA = 'Try the name of a wallet, or of a card or an issuer in it.';

export const walletLower = 'wallet';
export const aNameThatTellsYour = 'A name that tells your wallets apart.';

export const takeOut = (name: string) => `Take ${name} out`;
export const aYear = ' a year';
export const lostWithoutIt = 'lost without it';

export const deleted = (name: string) => `“${name}” deleted`;
export const undo = 'Undo';
export const rename = 'Rename';
export const duplicate = 'Duplicate';
export const deleteWord = 'Delete';

export const orderOfMyWallets = 'Order of my wallets';
export const aYearOfDollars = (dollars: string) => `${dollars} a year`;

export const rewards = 'Rewards';
export const paymentCosts = 'payment costs';
export const walletOfName = (name: string) => `Wallet ${name}`;
export const netValueOfInA = (name: string) => `Net value of ${name} in a year`;
export const yourSpendingDividedAmongThese =
  'Your spending, divided among these cards so that it earns the most.';
export const noCardsInItYet = 'No cards in it yet: add the first one below.';
export const addACardTo = (name: string) => `Add a card to ${name}`;
export const addACard = 'Add a card';
export const makeItOptimal = 'Make it optimal';

export const myOwnOrder = 'My own order';
export const netValueLabel = 'Net value';
export const name = 'Name';
export const newest = 'Newest';
export const dragTheWalletsIntoYour = 'Drag the wallets into your order, or use the arrows.';
export const done = 'Done';
export const searchMyWallets = 'Search my wallets';
export const walletCardOrIssuer = 'Wallet, card or issuer';
export const wallets = (all: number) => `${all} wallets`;
export const ofWallets = (shown: number, all: number) => `${shown} of ${all} wallets`;
export const sortBy = 'Sort by';
export const arrange = 'Arrange';

export const theWalletWasNotSaved = 'The wallet was not saved';
export const theWalletWasNotRenamed = 'The wallet was not renamed';
export const theWalletWasNotRemoved = 'The wallet was not removed';
export const theOrderOfYourWallets = 'The order of your wallets was not saved';
export const theOrderOfYourWalletsLabel = 'The order of your wallets';
export const theWalletWasNotChanged = 'The wallet was not changed';
export const thisWallet = 'This wallet';

export const bringsMoreAYear = (name: string, dollars: string) =>
  `${name} brings ${dollars} more a year`;

export const takenOut = (name: string) => `${name} taken out`;
