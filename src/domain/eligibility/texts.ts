export const and = (names: string, last: string) => `${names} and ${last}`;
export const waitingDoesNotClearIt = 'waiting does not clear it';
export const itClearsOn = (date: string) => `it clears on ${date}`;
export const counts = (title: string, causes: string, end: string) =>
  `${title} counts ${causes}; ${end}.`;
export const may = (who: string, what: string) => `${who} may ${what}.`;
export const mayUntilWhenAPlanned = (who: string, what: string, date: string) =>
  `${who} may ${what} until ${date}, when a planned card begins to count.`;
export const mayNotAndWaitingDoes = (who: string, what: string, rules: string) =>
  `${who} may not ${what}, and waiting does not change that (${rules}).`;
export const mayFrom = (who: string, what: string, date: string, rules: string) =>
  `${who} may ${what} from ${date} (${rules}).`;
export const you = 'You';
export const getTheBonus = 'get the bonus';
export const theDayTheBonusPosted = 'the day the bonus posted, or that there was none,';
export const theClosingDay = 'the closing day';
export const theOpeningDay = 'the opening day';
export const cannotBeJudgedUntilYou = (title: string, day: string, listed: string) =>
  `${title} cannot be judged until you enter ${day} for ${listed}.`;
export const reportedNotCertain = (finding: string) => `Reported, not certain: ${finding}`;
