export const actionsFor = (subject: string) => `Actions for ${subject}`;

export const checkYourConnectionAndTry = 'Check your connection and try again.';

export const green = 'Green';
export const sky = 'Sky';
export const violet = 'Violet';
export const slate = 'Slate';
export const zinc = 'Zinc';
export const stone = 'Stone';
export const appearance = 'Appearance';
export const keptOnThisDevice = 'Kept on this device.';
export const accent = 'Accent';
export const blackOrWhite = 'Black or white';
export const grays = 'Grays';

export const byInvitationOnly = 'By invitation only';
export const needs = (own: string) => `Needs: ${own}`;
export const whatItNeeds = 'What it needs';
export const whatItNeedsLower = 'what it needs';
export const iHaveThis = (name: string) => `I have this: ${name}`;
export const iHaveThisLabel = 'I have this';
export const iHaveThese = 'I have these';
export const youHave = (names: string) => `You have: ${names}`;
export const keptInYourProfileAnd = 'Kept in your profile, and counted for every card.';
export const undo = 'Undo';

export const business = 'Business';
export const closedToNew = 'Closed to new';
export const mine = 'Mine';

export const all = 'All';
export const chosen = (count: number) => `${count} chosen`;

export const asTheDevice = 'as the device';
export const colorsChangeTo = (names: string, names2: string) =>
  `Colors: ${names}. Change to ${names2}.`;

export const lowConfidenceComesFromA = (subject: string) =>
  `Low confidence: ${subject} comes from a single, old or unverified source.`;
export const thisFact = 'this fact';
export const figuresCountItOnlyWhere = (source: string, countedWhere: string) =>
  `${source} Figures count it only where ${countedWhere}.`;
export const lowConfidence = 'Low confidence';

export const statistics = 'Statistics';
export const mayWeCountVisitsAnd =
  'May we measure visits, page speed, and errors to make this better? What you type and every amount is left out.';
export const privacyPolicy = 'Privacy policy';
export const refuse = 'Refuse';
export const allow = 'Allow';

export const onThisPage = 'On this page';

export const copied = (noun: string) => `${noun} copied`;
export const theWasNotCopied = (noun: string) => `The ${noun} was not copied`;
export const copy = 'Copy';

export const aFactOf = (card: string) => `a fact of ${card}`;
export const someOf = (card: string, uncounted: string) => `some of ${card} (${uncounted})`;

export const tryAgain = 'Try again';

export const filters = 'Filters';
export const inUse = 'in use';

export const find = 'Find';
export const k = '⌘ K';
export const ctrlK = 'Ctrl K';

export const showTheFirst = (foldedLength: number) => `Show the first ${foldedLength}`;
export const showAll = (count: number) => `Show all ${count}`;

export const thisAreaIsForThose =
  'This area is for those who keep the reference data. Your account is not one of them.';
export const goToYourCards = 'Go to your cards';
export const adminsSignInWithAn =
  'Admins sign in with an authenticator app. Set one up in your profile under “Authenticator app”, then come back.';
export const goToYourProfile = 'Go to your profile';
export const forbidden = 'Forbidden';

export const cancel = 'Cancel';
export const save = 'Save';

export const showHowIsCalculated = (title: string) => `, show how ${title} is calculated`;
export const everyLineThatMakesUp = 'Every line that makes up this figure.';

export const aYear = (timesAyear: number) => ` × ${timesAyear} a year`;
export const used = (amount: string, times: string, percent: string) =>
  `${amount}${times} × ${percent} used`;
export const paysBackAtMost = (subCategory: string, most: string) =>
  `pays back ${subCategory}, at most ${most}`;
export const cashAndCredits = (amount: string) => `${amount} cash and credits`;
export const points = (points: string, point: string) => `${points} points × ${point}`;
export const forWithinOfPutOn = (amount: string, count: string, amount2: string) =>
  `for ${amount} within ${count}, of ${amount2} put on the card by then`;
export const day = 'day';
export const forOpeningTheCard = 'for opening the card';
export const meetingItCostsElsewhere = (amount: string) => `; meeting it costs ${amount} elsewhere`;
export const ofFor = (percent: string, amount: string, subCategory: string) =>
  `${percent} of ${amount} for ${subCategory}`;
export const whatYouKeepInA = 'What you keep in a year';
export const creditsAndBenefits = 'Credits and benefits';
export const signUpBonus = 'Sign-up bonus';
export const step = (prefix: string, index: number) => `${prefix}Step ${index}`;
export const fees = 'Fees';
export const annualFee = (prefix: string) => `${prefix}Annual fee`;
export const firstYear = 'first year';
export const everyYear = 'every year';
export const paymentCosts = 'Payment costs';
export const paymentCost = (prefix: string) => `${prefix}Payment cost`;

export const live = 'Live';
export const changesMadeElsewhereAppearHere = 'Changes made elsewhere appear here by themselves.';
export const catchingUp = 'Catching up';
export const fetchingWhatChangedWhileThere = 'Fetching what changed while there was no connection.';
export const offline = 'Offline';
export const noConnectionWhatYouSee =
  'No connection: what you see is as it was last read. It is tried again by itself.';

export const pageNotFound = 'Page not found';
export const pageNotFoundOfPath = (path: string) => `Page not found: ${path}`;

export const yours = 'yours';
export const theIssuersIsUpTo = (isConditional: boolean, rate: string) =>
  `; the issuer’s is ${isConditional ? 'up to ' : ''}${rate}`;
export const change = 'Change';
export const set = 'Set';
export const myOwnRateOfOn = (verb: string, card: string, subCategory: string) =>
  `${verb} my own rate of ${card} on ${subCategory}`;
export const myOwnRate = (verb: string) => `${verb} my own rate`;

export const worthNothingToMe = 'Worth nothing to me';
export const aYearToMe = (worth: string) => `${worth} a year to me`;

export const percentOfFaceValue = 'Percent of face value';
export const dollarsAYear = 'Dollars a year';
export const pointsOfTheCardA = 'Points of the card a year';
export const enterAShareFromTo = 'Enter a share from 0 to 100.';
export const enterAnAmountSuchAs = 'Enter an amount such as 150.';
export const enterPointsSuchAs = 'Enter points such as 10,000.';
export const checked = (date: string) => `Checked ${date}`;
export const dateOfCheckUnknown = 'Date of check unknown';
export const source = 'source';
export const whatIsWorthToMe = (name: string) => `What ${name} is worth to me`;
export const itTakesThePlaceOf =
  'It takes the place of the usual value in every figure; leave it empty to keep that.';
export const worthToMe = 'Worth to me';
export const aYearOfWorth = (worth: string) => `${worth} a year`;
export const inWord = 'In';
export const faceValueAYear = (worth: string) => `Face value: ${worth} a year`;
export const markItAsOneI = 'Mark it as one I hold the card for';

export const loadingThePage = 'Loading the page';

export const showThePassword = 'Show the password';

export const cards = 'Cards';
export const guides = 'Guides';
export const main = 'Main';
export const openApp = 'Open app';
export const signIn = 'Sign in';
export const createAccount = 'Create account';

export const loading = (what: string) => `Loading ${what}`;
export const couldNotBeLoaded = (charAt: string, what: string) =>
  `${charAt}${what} could not be loaded`;
export const theServerCannotBeReached =
  'The server cannot be reached or has a problem. Check your connection and try again.';

export const rename = (kind: string) => `Rename ${kind}`;
export const name = 'Name';
export const renameLabel = 'Rename';
export const aNeedsAName = (kind: string) => `A ${kind} needs a name.`;

export const reportAMistake = 'Report a mistake';

export const theServerIsBusy = 'The server is busy';
export const yourChangeIsSentAgain = (value: string) => `Your change is sent again in ${value}.`;
export const aMoment = 'a moment';

export const wasChangedInAnotherTab = (subject: string) => `${subject} was changed in another tab`;
export const nothingWasOverwrittenItIs =
  'Nothing was overwritten. It is shown as it is now: make your change again if you still want it.';
export const itWasChangedInAnother =
  'It was changed in another tab meanwhile. Rename it again if you still want to.';

export const backOnWith = (figure: string, subject: string, cardName: string) =>
  `${figure} back on ${subject} with ${cardName}`;
export const aPurchaseOfTodayWith = (amount: string) =>
  `A purchase of ${amount} today, with what your log leaves of each limit.`;
export const whatItBrings = 'What it brings';
export const at = (amount: string, rate: string) => `${amount} at ${rate}`;
export const foreignTransactionFee = 'Foreign transaction fee';
export const on = (amount: string) => `on ${amount}`;
export const paymentCostLabel = 'Payment cost';
export const thisRateHolds = (cap: string) => `This rate holds ${cap}.`;

export const couldNotBeLoadedOfSubject = (subject: string) => `${subject} could not be loaded`;

export const clearSearch = 'Clear search';

export const copiedWithTheLink = 'Copied, with the link';
export const itCouldNotBeShared = 'It could not be shared';
export const share = 'Share';

export const creditCards = 'Credit cards';
export const guidesAndReviews = 'Guides and reviews';
export const termsOfService = 'Terms of service';
export const statisticsAskMeAgain = 'Statistics: ask me again';
export const isPaidByNoBank = (productName: string) =>
  `${productName} is paid by no bank and ranks nothing by commission. Figures are estimates from dated, sourced facts and are no financial advice. Contains data from OpenTravelData, CC BY 4.0, modified.`;

export const skipToTheContent = 'Skip to the content';

export const isNumberOfNow = (ofValue: string, to: number, count: number) =>
  `${ofValue} is number ${to} of ${count} now.`;
export const moveUp = (ofValue: string) => `Move ${ofValue} up`;
export const moveDown = (ofValue: string) => `Move ${ofValue} down`;

export const highConfidence = 'high confidence';
export const mediumConfidence = 'medium confidence';
export const lowConfidenceLower = 'low confidence';
export const inOurOwnWords = 'In our own words';

export const rewardsForSpending = 'Rewards for spending';
export const spentOn = 'Spent on';
export const card = 'Card';
export const spend = 'Spend';
export const rate = 'Rate';
export const pointsLabel = 'Points';
export const eachWorth = 'Each worth';
export const value = 'Value';
export const rewards = 'Rewards';

export const atPoints = (amount: string, rate: string, points: string, point: string) =>
  `${amount} at ${rate} = ${points} points × ${point}`;

export const within = (cap: string) => `within ${cap}`;
export const over = (cap: string) => `over ${cap}`;
export const expectedQuarters = 'expected quarters';
export const tier = (percent: string) => `tier +${percent}`;
export const foreignFee = (amount: string) => `foreign fee ${amount}`;

export const goToTheHomePage = 'Go to the home page';

export const changedHere = 'Changed here';
export const itIsSentWhenThe = 'It is sent when the network is back.';

export const yourOwnValue = 'Your own value';
export const defaultValue = 'Default value';
export const yourOwnCashValueAs = 'Your own cash value, as none is set for this use';
export const defaultCashValueAsNone = 'Default cash value, as none is known for this use';
export const nothingAsNoWayTo = 'Nothing, as no way to turn it into money is known';

export const walletWithThisCard = 'Wallet with this card';
export const whatYouKeepInAYear = 'what you keep in a year, its fee paid';
export const walletWithoutIt = 'Wallet without it';
export const whatYouKeepInAYearWith =
  'what you keep in a year, with spending moved to the best of the rest';

export const allowed = 'Allowed';
export const none = 'None';
export const onlyThese = 'Only these';
export const cardsAtMost = 'Cards at most';
export const businessCards = 'Business cards';
export const feesAYear = 'Fees a year';
export const any = 'Any';
export const noFees = 'No fees';
export const upTo = (most: number) => `Up to $${most}`;

export const andMore = (more: number) => `and ${more} more`;

export const costOfAYear = (amount: string) => ` (${amount} a year)`;

export const countChosen = (count: number) => `${count} chosen`;

export const offer = (age: string) => `; offer ${age}`;
