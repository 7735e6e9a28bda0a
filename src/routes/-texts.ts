export const mySpending = 'My spending';
export const yourSpendingStaysAsIt = 'Your spending stays as it is';
export const whatYouToldTheCalculator = 'What you told the calculator can be a profile beside it.';
export const addIt = 'Add it';
export const whatYouToldTheCalculatorIs = 'What you told the calculator is in your account';
export const whatYouToldTheCalculatorWaits = 'What you told the calculator waits on this device';

export const until = (date: string) => ` until ${date}`;
export const left = (left: string, until: string, cardName: string) =>
  `${left} left${until} · ${cardName}`;
export const whichCreditHaveYouUsed = 'Which credit have you used?';
export const leftToUse = 'Left to use';
export const leftToUseOfCount = (count: number) => `${count} left to use`;
export const nothingIsLeftToUse = 'Nothing is left to use right now.';
export const noCreditMatches = (query: string) => `No credit matches “${query}”.`;

export const itsBestCardCannotBe = 'Its best card cannot be told now.';
export const yourBestCardThere = 'Your best card there …';
export const pagesCardsShopsRulesAnd =
  'Pages, cards, shops, rules and commands. Arrow keys choose, Enter opens or does it.';
export const loadingYourCredits = 'Loading your credits';

export const addYourCardsAndThe = 'Add your cards, and the best of them stands here.';
export const noneOfYourCardsIs = 'None of your cards is taken there.';
export const payWith = 'Pay with';
export const back = (returnValue: string) => `${returnValue} back`;

export const asTheDevice = 'as the device';
export const addACard = 'Add a card';
export const toMyCards = 'To my cards';
export const logACredit = 'Log a credit';
export const markABenefitAsUsed = 'Mark a benefit as used';
export const redeemPointsFor = (label: string) => `Redeem points for: ${label}`;
export const redemptionPreference = 'Redemption preference';
export const pointsAreRedeemedFor = (label: string) => `Points are redeemed for: ${label}`;
export const countWith = (name: string) => `Count with “${name}”`;
export const spendingProfile = 'Spending profile';
export const allFiguresAreFor = (name: string) => `All figures are for “${name}”`;
export const colors = (modeNames: string) => `Colors: ${modeNames}`;
export const appearance = 'Appearance';
export const signOut = 'Sign out';
export const account = 'Account';

export const whichCardToUseFor =
  'Which card to use for what, which cards are worth keeping, and what points are worth, with every step of the arithmetic shown.';

export const creditCard = 'Credit card';

export const creditCards = 'Credit cards';
export const everyFactHasASource =
  'Every fact has a source, a date and a confidence. Nothing is ranked by commission.';
export const loadingTheCards = 'Loading the cards';

export const forgotYourPassword = 'Forgot your password?';
export const weSendYouALink = 'We send you a link with which you choose a new one.';
export const backToSignIn = 'Back to sign-in';
export const eMailAddress = 'E-mail address';
export const sendTheLink = 'Send the link';

export const howItWorks = 'How it works';
export const allArticles = 'All articles';
export const loadingTheArticles = 'Loading the articles';

export const oneMoreStep = 'One more step';
export const yourAccountAsksForA = 'Your account asks for a code from your authenticator app.';
export const loading = 'Loading';
export const signIn = 'Sign in';
export const noAccountYet = 'No account yet?';
export const createOne = 'Create one';
export const password = 'Password';

export const createAnAccount = 'Create an account';
export const yourCardsAndYourSpending =
  'Your cards and your spending stay yours: only you can read them.';
export const alreadyAMember = 'Already a member?';
export const atLeastCharacters = (minPasswordLength: number) =>
  `At least ${minPasswordLength} characters.`;
export const createAccount = 'Create account';

export const review = 'Review';

export const guidesAndReviews = 'Guides and reviews';
export const howCardsCapsPointsAnd =
  'How cards, caps, points and rules work. The figures in each article are read from the catalog at the moment you open it.';

export const videos = 'Videos';
export const nothingLoadsFromTheVideos =
  'Nothing loads from the video’s provider until you press play.';

export const record = 'Record';
export const loadingTheRecord = 'Loading the record';

export const importWord = (title: string) => `Import ${title}`;
export const administration = 'Administration';

export const loadingTheRows = 'Loading the rows';

export const newWord = (one: string) => `New ${one}`;

export const cardSaved = 'Card saved';

export const cardAdded = 'Card added';

export const loadingTheOverview = 'Loading the overview';
export const needsAttention = 'Needs attention';
export const whatIsOutOfDate =
  'What is out of date, uncertain or broken in the reference data that every member sees.';

export const reports = 'Reports';
export const loadingTheReports = 'Loading the reports';

export const websiteStatistics = 'Website statistics';
export const loadingTheStatistics = 'Loading the statistics';

export const doTheyHaveAnAccount = 'Do they have an account of their own?';
export const shareAHousehold = 'Share a household';
export const instead = 'instead.';

export const addedToYourCards = (name: string, value: string) =>
  `${name} added to your cards${value}`;
export const withItsBonus = ', with its bonus';
export const undo = 'Undo';
export const takenFromYourDates = 'Taken from your dates';
export const isClosed = (name: string) => `${name} is closed`;
export const itIsNow = (product: string) => `It is ${product} now`;
export const deniedAndNotPlannedAgain = (name: string) =>
  `${name}: denied, and not planned again for half a year`;

export const alliance = 'Alliance';
export const loadingAlliance = 'Loading alliance';

export const alliances = 'Alliances';
export const loadingAlliances = 'Loading alliances';

export const applicationRule = 'Application rule';
export const loadingApplicationRule = 'Loading application rule';

export const applicationRules = 'Application rules';
export const loadingApplicationRules = 'Loading application rules';

export const bank = 'Bank';
export const loadingBank = 'Loading bank';

export const banks = 'Banks';
export const loadingBanks = 'Loading banks';

export const benefit = 'Benefit';
export const loadingBenefit = 'Loading benefit';

export const benefits = 'Benefits';
export const loadingBenefits = 'Loading benefits';

export const bestCardFor = (name: string) => `Best card for ${name}`;
export const aCategory = 'a category';
export const findingTheBestCards = 'Finding the best cards';

export const bestCard = 'Best card';

export const bonusTracker = 'Bonus tracker';
export const loadingMyBonuses = 'Loading my bonuses';

export const cardComparison = 'Card comparison';
export const loadingTheComparison = 'Loading the comparison';

export const cardRanking = 'Card ranking';
export const rankingTheCards = 'Ranking the cards';

export const loadingTheCard = 'Loading the card';

export const creditUnion = 'Credit union';
export const loadingCreditUnion = 'Loading credit union';

export const creditUnions = 'Credit unions';
export const loadingCreditUnions = 'Loading credit unions';

export const feeDay = 'Fee day';
export const loadingTheFeeDay = 'Loading the fee day';
export const retentionOffer = 'Retention offer';
export const logAnOfferITook = 'Log an offer I took';
export const theOfferForKeeping = (name: string) => `The offer for keeping ${name}`;
export const iClosedIt = 'I closed it';
export const iChangedItTo = (name: string) => `I changed it to ${name}`;
export const iChangedItToAnother = 'I changed it to another card';
export const iChangedIt = 'I changed it';

export const formControls = 'Form controls';
export const everyControlInEachOf = 'Every control in each of its states.';

export const household = 'Household';
export const loadingYourHousehold = 'Loading your household';

export const joinAHousehold = 'Join a household';

export const home = 'Home';
export const loadingYourHome = 'Loading your home';
export const loadingTheChoices = 'Loading the choices';
export const howDoYouRedeemPoints = 'How do you redeem points?';
export const loadingTheHouseholds = 'Loading the households';

export const loadingYourSpending = 'Loading your spending';

export const myBenefits = 'My benefits';
export const loadingMyBenefits = 'Loading my benefits';

export const myCards = 'My cards';
export const loadingYourCards = 'Loading your cards';

export const myPoints = 'My points';
export const loadingMyPoints = 'Loading my points';

export const myProfile = 'My profile';
export const loadingYourProfile = 'Loading your profile';
export const people = 'People';
export const keepTheCardsAndPoints =
  'Keep the cards and points of your partner or your business beside your own. Issuers judge each person by their own cards; those of a business of yours count for you, since you apply for them.';
export const loadingPeople = 'Loading people';
export const calendarFeed = 'Calendar feed';
export const aPrivateAddressThatPuts =
  'A private address that puts what is due into your own calendar, with reminders, and follows every change.';
export const loadingYourCalendarFeed = 'Loading your calendar feed';
export const myReports = 'My reports';
export const whatYouToldUsIs = 'What you told us is wrong, and what came of it.';
export const signingIn = 'Signing in';
export const yourPasswordAndYourAddress =
  'Your password and your address. Before either changes, we ask whether it is you.';
export const authenticatorApp = 'Authenticator app';
export const aSecondStepWhenYou =
  'A second step when you sign in: after your password, a code from an app on your phone. Your password alone then opens nothing.';
export const loadingYourAuthenticatorApps = 'Loading your authenticator apps';
export const whereYouAreSignedIn = 'Where you are signed in';
export const everyBrowserThatIsSigned =
  'Every browser that is signed in to your account. One that you sign out here has to sign in again, but may go on reading and saving for up to an hour.';
export const loadingWhereYouAreSigned = 'Loading where you are signed in';

export const myWallets = 'My wallets';
export const loadingYourWallets = 'Loading your wallets';

export const partner = 'Partner';
export const loadingPartner = 'Loading partner';

export const partners = 'Partners';
export const loadingPartners = 'Loading partners';

export const pointSystem = 'Point system';
export const loadingPointSystem = 'Loading point system';

export const pointSystems = 'Point systems';
export const loadingPointSystems = 'Loading point systems';

export const privacyPolicy = 'Privacy policy';

export const reminders = 'Reminders';
export const loadingYourReminders = 'Loading your reminders';

export const selectableCategories = 'Selectable categories';
export const loadingMyChoices = 'Loading my choices';

export const signUpBonuses = 'Sign-up bonuses';
export const loadingTheOffers = 'Loading the offers';

export const spendingChart = 'Spending chart';
export const loadingTheChart = 'Loading the chart';

export const termsOfService = 'Terms of service';

export const upcomingFees = 'Upcoming fees';
export const loadingFeesAndDeadlines = 'Loading fees and deadlines';

export const walletComparison = 'Wallet comparison';

export const bestWallet = 'Best wallet';
export const loadingTheBestWallet = 'Loading the best wallet';
export const savedToYourWallets = (name: string) => `“${name}” saved to your wallets`;
export const findTheCardsThatLet = 'Find the cards that let you keep the most.';
export const theBestSetOfCards =
  'The best set of cards for your spending against the cards you hold, and combinations that people recommend.';
export const bestCards = (count: number) => `Best ${count} cards`;
export const curatedCombinations = 'Curated combinations';
export const recommendedCombinations = 'Recommended combinations';

export const whatNext = 'What next';
export const loadingYourPlan = 'Loading your plan';

export const whiteboard = 'Whiteboard';

export const loadingTheSearch = 'Loading the search';
export const theSetOfCardsThat = 'The set of cards that is worth the most for your amounts.';

export const sharedWhiteboard = 'Shared whiteboard';

export const stopEMails = 'Stop e-mails';
