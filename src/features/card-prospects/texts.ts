export const you = 'You';
export const withoutItsBonusWhichThe = (applicantName: string) =>
  `without its bonus, which the rules refuse ${applicantName} today`;
export const youLower = 'you';
export const withItsBonus = 'with its bonus';
export const withoutItsBonusWhichIs = 'without its bonus, which is of low confidence';
export const itHasNoBonusToday = 'it has no bonus today';
export const thisCardAnd = (applicantName: string) => `This card and ${applicantName}`;
export const me = 'me';
export const inTheHousehold = (count: number) => `In the household: ${count}`;
export const iHoldThisCard = 'I hold this card';
export const iHoldOfThese = (count: number) => `I hold ${count} of these`;
export const myCards = 'My cards';
export const addItInMyCards = 'Add it in my cards';
export const myWalletWouldLose = 'My wallet would lose';
export const addsToMyWallet = 'Adds to my wallet';
export const aYearBesideMyOther = 'a year, beside my other cards';
export const alone = 'Alone';
export const whatAloneIsWorthIn = (name: string) => `What ${name} alone is worth in a year`;
export const allYourSpendingOnThis = 'All your spending on this card, in a typical year.';
export const aTypicalYear = 'a typical year';
export const firstYearAlone = 'First year alone';
export const whatAloneIsWorthInIts = (name: string) =>
  `What ${name} alone is worth in its first year`;
export const withTheSignUpBonus = (isSo: boolean) =>
  `With ${isSo ? 'the sign-up bonus of today' : 'no sign-up bonus'} and the fee of the first year.`;
export const canIGetIt = 'Can I get it';
export const canGetIt = (applicantName: string) => `Can ${applicantName} get it`;
export const holdSThisCardOf = (who: string, applicantName: string | null) =>
  `${who} hold${applicantName === null ? '' : 's'} this card. Of a second one the application rules say:`;
export const whatTheApplicationRulesAlone = (applicantName: string | null) =>
  `What the application rules alone say of ${applicantName === null ? 'my' : `${applicantName}’s`} cards:`;

export const card = 'Card';
export const mine = 'Mine';
export const business = 'Business';
export const closedToNew = 'Closed to new';
export const whatIsKnownOf = (name: string) => `what is known of ${name}`;
export const annualFee = 'Annual fee';
export const addsAYear = 'Adds a year';
export const creditCards = 'Credit cards';

export const everyCardByWhatIt =
  'Every card, by what it would add to your wallet in a typical year, and whether you can get it today.';
export const searchCards = 'Search cards';
export const cardIssuerOrPoints = 'Card, issuer or points';
export const ofCards = (count: number, count2: number) => `${count} of ${count2} cards`;
export const issuer = 'Issuer';
export const allIssuers = 'All issuers';
export const points = 'Points';
export const allPoints = 'All points';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const personal = 'Personal';
export const openToMeToday = 'Open to me today';
export const includeClosedToNew = 'Include closed to new';
export const noCardMatches = 'No card matches';
export const showAllCards = 'Show all cards';
export const useFewerWordsOrFilters = 'Use fewer words or filters.';
