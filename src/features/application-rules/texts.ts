export const theRule = 'The rule';
export const theRuleOfTitle = (title: string) => `the rule “${title}”`;

export const noDateDecidesThisRule = 'No date decides this rule; it is what applicants report.';
export const noneOfYoursCardsCounts = (name: string | null) =>
  `None of ${name === null ? 'your' : `${name}’s`} cards counts for it today.`;
export const ofCountToday = (count: number, limit: number) => `${count} of ${limit} count today.`;
export const itCannotBeJudgedUntil =
  'It cannot be judged until the missing dates below are entered.';
export const itBlocksAndWaitingWont = (whom: string) =>
  `It blocks ${whom}, and waiting won’t change that.`;
export const itBlocksUntilFromThen = (whom: string, date: string) =>
  `It blocks ${whom} until ${date}. From then on it allows everything it refuses today.`;
export const mysStandingToday = (applicantName: string | null) =>
  `${applicantName === null ? 'My' : `${applicantName}’s`} standing today`;
export const ofWord = (count: string, applicantName: string) => `${count} of ${applicantName}`;
export const card = 'card';
export const mine = 'mine';
export const counts = 'counts';
export const countsSince = (date: string) => `counts since ${date}`;
export const forGood = ', for good';
export const until = (date: string) => `, until ${date}`;
export const datesAreMissingFor = (list: string) => `Dates are missing for ${list}.`;
export const enterThemInMyCards = 'Enter them in my cards';

export const blocking = (applicantName: string) => `Blocking ${applicantName}`;
export const me = 'me';
export const needsMoreDates = 'Needs more dates';
export const clear = 'Clear';
export const myStanding = 'My standing';
export const sStanding = (applicantName: string) => `${applicantName}’s standing`;
export const rule = 'Rule';
export const issuer = 'Issuer';
export const touchesNoCard = 'touches no card';
export const applicationRules = 'Application rules';
export const noRuleStandsInWay = (whose: string) => `No rule stands in ${whose} way today.`;
export const standsStandInWayToday = (count: string, blocking: number, whose: string) =>
  `${count} ${blocking === 1 ? 'stands' : 'stand'} in ${whose} way today.`;
export const ruleLower = 'rule';
export const whatIssuersCountBeforeThey = (applicantName: string | null, whose: string) =>
  `What issuers count before they accept you or pay a bonus, and where ${applicantName === null ? 'you stand' : `${applicantName} stands`} today by the dates of ${whose} cards.`;
export const searchApplicationRules = 'Search application rules';
export const ofRules = (count: number, count2: number) => `${count} of ${count2} rules`;
export const allIssuers = 'All issuers';
export const all = 'All';
export const noRuleMatches = 'No rule matches';
export const showAllRules = 'Show all rules';
export const noneOfTheseRulesBlocks = 'None of these rules blocks you.';

export const waitingWontHelp = 'Waiting won’t help';
export const clearOn = (date: string) => `Clear on ${date}`;
export const cardsItTouches = 'Cards it touches';

export const theDayOfApplication = 'the day of application';
export const theDayOfApproval = 'the day of approval';
export const theDayTheAccountWas = 'the day the account was opened';
export const theDayTheBonusPosted = 'the day the bonus posted';
export const holdingTheCardAndIts = 'holding the card, and its closing';
export const everHavingHeldTheCard = 'ever having held the card';
export const allCards = 'all cards';
export const personalCards = 'personal cards';
export const businessCards = 'business cards';
export const creditCardsNotChargeCards = 'credit cards, not charge cards';
export const chargeCards = 'charge cards';
export const cardsOfEveryIssuer = 'Cards of every issuer';
export const cardsOfThisIssuer = 'Cards of this issuer';
export const theSameProduct = 'The same product';
export const theSameFamilyOfProducts = 'The same family of products';
export const limitsNewCardsInA = 'Limits new cards in a time';
export const limitsCardsHeldAtOnce = 'Limits cards held at once';
export const noNewBonusForA = 'No new bonus for a time';
export const oneBonusInALifetime = 'One bonus in a lifetime';
export const oneBonusInAFamily = 'One bonus in a family';
export const advice = 'Advice';
export const whatItDoes = 'What it does';
export const howCertainItIs = 'How certain it is';
export const hardItRefuses = 'Hard: it refuses';
export const softApplicantsReportIt = 'Soft: applicants report it';
export const refusesAt = 'Refuses at';
export const countsFor = 'Counts for';
export const whatCounts = 'What counts';
export const countedFrom = 'Counted from';

export const counted = (max: number) => `${max} counted`;
