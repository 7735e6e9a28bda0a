export const othersIn = (state: string) => `Others in ${state}`;
export const members = 'Members';
export const assets = 'Assets';
export const charterNumber = 'Charter number';
export const website = 'Website';
export const itsCards = 'Its cards';
export const theCatalogHasNoCard = 'The catalog has no card of this credit union.';
export const itsRulesAndMyStanding = 'Its rules and my standing';

export const membersOfValue = (value: string) => `${value} members`;

export const creditUnions = 'Credit unions';

export const name = 'Name';
export const state = 'State';
export const everyFederallyInsuredCreditUnion =
  'Every federally insured credit union, as the National Credit Union Administration lists them.';
export const searchCreditUnions = 'Search credit unions';
export const creditUnion = 'credit union';
export const allStates = 'All states';
export const sortBy = 'Sort by';
export const noCreditUnionMatches = 'No credit union matches';
export const showAllCreditUnions = 'Show all credit unions';
export const tryAPartOfThe = 'Try a part of the name, without “Federal Credit Union”.';
