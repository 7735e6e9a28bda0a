export const cardRanking = 'Card ranking';
export const bestWallet = 'Best wallet';
export const cardComparison = 'Card comparison';
export const withoutAnAccount = 'Without an account';
export const countedWithAYearPoints = (dollars: string, isSo: boolean) =>
  `Counted with ${dollars} a year, points as ${isSo ? 'cash' : 'travel'}.`;
export const changeTheAmounts = 'Change the amounts';
export const keepThisCreateAnAccount = 'Keep this: create an account';

export const yourAmounts = 'Your amounts';
