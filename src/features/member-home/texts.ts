export const noDeadlineEnteredYet = 'No deadline entered yet.';
export const aMonthUntil = (amount: string, date: string) => `${amount} a month until ${date}`;
export const theSpendingIsMetWait = 'The spending is met: wait for the bonus to post.';
export const bonusProgress = 'Bonus progress';
export const bonusTracker = 'Bonus tracker';
export const ofWord = (amount: string, amount2: string) => `${amount} of ${amount2}`;
export const spentForTheBonusOf = (name: string) => `Spent for the bonus of ${name}`;

export const whatOpensUpAndWhen = 'What opens up, and when';
export const byTheIssuersApplicationRules = 'By the issuers’ application rules';
export const allRulesAndWhereI = 'All rules and where I stand';

export const myCards = 'My cards';
export const whatEachCardAddsIn = 'What each card adds in a year';
export const allWithTheArithmetic = (count: string) => `All ${count}, with the arithmetic`;
export const card = 'card';
export const manageMyCards = 'Manage my cards';
export const whatAddsInAYear = (nickname: string) => `what ${nickname} adds in a year`;
export const theBestYourCardsCan =
  'The best your cards can do together, with and without this one.';
export const whatItAdds = 'What it adds';

export const home = 'Home';

export const points = 'Points';
export const cards = 'Cards';
export const spending = 'Spending';
export const setupSteps = 'Setup steps';
export const done = '(done)';

export const howDoYouRedeemPoints = 'How do you redeem points?';
export const itDecidesWhatAPoint =
  'It decides what a point is worth to you. You can set each program separately later.';
export const whichCardsDoYouHold = 'Which cards do you hold?';
export const byProductOnlyNoCard =
  'By product only: no card number, no bank login. Add the closed ones later, for the application rules.';
export const whatDoYouSpendIn = 'What do you spend in a year?';
export const startFromAHouseholdThat =
  'Start from a household that is like yours and change what differs, or from your statements.';
export const setup = 'Setup';
export const ofAnswersGiven = (done: number) => `${done} of 3 answers given.`;
export const figuresAreRoughUntilAll = 'Figures are rough until all are.';
export const continueSetup = 'Continue setup';
export const back = 'Back';
export const continueWord = 'Continue';
export const skipThisStep = 'Skip this step';
export const showMyFigures = 'Show my figures';
export const finishLater = 'Finish later';

export const whatWouldAddTheMost = 'What would add the most';
export const whatWouldAddInA = (name: string) => `what ${name} would add in a year`;
export const theBestYourCardsCanDo =
  'The best your cards can do together in a typical year, with this one and without it. A sign-up bonus comes on top in the first year.';
export const whatItWouldAdd = 'What it would add';
export const cardsYouDontHaveAlongside = 'Cards you don’t have, alongside yours';
export const theWholeRanking = 'The whole ranking';
export const workingOutWhatCardsWould = 'Working out what cards would add';

export const keepOrClose = 'Keep or close?';
export const seeThePace = 'See the pace';
export const choose = 'Choose';
export const addTheDay = 'Add the day';
export const seeTheCard = 'See the card';
export const seeMyPoints = 'See my points';
export const seeThePlan = 'See the plan';

export const nothingToDoNow = 'Nothing to do now';
export const oneThingToDoNow = 'One thing to do now';
export const twoThingsToDoNow = 'Two things to do now';
export const threeThingsToDoNow = 'Three things to do now';
export const noCreditLapsesNoFee =
  'No credit lapses, no fee is to be decided, no bonus is near its deadline and no points expire.';
export const thingsToDoNow = 'Things to do now';
export const toUseBy = (count: string, date: string, amount: string) =>
  `${count} to use by ${date}: ${amount}`;
export const moreBenefit = 'more benefit';

export const at = (rate: string, system: string, point: string) => `${rate} ${system} at ${point}`;
export const whatToUseToday = 'What to use today';
export const yourCardsWithTodaysRates = 'Your cards, with today’s rates';
export const everyCategoryAndTheBest = 'Every category, and the best of all cards';

export const youKeep = 'You keep';
export const youLose = 'You lose';
export const feesTakeBack = 'Fees take back';
export const fees = 'Fees';
export const leftOfTheCardsWidths = (numberValue: string) =>
  `Left of the cards, widths show spending; right of them, value, drawn ${numberValue} times wider.`;

export const whereTheYearsValueComes = 'Where the year’s value comes from';
export const cardLabel = 'Card';
export const value = 'Value';
export const kept = 'Kept';
export const whatBringsInAYear = (name: string) => `what ${name} brings in a year`;
export const itsPartOfTheBest = 'Its part of the best division of your spending among your cards.';
export const whatItBringsInA = 'What it brings in a year';
export const roundedToWholeDollarsEach =
  'Rounded to whole dollars; each figure under Kept opens to its cents.';
export const ofYourSpendingEarnsNothing = (dollars: string) =>
  ` ${dollars} of your spending earns nothing on these cards.`;

export const whatYouKeepInA = 'What you keep in a year';
export const aTypicalYearFor = (name: string) => `A typical year, for “${name}”`;
export const enterYourSpending = 'Enter your spending';
export const netValueOfMyWallet = 'Net value of my wallet in a year';
export const yourSpendingDividedAmongYour =
  'Your spending, divided among your cards so that it earns the most.';

export const everythingElse = 'Everything else';

export const yourWishList = 'your wish list';
export const sWishList = (applicantName: string) => `${applicantName}’s wish list`;
export const onMayApply = (list: string, who: string) => `On ${list}: ${who} may apply`;
export const onMayGetItsBonus = (list: string, who: string) =>
  `On ${list}: ${who} may get its bonus`;
export const cardCounts = '1 card counts';
export const cardsCount = (count: number) => `${count} cards count`;
export const sRuleBlocksUntilThen = (issuer: string, applicantName: string, counting: string) =>
  `${issuer}’s rule blocks ${applicantName} until then: ${counting} today`;
export const you = 'you';

export const day = 'day';
export const use = (benefitName: string) => `Use ${benefitName}`;
export const lapsesAfter = (cardName: string, amount: string, date: string) =>
  `${cardName}: ${amount} lapses after ${date}.`;
export const decideAbout = (cardName: string) => `Decide about ${cardName}`;
export const itsFeeIsDue = (amount: string, date: string) => `Its ${amount} fee is due ${date}.`;
export const spendMoreOn = (amount: string, cardName: string) =>
  `Spend ${amount} more on ${cardName}`;
export const itsBonusAsksForIt = (date: string) => `Its bonus asks for it by ${date}.`;
export const keepYourPoints = (systemName: string) => `Keep your ${systemName} points`;
export const theyExpireOn = (points: string, date: string) => `${points} expire on ${date}.`;
export const aStepOfYourPlan = (date: string) => `A step of your plan, until ${date}.`;
export const chooseFor = (cardName: string) => `Choose for ${cardName}`;
export const youHaventToldUsYour = (choiceName: string) =>
  `${choiceName}: you haven’t told us your choice.`;
export const untilYouDoFiguresCount = (format: string) =>
  `Until you do, figures count with ${format}.`;
export const addTheDayYouOpenedOfCardName = (cardName: string) =>
  `Add the day you opened ${cardName}`;
export const itShowsWhenItsFee = 'It shows when its fee is due.';
export const consider = (name: string) => `Consider ${name}`;
export const itWouldAddTheMost = (issuer: string, fee: string) =>
  `${issuer}, ${fee}: it would add the most to your cards.`;
export const aYear = (dollars: string) => `+${dollars} a year`;
