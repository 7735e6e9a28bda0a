export const noLongerOffered = 'No longer offered';
export const onlyIfInvited = 'Only if invited';
export const onlyWithABusiness = 'Only with a business';
export const onlyWithWhatItNeeds = 'Only with what it needs';
export const needsMysDates = (name: string | null) =>
  `Needs ${name === null ? 'my' : `${name}’s`} dates`;
export const youHoldHoldsIt = (applicantName: string | null) =>
  `${applicantName === null ? 'You hold' : `${applicantName} holds`} it`;
export const notEligible = 'Not eligible';
export const from = (date: string) => `From ${date}`;
export const allowedWithoutTheBonus = 'Allowed, without the bonus';
export const bonusFrom = (date: string) => `Bonus from ${date}`;
export const allowedWithAWarning = 'Allowed, with a warning';
export const todayWithTheBonus = 'Today, with the bonus';
export const today = 'Today';
export const clear = 'Clear';
export const advice = 'Advice';
export const until = (date: string) => ` until ${date}`;
export const blocks = (applicantName: string, until: string) => `Blocks ${applicantName}${until}`;
export const you = 'you';
export const likelyDenied = (until: string) => `Likely denied${until}`;

export const closedToNew = 'Closed to new';
export const byInvitationOnly = 'By invitation only';
export const forBusinesses = 'For businesses';
export const lowConfidence = 'Low confidence';
export const needs = (name: string, value: string) => `Needs ${name}${value}`;
export const aYear = (dollars: string) => `, ${dollars} a year`;
export const itsSignUpBonusIsnt =
  'Its sign-up bonus isn’t counted: the issuer’s rules refuse it to you today.';

export const kindOfRule = 'kind of rule';
export const scopeOfARule = 'scope of a rule';
export const countOfARule = 'count of a rule';
export const clockOfARule = 'clock of a rule';
