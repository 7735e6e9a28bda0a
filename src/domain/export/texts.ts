export const annualFeeWaived = (cardName: string) => `${cardName}: annual fee waived`;
export const annualFee = (cardName: string, dollars: string) =>
  `${cardName}: annual fee ${dollars}`;
export const bonusDeadline = (cardName: string) => `${cardName}: bonus deadline`;
export const lapses = (cardName: string, benefitName: string) =>
  `${cardName}: ${benefitName} lapses`;
export const lastDayToGetThe = (cardName: string, dollars: string) =>
  `${cardName}: last day to get the fee of ${dollars} back`;
export const chooseForThe = (cardName: string, every: string) =>
  `${cardName}: choose for the ${every}`;
export const activateThisPeriodsCategories = (cardName: string) =>
  `${cardName}: activate this period’s categories`;
export const pointsExpire = (systemName: string) => `${systemName}: points expire`;
