export const noFee = 'No fee';
export const upTo = (dollars: string) => `Up to ${dollars}`;
export const issuers = 'Issuers';
export const points = 'Points';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const personal = 'Personal';
export const business = 'Business';
export const annualFee = 'Annual fee';
export const anyFee = 'Any fee';
export const spending = 'Spending';
export const anySpending = 'Any spending';
export const openToMe = 'Open to me';
export const includeUncertain = 'Include uncertain';

export const card = 'Card';
export const thisOffer = 'this offer';
export const youAskForIt = 'you ask for it';
export const signUpBonus = (name: string) => `${name}: sign-up bonus`;
export const until = (date: string) => `until ${date}`;
export const canIGetIt = 'Can I get it';
export const history = 'History';
export const worthToMe = 'Worth to me';

export const openToday = 'open today';
export const since = (date: string) => `since ${date}`;
export const firstKnown = 'first known';
export const bestKnown = 'best known';
export const ofBest = (percent: string) => `${percent} of best`;
export const offersOf = (name: string) => `Offers of ${name}`;
export const everyOfferKnownAtWhat = 'Every offer known, at what it would be worth to you today.';
export const offer = 'Offer';
export const today = 'Today';
export const theOffer = (name: string, when: string) => `${name}: the offer ${when}`;
export const when = 'When';
export const toMe = 'To me';

export const signUpBonuses = 'Sign-up bonuses';
export const showMoreOfOffers = (count: number) => `Show more of ${count} offers`;

export const notCountedUnlessYouAsk = 'not counted unless you ask';
export const lostElsewhere = (dollars: string) => `${dollars} lost elsewhere`;

export const whatTheBonusOfIs = (name: string) => `What the bonus of ${name} is worth to me`;
export const eachStepThatMySpending =
  'Each step that my spending reaches, at my value of its points, less the first fee and what the spending would have earned on my cards.';
export const pointsOfPointsAndPoint = (points: string, point: string) =>
  `${points} points × ${point}`;
export const cash = (amount: string) => `${amount} cash`;
export const ofCredits = (amount: string) => `${amount} of credits`;
export const stepSpendIn = (tier: number, amount: string, count: string) =>
  `Step ${tier}: spend ${amount} in ${count}`;
export const day = 'day';
export const noneInTheFirstYear = 'none in the first year';
export const firstYear = 'first year';
export const opportunityCost = 'Opportunity cost';
export const whatTheSpendingWouldHave = 'what the spending would have earned on my cards, below';

export const noOfferThatCanGet = (applicantName: string) =>
  `No offer that ${applicantName} can get today brings more than it costs.`;
export const you = 'you';
export const yoursBestOfferMayBe = (
  applicantName: string | null,
  isUnknown: boolean,
  name: string,
) =>
  `${applicantName === null ? 'Your' : `${applicantName}’s`} best offer ${isUnknown ? 'may be' : 'is'} ${name}: worth`;

export const onMyCardsOn = (amount: string, amount2: string, card: string) =>
  `${amount} on my cards, ${amount2} on ${card}`;
export const ofItWouldBeSpending = (dollars: string) =>
  `${dollars} of it would be spending I do not have.`;

export const todaysOffersAsFarAs = (value: string) =>
  `${value}Today’s offers as far as your spending reaches them, less the first fee and what the spending would have earned on your cards.`;
export const nextIsWorth = (name: string, dollars: string) => `Next is ${name}, worth ${dollars}. `;
export const wholeOffersAreCountedUntil = 'Whole offers are counted until your spending is known.';
export const enterYourSpending = 'Enter your spending';
export const searchOffers = 'Search offers';
export const cardIssuerOrPoints = 'Card, issuer or points';
export const ofOffers = (count: number, count2: number) => `${count} of ${count2} offers`;
export const noOfferMatches = 'No offer matches';
export const showAllOffers = 'Show all offers';
export const allowAHigherFeeOr =
  'Allow a higher fee or more spending, or include cards you may have later.';

export const anyPurchase = 'any purchase';
export const inWord = (count: string) => `in ${count}`;
export const by = (date: string) => `by ${date}`;
export const shortOfIt = (dollars: string) => `${dollars} short of it`;

export const pointsOfPoints = (points: string) => `${points} points`;

export const theRulesRefuseItTo = 'the rules refuse it to me';
export const mySpendingDoesNotGet = 'my spending does not get there';
