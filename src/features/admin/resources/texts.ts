export const acceptance = 'Acceptance';
export const acceptanceLower = 'acceptance';
export const networksThatAreNotTaken =
  'Networks that are not taken; where nothing is said every network is.';
export const subCategory = 'Sub-category';
export const network = 'Network';
export const accepted = 'Accepted';

export const alliances = 'Alliances';
export const alliance = 'alliance';
export const alliancesOfAirlines = 'Alliances of airlines.';
export const name = 'Name';
export const website = 'Website';

export const benefitSpending = 'Benefit spending';
export const benefitSpendingLower = 'benefit spending';
export const whatACreditPaysBack =
  'What a credit pays back; a credit without a row is used up by no spending.';
export const cardBenefit = 'Card benefit';

export const benefits = 'Benefits';
export const benefit = 'benefit';
export const kindsOfBenefitWhatEach =
  'Kinds of benefit; what each card gives of one is a card benefit.';
export const kind = 'Kind';
export const description = 'Description';

export const cardChoiceOptions = 'Card-choice options';
export const option = 'option';
export const whatMayBeChosenAn =
  'What may be chosen; an option that stands for several categories has several rows.';
export const cardChoice = 'Card choice';
export const rowsWithTheSameSlug = 'Rows with the same slug are one option.';

export const cardChoices = 'Card choices';
export const cardChoiceLower = 'card choice';
export const selectableTopSpendAndRotating = 'Selectable, top-spend and rotating groups of a card.';
export const mode = 'Mode';
export const howManyOptions = 'How many options';
export const emptyForRotatingGroupsWhose =
  'Empty for rotating groups, whose dated rules name the choice.';
export const rate = 'Rate';
export const canBeChangedEvery = 'Can be changed every';
export const aRotatingGroupHasNone = 'A rotating group has none.';
export const sayHowManyOptionsCount = 'Say how many options count.';

export const categories = 'Categories';
export const category = 'category';
export const whatMoneyIsSpentOn = 'What money is spent on.';
export const position = 'Position';

export const earningRules = 'Earning rules';
export const earningRule = 'earning rule';
export const whatACardEarnsAbove =
  'What a card earns above its base rate, by category or sub-category.';
export const pointsOrPercentPerDollar =
  'Points or percent per dollar in all; of an added rule, what it adds.';
export const additive = 'Additive';
export const addedToTheRateThat = 'Added to the rate that stands otherwise.';
export const channel = 'Channel';
export const needsActivation = 'Needs activation';
export const validDuring = 'Valid during';

export const useTwoCapitalLettersSuch = 'Use two capital letters, such as US.';
export const companies = 'Companies';
export const company = 'company';
export const banksCreditUnionsAirlinesHotels =
  'Banks, credit unions, airlines, hotels, networks and retailers.';
export const allianceLabel = 'Alliance';
export const country = 'Country';
export const state = 'State';
export const city = 'City';
export const charterNumber = 'Charter number';
export const ofCreditUnionsTheNumber =
  'Of credit unions: the number the National Credit Union Administration gave.';
export const members = 'Members';
export const assets = 'Assets';
export const onlyCreditUnionsHaveThis = 'Only credit unions have this.';

export const cardBenefits = 'Card benefits';
export const cardBenefitLower = 'card benefit';
export const whatEachCardGivesOf =
  'What each card gives of a benefit: its value, how often, and in which year.';
export const benefitLabel = 'Benefit';
export const value = 'Value';
export const forEachOccurrenceEmptyWithout = 'For each occurrence; empty without a face value.';
export const points = 'Points';
export const inThePointsOfThe = 'In the points of the card’s own system.';
export const period = 'Period';
export const year = 'Year';
export const timesInAPeriod = 'Times in a period';
export const firstMonth = 'First month';
export const usualUsage = 'Usual usage, %';
export const notInTheFirstYear = 'Not in the first year';
export const endsOn = 'Ends on';
export const theLastDayOnWhich = 'The last day on which it is given.';
export const minimumSpend = 'Minimum spend';
export const whatMustBeSpentIn = 'What must be spent in the period before it is given.';

export const cardRequirements = 'Card requirements';
export const cardRequirement = 'card requirement';
export const whoeverLacksOneOfThe =
  'Whoever lacks one of the requirements of a card cannot hold it.';
export const requirement = 'Requirement';

export const cardRules = 'Card rules';
export const cardRule = 'card rule';
export const whichApplicationRulesTouchA =
  'Which application rules touch a card. Having had the blocking card bars this one.';
export const rule = 'Rule';
export const blockingCard = 'Blocking card';

export const creditCards = 'Credit cards';
export const creditCard = 'credit card';
export const everyCardWithItsFees = 'Every card, with its fees, its base rate and what it unlocks.';
export const issuer = 'Issuer';
export const baseRate = 'Base rate';
export const pointsOrPercentForCash = 'Points, or percent for cash back, per dollar.';
export const annualFee = 'Annual fee';
export const firstYearFee = 'First-year fee';
export const foreignTransactionFee = 'Foreign transaction fee, %';
export const emptyWhereItIsNot = 'Empty where it is not known.';
export const productFamily = 'Product family';
export const useLowerCaseWordsJoined = 'Use lower-case words joined by hyphens.';
export const business = 'Business';
export const chargeCard = 'Charge card';
export const unlocksTransfers = 'Unlocks transfers';
export const needsAnotherCardToTransfer = 'Needs another card to transfer';
export const countsToward = 'Counts toward 5/24';
export const openToNew = 'Open to new';
export const discontinuedOn = 'Discontinued on';
export const material = 'Material';
export const firstColor = 'First color';
export const secondColor = 'Second color';

export const feeRefunds = 'Fee refunds';
export const feeRefund = 'fee refund';
export const howLongAfterAnAnnual =
  'How long after an annual fee was posted closing the card still brings it back.';
export const daysAfterPosting = 'Days after posting';
export const never = '0: never.';
export const notes = 'Notes';

export const merchants = 'Merchants';
export const merchant = 'merchant';
export const shopsWithTheSubCategory =
  'Shops, with the sub-category that a purchase there is likely to count as.';
export const otherNames = 'Other names';
export const likelyMerchantCategoryCodes = 'Likely merchant category codes';
export const note = 'Note';
export const domain = 'Domain';
export const writeItAsExampleCom = 'Write it as example.com.';

export const pointSystemTiers = 'Point-system tiers';
export const tier = 'tier';
export const relationshipAndStatusTiersThat =
  'Relationship and status tiers that raise what a card earns.';
export const onlyCardsOfThisIssuer = 'Only cards of this issuer earn the bonus.';
export const earningBonus = 'Earning bonus, %';
export const minimumBalance = 'Minimum balance';

export const chooseTheExpiryAboveOr = 'Choose the expiry above, or leave this empty.';
export const leaveThisEmptyThesePoints = 'Leave this empty: these points never expire.';
export const enterTheNumberOfMonths = 'Enter the number of months.';
export const enterThePageThatSays = 'Enter the page that says so.';
export const chooseHowSureThisIs = 'Choose how sure this is.';
export const usCentsPerPoint = 'US cents per point.';
export const pointSystems = 'Point systems';
export const pointSystem = 'point system';
export const currenciesOfPointsAndWhat =
  'Currencies of points, and what a point is worth by the way it is redeemed.';
export const companyLabel = 'Company';
export const unit = 'Unit';
export const travelValue = 'Travel value';
export const cashValue = 'Cash value';
export const giftCardValue = 'Gift card value';
export const statusValue = 'Status value';
export const valueWhileLocked = 'Value while locked';
export const usCentsPerPointWhile =
  'US cents per point while no card of the wallet unlocks transfers.';
export const expiry = 'Expiry';
export const afterMonthsWithoutActivity = 'After months without activity';
export const monthsAfterTheyWereEarned = 'Months after they were earned';
export const emptyWhereItIsNotKnown =
  'Empty where it is not known; otherwise it needs a source and a confidence of its own.';
export const monthsUntilTheyExpire = 'Months until they expire';
export const emptyWhereTheyNeverExpire = 'Empty where they never expire.';
export const whatKeepsThem = 'What keeps them';
export const aSentenceSuchAsAny = 'A sentence, such as: Any purchase keeps them alive.';
export const sourceOfTheExpiry = 'Source of the expiry';
export const confidenceInTheExpiry = 'Confidence in the expiry';

export const pointTransfers = 'Point transfers';
export const pointTransfer = 'point transfer';
export const wherePointsCanGoAnd =
  'Where points can go and at which ratio; a row with a bonus is a dated promotion.';
export const from = 'From';
export const to = 'To';
export const onlyWith = 'Only with';
export const aCardThatMustBe = 'A card that must be held; empty where every card can transfer so.';
export const pointsOut = 'Points out';
export const pointsIn = 'Points in';
export const smallestStep = 'Smallest step';
export const bonusDuring = 'Bonus during';
export const pointsCannotBeTransferredTo = 'Points cannot be transferred to where they are.';
export const aBonusHasBothA = 'A bonus has both a percentage and its days.';

export const nameLower = 'name';
export const productChanges = 'Product changes';
export const productChange = 'product change';
export const whichCardAnIssuerTurns =
  'Which card an issuer turns into which other one, without an application.';
export const monthsOpenBefore = 'Months open before';
export const pointsStay = 'Points stay';
export const notSetNotKnown = 'Not set: not known.';
export const chooseAnotherCard = 'Choose another card.';

export const requirements = 'Requirements';
export const requirementLower = 'requirement';
export const whatOneMustHaveTo =
  'What one must have to hold a card: a membership, an account, an invitation.';
export const costAYear = 'Cost a year';

export const reviews = 'Reviews';
export const review = 'review';
export const articlesInMarkdownWithThe = 'Articles in Markdown, with the blocks of the site.';
export const title = 'Title';
export const summary = 'Summary';
export const text = 'Text';
export const author = 'Author';
export const creditCardLabel = 'Credit card';
export const publishedOn = 'Published on';
export const published = 'Published';

export const applicationRules = 'Application rules';
export const applicationRule = 'application rule';
export const whatAnIssuerAsksBefore =
  'What an issuer asks before it accepts an application or pays a bonus.';
export const limit = 'Limit';
export const howManyMayExistInside = 'How many may exist inside the window.';
export const window = 'Window';
export const windowUnit = 'Window unit';
export const scope = 'Scope';
export const counts = 'Counts';
export const clock = 'Clock';
export const strictness = 'Strictness';
export const explanation = 'Explanation';
export const aWindowHasDaysOr = 'A window has days or months.';

export const bonusTiers = 'Bonus tiers';
export const bonusTier = 'bonus tier';
export const stepsOfAnOfferSpend =
  'Steps of an offer: spend counts from the opening, each tier’s rewards are added.';
export const signUpBonus = 'Sign-up bonus';
export const tierLabel = 'Tier';
export const spend = 'Spend';
export const anyPurchase = '0: any purchase.';
export const days = 'Days';
export const cash = 'Cash';
export const credits = 'Credits';

export const signUpBonuses = 'Sign-up bonuses';
export const signUpBonusLower = 'sign-up bonus';
export const offersWithTheirDatesThe =
  'Offers with their dates; the steps of an offer are its tiers.';
export const startsOn = 'Starts on';
export const current = 'Current';
export const firstYearFeeWaived = 'First-year fee waived';
export const asHighAs = 'As high as';
export const theMostThatAnybodyIs = 'The most that anybody is given.';
export const freeNights = 'Free nights';
export const pointsThatAFreeNight = 'Points that a free night may cost';
export const addedToWhatTheFirst = 'Added to what the first year earns, %';
export const whereAllPointsOfThe = '100 where all points of the first year are matched.';
export const pointsForAReferral = 'Points for a referral';
export const whatAHolderGetsFor =
  'What a holder gets for each person who opens the card through them, in points of the card’s own system, cents where it earns cash. Empty where it is not known; otherwise it needs a source, a day and a confidence of its own.';
export const sourceOfTheReferral = 'Source of the referral';
export const referralCheckedOn = 'Referral checked on';
export const confidenceInTheReferral = 'Confidence in the referral';
export const enterTheDayOnWhich = 'Enter the day on which it was read.';
export const enterThePointsAboveOr = 'Enter the points above, or leave this empty.';
export const itEndsBeforeItStarts = 'It ends before it starts.';
export const sayHowManyNightsIt = 'Say how many nights it gives.';

export const spendingCaps = 'Spending caps';
export const spendingCap = 'spending cap';
export const howMuchSpendEarnsA =
  'How much spend earns a higher rate; one cap covers all rules that name it, together.';
export const amount = 'Amount';
export const fallbackRate = 'Fallback rate';
export const whatSpendAboveTheCap = 'What spend above the cap earns, in all.';

export const paymentCosts = 'Payment costs';
export const paymentCost = 'payment cost';
export const whatPayeesChargeForTaking =
  'What payees charge for taking a card, with the cards that are exceptions.';
export const theCardThatIsAn = 'The card that is an exception; empty for every other one.';
export const percentOfThePayment = 'Percent of the payment';

export const spendingPresets = 'Spending presets';
export const spendingPreset = 'spending preset';
export const householdsSpendingPublishedOrWorked =
  'Households’ spending, published or worked out as an example, from which members start.';
export const dollarsAYear = 'Dollars a year';
export const oneSubCategoryToA =
  'One sub-category to a line, with dollars a year: restaurants 3459.';

export const subCategories = 'Sub-categories';
export const partsOfACategoryWith =
  'Parts of a category, with the merchant category codes that belong to them.';
export const categoryLabel = 'Category';
export const merchantCategoryCodes = 'Merchant category codes';

export const widerSubCategories = 'Wider sub-categories';
export const widerSubCategory = 'wider sub-category';
export const aRuleForTheWider =
  'A rule for the wider one also covers the narrower one: a Delta flight is airfare.';
export const isAlso = 'Is also';
export const chooseAnotherOne = 'Choose another one.';

export const tips = 'Tips';
export const tip = 'tip';
export const shortAdviceShownToMembers =
  'Short advice shown to members, with a page on which it can be acted on.';
export const page = 'Page';
export const beginWithASlashApp = 'Begin with a slash: /app/my-cards.';
export const aPageOfThisSite = 'A page of this site, such as /app/my-cards.';

export const publishedValuations = 'Published valuations';
export const valuation = 'valuation';
export const whatPublicationsSayAPoint = 'What publications say a point is worth, by date.';
export const publisher = 'Publisher';

export const videos = 'Videos';
export const video = 'video';
export const videosOfOthersPlayedFrom = 'Videos of others, played from their provider on a click.';
export const provider = 'Provider';
export const vimeo = 'Vimeo';
export const videoId = 'Video id';
export const useTheIdAloneNot = 'Use the id alone, not the whole address.';
export const theLastPartOfIts = 'The last part of its address at the provider.';
export const seconds = 'Seconds';

export const cardsOfSetups = 'Cards of setups';
export const cardOfASetup = 'card of a setup';
export const whichCardsAWalletSetup = 'Which cards a wallet setup consists of, in their order.';
export const walletSetup = 'Wallet setup';

export const walletSetups = 'Wallet setups';
export const walletSetupLower = 'wallet setup';
export const curatedCombinationsOfCardsAnd =
  'Curated combinations of cards, and the idea behind each.';
export const idea = 'Idea';

export const chooseThePoolingAboveOr = 'Choose the pooling above, or leave this empty.';
export const pooling = 'Pooling';
export const withinAHousehold = 'Within a household';
export const toAuthorizedUsersOnly = 'To authorized users only';
export const notAtAll = 'Not at all';
export const toWhomPointsMoveFor =
  'To whom points move for nothing. Empty where it is not known; otherwise it needs a source and a confidence of its own.';
export const sourceOfThePooling = 'Source of the pooling';
export const confidenceInThePooling = 'Confidence in the pooling';
