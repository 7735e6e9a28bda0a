/** What is said of how far a plan holds. */
export const belowThat = 'below that';
export const lessWasNotTried = 'Less was not tried.';
export const aboveThat = 'above that';
export const moreWasNotTried = 'More was not tried.';
export const eachChangedOnItsOwn = 'Each changed on its own';
export const nothingChangesIt = (to: string, end: string) => `${to} ${end}: nothing changes it.`;

export const aMonth = (dollars: string) => `${dollars} a month`;
export const cents = (numberValue: string) => `${numberValue} cents`;
export const atLeast = (least: string) => `at least ${least}`;
export const youSpendOn = (range: string, name: string) => `you spend ${range} on ${name}`;
export const areWorth = (name: string, range: string) => `${name} are worth ${range}`;
export const itStaysTheBestPlan = (joinWithAnd: string) =>
  `It stays the best plan while ${joinWithAnd}.`;
export const nothingThatWasTriedSo = 'Nothing that was tried so far changes it.';
export const nothingThatWasTriedChanges = 'Nothing that was tried changes it.';
export const eachChangedOnItsOwnLabel = ', each changed on its own';
export const itStaysTheBestPlanWhile = (joinWithAnd: string, alone: string) =>
  `It stays the best plan while ${joinWithAnd}${alone}.`;
export const changedOneAtATime = ', changed one at a time and then two together';
export const changedOneAtATimeLabel = ', changed one at a time';
export const plannedAgainAtEachLimit = (count: string, both: string) =>
  `Planned again ${count}, at each limit and between them${both}; each from half to double.`;
export const atMostBetterIsPossible = (percent: string) =>
  `at most ${percent} better is possible there`;
export const howMuchBetterIsPossible = 'how much better is possible there is not known';
export const provenEachTime = 'Proven each time.';
export const betterByLessThanCounts = (found: string, proof: string, dollars: string) =>
  `${found} ${proof} Better by less than ${dollars} counts as no better.`;
export const inOfCardAndMonth = (card: string, month: string) => `${card} in ${month}`;
export const closeOrChangeCardsIn = 'close or change cards in another way';
export const closeCardsAtOtherTimes = 'close cards at other times';

export const noBetterPlanWasFound = 'No better plan was found, which is no proof';
export const provenAtTheOthersNo = (count: string) =>
  `Proven ${count}; at the others no better plan was found`;
export const openOfInstead = (instead: string) => `open ${instead}`;
export const openNot = 'open not';
export const doNotOpen = 'do not open';

export const downTo = 'Down to';
export const upTo = 'Up to';
export const noMoreThan = (most: string | null) => `at most ${most}`;
export const and = (parts: string, last: string) => `${parts} and ${last}`;
export const time = 'time';
export const not = (joinWithAnd: string) => `not ${joinWithAnd}`;
export const openOfJoinWithAnd = (joinWithAnd: string) => `open ${joinWithAnd}`;
export const between = (least: string | undefined, most: string | null) =>
  `between ${least} and ${most}`;
