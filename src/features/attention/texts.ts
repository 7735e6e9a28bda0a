export const loading = (label: string) => `Loading ${label}`;
export const couldNotBeLoaded = (label: string) => `“${label}” could not be loaded`;
export const nothingLeftHere = 'Nothing left here';
export const atTheMomentThereIs = (explanation: string) =>
  `${explanation} At the moment there is none.`;
export const what = 'What';
export const kind = 'Kind';
export const why = 'Why';
export const showMore = 'Show more';

export const ofMembersWaitsWaitFor = (count: string, reports: number) =>
  `${count} of members ${reports === 1 ? 'waits' : 'wait'} for an answer`;
export const report = 'report';
export const allIsInOrder = 'All is in order';
export const nothingIsOutOfDate =
  'Nothing is out of date, uncertain or broken. Look again tomorrow.';
export const whatNeedsAttention = 'What needs attention';

export const endedOffers = 'Ended offers';
export const markedAsCurrentButTheir =
  'Marked as current, but their last day has passed: end them or give new dates.';
export const endingSoon = 'Ending soon';
export const offersAndTransferBonusesThat =
  'Offers and transfer bonuses that end within two weeks.';
export const broken = 'Broken';
export const factsThatNameSomethingThat =
  'Facts that name something that is not there, or contradict one another.';
export const noEarningRules = 'No earning rules';
export const cardsThatEarnTheirBase =
  'Cards that earn their base rate on everything. Often a rule is missing.';
export const checkAgain = 'Check again';
export const verifiedTooLongAgoDays =
  'Verified too long ago: 90 days for offers, half a year for transfers, a year for the rest.';
export const lowConfidence = 'Low confidence';
export const knownFromASingleOld =
  'Known from a single, old or unverified source. A second one makes them good.';
export const choice = 'Choice';
export const earningRule = 'Earning rule';
export const company = 'Company';
export const benefit = 'Benefit';
export const card = 'Card';
export const tier = 'Tier';
export const pointSystem = 'Point system';
export const transfer = 'Transfer';
export const applicationRule = 'Application rule';
export const offer = 'Offer';
export const cap = 'Cap';
export const spendingPreset = 'Spending preset';
export const tip = 'Tip';
export const walletSetup = 'Wallet setup';
export const endedOn = (day: string) => `Ended on ${day}`;
export const anUnknownDay = 'an unknown day';
export const endsOn = (day: string) => `Ends on ${day}`;
export const neverChecked = 'Never checked';
export const checkDue = (day: string) => `Check due ${day}`;
export const checkedOn = (day: string) => `Checked on ${day}`;
export const earnsItsBaseRateOn = 'Earns its base rate on everything';
