export const addACard = 'Add a card';

export const yourCards = 'your cards';
export const yourClosedCards = 'your closed cards';
export const yourWishList = 'your wish list';
export const theCardsYoureAnAuthorized = 'the cards you’re an authorized user on';
export const yourDeniedApplications = 'your denied applications';
export const addedTo = (name: string, destinations: string) => `${name} added to ${destinations}`;
export const itGoesToTheSame = (destinations: string) =>
  `It goes to ${destinations}. The same card can be added more than once.`;

export const whenDidYouOpenYour = 'When did you open your cards?';
export const rulesBonusesAndFeesGo =
  'Rules, bonuses and fees go by these days. Each answer is saved as you enter it; about when is good enough.';

export const aboutAMonthAgo = 'About a month ago';
export const aboutHalfAYearAgo = 'About half a year ago';
export const aboutAYearAgo = 'About a year ago';
export const aboutTwoYearsAgo = 'About two years ago';
export const aboutThreeYearsAgo = 'About three years ago';
export const aboutFiveYearsAgo = 'About five years ago';
export const openingDayOf = (name: string) => `Opening day of ${name}`;
export const aboutWhenWasOpened = (name: string) => `About when ${name} was opened`;
export const notSure = 'Not sure?';
export const feeMonthOf = (name: string) => `Fee month of ${name}`;
export const feeMonth = 'Fee month';
export const nicknameOf = (name: string) => `Nickname of ${name}`;
export const nickname = 'Nickname';

export const daysOfMyCards = 'Days of my cards';
export const card = 'Card';
export const opened = 'Opened';
export const feeIn = 'Fee in';

export const forExampleAnasCard = 'For example “Ana’s card”';
export const issuersCountItForWhoever = 'Issuers count it for whoever it belongs to';
export const mine = 'Mine';
export const somebodyElses = 'Somebody else’s';
export const days = 'Days';
export const applicationRulesAndFeesCount =
  'Application rules and fees count from these; leave blank what you don’t know.';
export const theDayYouWereAdded = 'The day you were added';

export const searchCardsByNameOr = 'Search cards by name or issuer';
export const nameOrIssuer = 'Name or issuer';
export const cards = 'Cards';
export const business = 'Business';
export const closedToNew = 'Closed to new';
export const youHave = (count: number) => `you have ${count}`;
export const noCardMatchesTryThe = 'No card matches. Try the issuer or fewer words.';
export const cardsMatchTypeToNarrow = (count: number) =>
  `${count} cards match: type to narrow them down.`;

export const ofWord = (name: string, index: number, count: number) =>
  `${name}, ${index} of ${count}`;
export const theBestForMySpending = 'The best for my spending';
export const yourChoicesOnThisCard = 'Your choices on this card';

export const saved = (name: string) => `${name} saved`;
export const itsDaysItsFeeAnd = 'Its days, its fee and your own notes.';
export const putItBack = 'Put it back';
export const save = 'Save';

export const annualFee = 'Annual fee';
export const leaveBlankForTheUsual = (fee: string) => `Leave blank for the usual fee: ${fee}`;
export const byTheOpeningDay = 'By the opening day';
export const notKnown = 'Not known';

export const whatWouldAddInA = (ofValue: string) => `What ${ofValue} would add in a year`;
export const theBestYourCardsCan =
  'The best your cards can do together in a typical year, with this one and without it. A sign-up bonus comes on top in the first year.';
export const worthGetting = 'Worth getting';
export const addsNothing = 'Adds nothing';
export const whatItWouldAdd = 'What it would add';

export const keep = 'Keep';
export const closeCall = 'Close call';
export const freeToKeep = 'Free to keep';
export const costsMoreThanItAdds = 'Costs more than it adds';
export const whatAddsInAYear = (ofValue: string) => `What ${ofValue} adds in a year`;
export const theBestYourCardsCanDo =
  'The best your cards can do together, with and without this one. What you’d no longer spend on it goes on the next best card.';
export const whatItAdds = 'What it adds';
export const itsOwnPartWhileIt = 'Its own part while it is held';
export const rewards = 'Rewards';
export const forOfSpendingPutOn = (amount: string) => `for ${amount} of spending put on it`;
export const credits = 'Credits';
export const asUsed = 'as used';
export const everyYear = 'every year';
export const paymentCosts = 'Payment costs';
export const whatPayeesChargeForTaking = 'what payees charge for taking it';

export const openedOfDate = (date: string) => `Opened ${date}`;
export const openingDayUnknown = 'Opening day unknown';
export const closed = (date: string) => `Closed ${date}`;
export const closingDayUnknown = 'Closing day unknown';
export const added = (date: string) => `Added ${date}`;
export const dayYouWereAddedUnknown = 'Day you were added unknown';
export const applied = (date: string) => `Applied ${date}`;
export const dayOfTheApplicationUnknown = 'Day of the application unknown';
export const ownFee = 'own fee';
export const feeInLower = 'fee in';
export const bonus = (date: string) => `bonus ${date}`;

export const closedLabel = 'Closed';
export const authorizedUser = 'Authorized user';
export const denied = 'Denied';
export const changedFrom = (name: string) => `Changed from ${name}`;
export const on = (date: string) => ` on ${date}`;
export const wishList = 'Wish list';
export const earnedOnIt = 'earned on it';
export const partOfInTheWallet = (ofValue: string) => `Part of ${ofValue} in the wallet`;
export const whatIsEarnedOnThis =
  'What is earned on this card while your spending is divided the best way.';

export const myCards = 'My cards';

export const edit = 'Edit';
export const setMyOwnRate = 'Set my own rate…';
export const closedToday = (name: string) => `${name} closed today`;
export const closeToday = 'Close today';
export const productChangedTo = 'Product changed to…';
export const theProductChangeIsUndone = 'The product change is undone';
export const itWasntAProductChange = 'It wasn’t a product change';
export const isOneOfYourCards = (name: string) => `${name} is one of your cards`;
export const iHoldThisCard = 'I hold this card';
export const remove = 'Remove';
export const isNow = (name: string, product: string) => `${name} is ${product} now`;

export const withoutAnOpeningDayRules = (count: string) =>
  `${count} without an opening day: rules and fee dates wait for it.`;
export const cardLower = 'card';
export const enterTheDays = 'Enter the days';

export const noCardsYet = 'No cards yet';
export const addTheCardsInYour =
  'Add the cards in your wallet, and every figure on this site is worked out for you.';
export const noClosedCards = 'No closed cards';
export const closedCardsStillCountFor =
  'Closed cards still count for application rules: add the ones you had in the last few years.';
export const yourWishListIsEmpty = 'Your wish list is empty';
export const keepCardsHereThatYoure = 'Keep cards here that you’re thinking of getting.';
export const noAuthorizedUserCards = 'No authorized-user cards';
export const ifYoureAnAuthorizedUser =
  'If you’re an authorized user on someone else’s card, it’s on your credit report, and Chase counts it.';
export const noDeniedApplications = 'No denied applications';
export const someIssuersCountApplicationsEven =
  'Some issuers count applications, even denied ones: add those of the last few years.';
export const addTheCardsYouHold = 'Add the cards you hold, held, or wish for.';
export const nothingMatches = (q: string) => `Nothing matches “${q}”`;
export const tryAnotherWordOrLook = 'Try another word, or look in the other views.';

export const all = 'All';
export const name = 'Name';
export const newest = 'Newest';
export const whatYouHoldWhatEach =
  'What you hold, what each card adds to your wallet in a year, and whether it is worth its fee.';
export const forWord = (name: string, year: string) => `For “${name}”: ${year}`;
export const enterYourSpendingToSee = 'Enter your spending to see what your cards earn';
export const whichCards = 'Which cards';
export const searchMyCards = 'Search my cards';
export const whoseCards = 'Whose cards';
export const everybody = 'Everybody';
export const me = 'Me';
export const sortBy = 'Sort by';
export const people = 'People';

export const your = 'Your';
export const hold = (name: string) => `${name} hold`;
export const you = 'You';
export const s = 's';
export const noCard = 'no card.';
export const cardBrings = 'card brings';
export const bring = (count: string) => `${count} bring`;
export const partOfMyCardsIn = (name: string | null, whose: string) =>
  `Part of ${name === null ? 'my' : whose} cards in the wallet of the household`;
export const whatIsEarnedOnThem =
  'What is earned on them while the household’s spending is divided the best way, less their fees.';
export const ofTheYourHouseholdKeeps = (dollars: string) =>
  `of the ${dollars} your household keeps a year.`;

export const chooseWhatItHasBecome = 'Choose what it has become.';
export const thisDayIsInThe = 'This day is in the future.';
export const theCardWasOpenedAfter = 'The card was opened after that.';
export const whatHasBecome = (name: string) => `What ${name} has become`;
export const aProductChangeOpensNo =
  'A product change opens no new account: it counts toward no limit on new cards, and earns no sign-up bonus.';
export const productChangedToLabel = 'Product changed to';
export const chooseACard = 'Choose a card';
export const onIfYouKnow = 'On, if you know';

export const cardsAdded = 'Cards added';
export const noneAddedYet = 'None added yet';
export const addedOfCount = (count: number) => `Added: ${count}`;
export const findYourCardsByName =
  'Find your cards by name or issuer, then press Enter or click. A card you hold twice can be added twice.';
export const removeOfOfValue = (ofValue: string) => `Remove ${ofValue}`;
export const whenYouOpenedThem = 'When you opened them';
export const whenDidYouOpenThem = 'When did you open them?';
export const loadingTheTable = 'Loading the table';

export const netValueOfMyWallet = 'Net value of my wallet in a year';
export const yourSpendingDividedAmongYour =
  'Your spending, divided among your cards so that it earns the most.';
export const yourOfValue = (value: string) => `Your ${value}`;
export const costsCostYou = (cards: string, count: number) =>
  `${cards} ${count === 1 ? 'costs' : 'cost'} you`;
export const aYear = 'a year.';
export const letsLetYouKeep = (cards: string, count: number) =>
  `${cards} ${count === 1 ? 'lets' : 'let'} you keep`;

export const iHoldIt = 'I hold it';
export const iAmAnAuthorizedUser = 'I am an authorized user';
export const deniedApplication = 'Denied application';
export const state = 'State';
export const whoseCard = 'Whose card';
export const appliedOn = 'Applied on';
export const approvedOn = 'Approved on';
export const openedOn = 'Opened on';
export const closedOn = 'Closed on';
export const signUpBonusReceivedOn = 'Sign-up bonus received on';
export const myAnnualFee = 'My annual fee';
export const feeDay = 'Fee day';
export const notes = 'Notes';
export const theBestForMySpendingLower = 'the best for my spending';
export const somebodyWhoIsGone = 'somebody who is gone';
export const theProducts = 'the product’s';
export const asTheOpeningDaySays = 'as the opening day says';

export const theCardWasNotRemoved = 'The card was not removed';
export const theCardWasNotPut = 'The card was not put back';
export const theCardWasNotAdded = 'The card was not added';
export const theCardWasNotChanged = 'The card was not changed';

export const enterADaySuchAs = 'Enter a day, such as 2026-03-14.';
export const enterAnAmountOfDollars = 'Enter an amount of dollars, such as 95.';
export const atMostCharacters = 'At most 80 characters.';
export const useLettersThatCanBe = 'Use letters that can be seen.';
export const atMostCharactersSentence = 'At most 4,000 characters.';
export const theCardWasApprovedBefore = 'The card was approved before it was applied for.';
export const theCardWasOpenedBefore = 'The card was opened before it was applied for.';
export const theCardWasClosedBefore = 'The card was closed before it was opened.';
export const theBonusWasReceivedBefore = 'The bonus was received before the card was opened.';

export const january = 'January';
export const february = 'February';
export const march = 'March';
export const april = 'April';
export const may = 'May';
export const june = 'June';
export const july = 'July';
export const august = 'August';
export const september = 'September';
export const october = 'October';
export const november = 'November';
export const december = 'December';

export const removed = (name: string) => `${name} removed`;
export const undo = 'Undo';

export const cardMatches = 'card matches';
export const cardsMatch = 'cards match';
