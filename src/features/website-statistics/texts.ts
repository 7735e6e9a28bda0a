export const when = 'When';
export const howMany = 'How many';

export const earningRules = 'Earning rules';
export const cardBenefits = 'Card benefits';
export const pointSystemTiers = 'Point-system tiers';
export const applicationRules = 'Application rules';
export const signUpBonuses = 'Sign-up bonuses';
export const theCatalogKindByKind = 'The catalog, kind by kind';
export const facts = 'Facts';
export const rows = 'Rows';
export const withALink = 'With a link';
export const checkedInAYear = 'Checked in a year';
export const lowConfidence = 'Low confidence';

export const computedOn = (format: string) => `Computed on ${format}`;
export const computeAgain = 'Compute again';

export const noFunctionFailedAndNobody = 'No function failed and nobody had to wait in these days.';
export const functionErrors = 'Function errors';
export const membersWhoHadToWait = 'Members who had to wait';
export const failuresByPlace = 'Failures by place';
export const where = 'Where';
export const what = 'What';
export const lastOn = 'Last on';
export const times = 'Times';

export const noCardIsHeldBy = (least: number) =>
  `No card is held by ${least} members yet. Smaller numbers are not told, so that nobody can be found out.`;
export const mostHeldCards = 'Most held cards';
export const card = 'Card';
export const compared = 'Compared';
export const members = 'Members';

export const ofWord = (numberValue: string, numberValue2: string, percent: string) =>
  `${numberValue} of ${numberValue2} · ${percent}`;

export const aFew = 'A few';
export const orMore = (numberValue: string) => `${numberValue} or more`;
export const to = (least: number) => `1 to ${least}`;
export const websiteStatistics = 'Website statistics';
export const figuresThatRevealNoSingle = (least: number) =>
  `Figures that reveal no single member: a count below ${least} is not told, and the number of members is rounded down to ${least}s.`;
export const howFarBack = 'How far back';
export const aYear = 'A year';
export const days = (span: number) => `${span} days`;
export const signUpsDays = (days: number) => `Sign-ups, ${days} days`;
export const cardsInTheCatalog = 'Cards in the catalog';
export const functionErrorsDays = (days: number) => `Function errors, ${days} days`;
export const openReports = 'Open reports';
export const signUps = 'Sign-ups';
export const countedOnAGrayBar = (format: string, few: string) =>
  `Counted on ${format}. A gray bar stands for ${few}: it is not told which. Days with such a number are missing in sums.`;
export const signUp = 'sign-up';
export const howCompleteTheCardsAre = 'How complete the cards are';
export const withEarningRules = 'With earning rules';
export const withAnOfferOfToday = 'With an offer of today';
export const withBenefits = 'With benefits';
export const withAKnownForeignFee = 'With a known foreign fee';
export const howWellFactsAreKnown = 'How well facts are known';
export const errorsAndLimits = 'Errors and limits';

export const fewerThan = (least: number) => `Fewer than ${least}`;
