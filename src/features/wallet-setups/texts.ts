export const curatedCombinations = 'Curated combinations';
export const netValueOfInA = (name: string) => `Net value of ${name} in a year`;
export const yourSpendingDividedAmongThese =
  'Your spending, divided among these cards so that it earns the most.';
export const saveAsAWallet = 'Save as a wallet';
export const theCombination = (name: string) => `the combination ${name}`;

export const whichYear = 'Which year';
export const everyYear = 'Every year';
export const firstYearWithBonuses = 'First year, with bonuses';
export const keepAllOfMyCards = (heldCount: number) => `Keep all ${heldCount} of my cards`;
export const countFactsOfLowConfidence = 'Count facts of low confidence';
export const onlyCardsIMayGet = 'Only cards I may get today';
export const countOffersOlderThanA = 'Count offers older than a year';
