export const points = (points: string) => `${points} points`;
export const noFaceValue = 'No face value';
export const times = (occurrencesPerPeriod: number) => `${occurrencesPerPeriod} times `;
export const countedFromTheDayThe = 'counted from the day the account was opened';
export const notInTheFirstYear = 'not in the first year';
export const creditsAndBenefits = 'Credits and benefits';
export const benefit = 'Benefit';
export const value = 'Value';

export const noOfferIsKnownAt = 'No offer is known at the moment.';
export const severalOffersAreKnownWhich =
  'Several offers are known: which one you get depends on where you apply.';
export const signUpBonus = 'Sign-up bonus';
export const offersOfToday = 'Offers of today';
export const pastOffers = (count: number) => `Past offers (${count})`;
export const pastOffersLabel = 'Past offers';

export const theSignUpBonus = (cardName: string) => `${cardName}: the sign-up bonus`;
export const offer = 'Offer';
export const forWord = (spend: string) => `for ${spend}`;
export const thisOffer = 'this offer';
export const whoeverRefersYouGets = (reward: string) => `Whoever refers you gets ${reward}`;
export const theReferralTo = (cardName: string) => `${cardName}: the referral`;
export const thisReferral = 'this referral';
export const datesUnknown = 'dates unknown';
export const asHighAsShownOn = 'as high as, shown on approval';
export const notCountedUnlessYouAsk = 'not counted unless you ask for it';
export const noFeeInTheFirst = 'no fee in the first year';

export const business = 'Business';
export const chargeCard = 'Charge card';
export const closedToNewApplicants = 'Closed to new applicants';

export const allCards = 'All cards';
export const whatIsKnownOf = (name: string) => `what is known of ${name}`;
export const issuersPage = 'Issuer’s page';

export const annualFee = 'Annual fee';
export const firstYear = 'First year';
export const foreignFee = 'Foreign fee';
export const network = 'Network';
export const material = 'Material';
export const metal = 'Metal';
export const plastic = 'Plastic';
export const kind = 'Kind';
export const creditCard = 'Credit card';
export const forLabel = 'For';
export const personal = 'Personal';
export const countsToward = 'Counts toward 5/24';
export const yes = 'Yes';
export const no = 'No';
export const newApplicants = 'New applicants';
export const accepted = 'Accepted';
export const notAccepted = 'Not accepted';
export const discontinuedOn = 'Discontinued on';
export const forTravel = 'For travel';
export const asCash = 'As cash';
export const asGiftCards = 'As gift cards';
export const towardStatus = 'Toward status';
export const withoutAnUnlockingCard = 'Without an unlocking card';
export const feesAndPointValues = 'Fees and point values';
export const feesAndTerms = 'Fees and terms';
export const feesAndTermsOfName = (name: string) => `${name}: fees and terms`;
export const aPointOf = (name: string) => `A point of ${name}`;
export const estimatesAsAMemberYou = 'Estimates. As a member you set your own values.';
export const theValueOfAPoint = (name: string) => `the value of a point of ${name}`;

export const noAnnualFee = 'No annual fee';
export const andMore = '$300 and more';
export const issuer = 'Issuer';
export const anyIssuer = 'Any issuer';
export const anyFee = 'Any fee';
export const rewards = 'Rewards';
export const anyRewards = 'Any rewards';
export const anyNetwork = 'Any network';
export const anyone = 'Anyone';
export const showCardsThatTakeNo = 'Show cards that take no new applicants';

export const theCardsCouldNotBe = 'The cards could not be loaded';
export const theServerCannotBeReached =
  'The server cannot be reached or has a problem. Check your connection and try again.';
export const loadingTheCards = 'Loading the cards';
export const searchCards = 'Search cards';
export const searchByCardIssuerOr = 'Search by card, issuer or points';
export const filters = 'Filters';
export const set = (filterCount: number) => `${filterCount} set`;
export const card = 'card';
export const clearSearchAndFilters = 'Clear search and filters';
export const noCardMatches = 'No card matches';
export const useFewerWordsOrFilters =
  'Use fewer words or filters, or include cards that take no new applicants.';

export const creditCards = 'Credit cards';
export const baseRate = (fee: string, rate: string) => `${fee} · ${rate} base rate`;

export const loadingCardsOfTheCatalog = 'Loading cards of the catalog';
export const theCatalogCouldNotBe = 'The catalog could not be read';
export const cardsOfTheCatalog = 'Cards of the catalog';
export const checked = (date: string) => ` · checked ${date}`;
export const base = (rate: string) => `${rate} base`;

export const cardLabel = 'Card';
export const baseRateLabel = 'Base rate';

export const youChooseOfThese = (count: number) => `You choose ${count} of these.`;
export const theOneOfTheseWith = (count: number) =>
  `The ${count === 1 ? 'one' : count} of these with the most spending ${count === 1 ? 'counts' : 'count'} by itself.`;
export const theCategoriesChangeByThe =
  'The categories change by the calendar; those of today are in the table above.';
export const theCategoriesOfTodayAre =
  'The categories of today are not announced: nothing extra is counted until they are.';
export const choices = 'Choices';
export const thisChoice = 'this choice';
export const itCounts = (cap: string) => ` It counts ${cap}.`;

export const loadingTheRates = 'Loading the rates';
export const theRatesCouldNotBe = 'The rates could not be loaded';
export const theNamesOfTheCategories =
  'The names of the categories are missing. Check your connection and try again.';
export const whatItEarns = 'What it earns';
export const onEverything = (base: string) => `${base} on everything.`;
export const onEverythingThatNoLine = (base: string) =>
  `${base} on everything that no line below covers.`;
export const ratesOfToday = 'Rates of today';
export const fromALaterDay = 'From a later day';
export const ratesFromALaterDay = 'Rates from a later day';
export const pastRates = (count: number) => `Past rates (${count})`;
export const pastRatesLabel = 'Past rates';

export const rate = 'Rate';
export const on = 'On';
export const checkedLabel = 'Checked';
export const theRateOn = (cardName: string, targets: string) =>
  `${cardName}: the rate on ${targets}`;
export const thisRate = 'this rate';

export const noCategoryIsCalled = (category: string) => `No category is called “${category}”.`;
export const bestToday = (name: string) => `Best today: ${name}`;
export const personalCardsThatTakeApplicants =
  'Personal cards that take applicants and ask for no membership, each held alone, points valued for travel, before annual fees; facts of low confidence and rates that must be chosen first are left out.';
export const at = (point: string) => ` at ${point}`;

export const theCatalogHasNoCard = (slug: string) => `The catalog has no card “${slug}” anymore.`;
export const signUpBonusOf = (name: string) => `Sign-up bonus of ${name}`;
export const noOfferIsKnownToday = 'No offer is known today.';

export const capsOf = (name: string) => `Caps of ${name}`;
export const countsTogether = 'Counts together';
export const thisCap = 'this cap';
export const upTo = 'Up to';
export const thenRate = 'Then';

export const eachYear = 'each year';
export const annualFeeLower = 'annual fee';
export const everythingElse = 'everything else';
export const foreignFeeOfFee = (fee: string) => `Foreign fee: ${fee}`;
export const moreRatesOnItsPage = (count: number) => ` · ${count} more rates on its page`;

export const itsAnnualFee = 'its annual fee';

export const liveFromTheCatalog = 'live from the catalog';

export const loadingFigures = 'Loading figures';
export const theseFiguresCouldNotBe = 'These figures could not be loaded';
export const checkYourConnectionAndTry = 'Check your connection and try again.';

export const noValueIsKnown = 'No value is known.';
export const whatAPointCountsAs = 'What a point counts as';
export const estimatesInUsCentsAs =
  'Estimates in US cents. As a member you set your own, system by system.';
export const pointsLabel = 'Points';
export const thisValue = 'this value';

export const theCatalogHasNoRule = (slug: string) => `The catalog has no rule “${slug}” anymore.`;
export const theRule = (title: string) => `The rule: ${title}`;
export const firm = 'Firm';
export const usual = 'Usual';
export const thisRule = 'this rule';
export const theRuleOfTitle = (title: string) => `the rule “${title}”`;

export const noTransferIsKnown = 'No transfer is known.';
export const transferPartnersOf = (name: string) => `Transfer partners of ${name}`;
export const noTransferOfIsKnown = (from: string) => `No transfer of “${from}” is known.`;

export const knowExactlyWhatYourCards = 'Know exactly what your cards and points are worth';
export const sayWhichCardsYouHold =
  'Say which cards you hold, what you spend and how you like to redeem. You see which card to use for what, which cards earn their fee, and every step of the arithmetic down to the cent.';
export const openYourCards = 'Open your cards';
export const createAFreeAccount = 'Create a free account';
export const browseAllCards = 'Browse all cards';
export const noBankLoginNoCard = 'No bank login, no card number, no commission from any issuer.';
export const checkedMostRecently = 'Checked most recently';

export const sharedCapsCountedOnce = 'Shared caps, counted once';
export const twoCategoriesUnderOneCap =
  'Two categories under one $6,000 cap do not earn it twice. Spending is divided among your cards so that the total is the greatest possible.';
export const everyFigureOpens = 'Every figure opens';
export const pressAFigureAndSee =
  'Press a figure and see its lines: card, category, spending, rate, points, value. They add up to the cent.';
export const yourValueOfAPoint = 'Your value of a point';
export const travelCashGiftCardsOr =
  'Travel, cash, gift cards or status: you say how you redeem, system by system, and every result follows.';
export const factsWithASourceAnd = 'Facts with a source and a date';
export const eachRateFeeAndOffer =
  'Each rate, fee and offer names where it was read, when it was checked and how sure it is. Doubtful ones are marked.';
export const theRulesOfTheIssuers = 'The rules of the issuers';
export const oncePerLifetimeFamilyRules =
  '5/24, once per lifetime, family rules: each card lists what decides an application, and which other cards stand in the way.';
export const yoursAlone = 'Yours alone';
export const resultsAreCalculatedOnYour =
  'Results are calculated on your device. What you enter can be read by you only, and goes with your account when you delete it.';
export const aCalculatorNotARanking = 'A calculator, not a ranking by commission';

export const applicationRules = 'Application rules';
export const cardsThatCount = 'Cards that count:';

export const undated = 'Undated';
export const sourceOf = (subject: string, text: string) => `Source of ${subject}, ${text}`;

export const transferPartners = 'Transfer partners';
export const theRatioTo = (from: string, name: string) => `${from}: the ratio to ${name}`;
export const to = 'To';
export const onlyWith = (name: string) => `only with ${name}`;
export const now = (bonusPercent: number) => `+${bonusPercent}% now`;
export const thisRatio = 'this ratio';
export const ratio = 'Ratio';
export const inStepsOf = 'In steps of';

export const loadingTheTransferPartners = 'Loading the transfer partners';
export const theTransferPartnersCouldNot = 'The transfer partners could not be loaded';
export const thisCardAloneCannotTransfer = (name: string) =>
  `This card alone cannot transfer its points: a card that unlocks ${name} must be held too.`;
export const wherePointsCanGo = (name: string) => `Where ${name} points can go.`;

export const inCredits = (amount: string) => `${amount} in credits`;
export const nothing = 'Nothing';
export const anyPurchaseWithin = (window: string) => `any purchase within ${window}`;
export const spentWithin = (amount: string, window: string) => `${amount} spent within ${window}`;

export const noAnnualFeeLower = 'no annual fee';
export const aYear = (fee: string) => `${fee} a year`;
export const whatTheOfEarnsCosts = (name: string, name2: string, feeWords: string) =>
  `What the ${name} of ${name2} earns, costs (${feeWords}) and requires: rates, caps, bonus, benefits and application rules, each with source and date.`;
export const feeRatesAndRules = (name: string) => `${name}: fee, rates and rules`;
export const annualFeeOfFee = (fee: string) => `Annual fee: ${fee}`;

export const whatItPaysBack = 'what it pays back';
export const thisBenefit = 'this benefit';
export const onlyWhere = (share: string, heldOrAsked: string) =>
  `${share}, only where ${heldOrAsked}`;

export const upToThen = (amount: string, period: string, rate: string) =>
  `up to ${amount} ${period}, then ${rate}`;
export const mustBeActivated = 'must be activated';
export const onTopOfTheStanding = 'on top of the standing rate';

export const bookedDirectly = 'booked directly with the airline, hotel or merchant';
export const bookedThroughThePortal = "booked through the issuer's portal";
export const spentAbroad = 'spent abroad';
