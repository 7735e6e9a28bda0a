export const boughtOnce = 'Bought once';
export const moreAMonth = 'More a month';
export const growthAYear = 'Growth a year';
export const neverOpened = 'Never opened';
export const card = 'card';
export const neverClosed = 'Never closed';
export const open = 'Open';
export const close = 'Close';
export const change = 'Change';
export const to = (ofValue: string) => ` to ${ofValue}`;

export const enterTheDayTodayAt = 'Enter the day, today at the latest.';
export const iAppliedOnAnotherDay = (name: string) => `I applied on another day: ${name}`;
export const onAnotherDay = 'On another day';
export const theDayYouApplied = (name: string) => `The day you applied: ${name}`;
export const appliedOn = 'Applied on';
export const save = 'Save';

export const theBonusAndItsPrice = 'The bonus and its price';
export const signUpBonus = 'Sign-up bonus';
export const rewardsLostElsewhere = 'Rewards lost elsewhere';
export const whatYourSpendingWouldEarn =
  'what your spending would earn more if there were no bonus to earn';
export const theBonusAdds = 'The bonus adds';

export const theSpendingThatEarnsThe = (name: string) =>
  `the spending that earns the bonus of ${name}`;
export const whatGoesOnThisCard = 'What goes on this card in the months of its bonus.';
export const goesOnItInThose = (kinds: string) => `goes on it in those months: ${kinds}`;
export const andMore = (rest: number) => ` and ${rest} more`;
export const thatCostsNoRewardsElsewhere = ' That costs no rewards elsewhere.';
export const thatCosts = 'That costs';
export const withoutItsBonus = 'Without its bonus';
export const ofRewardsElsewhere = 'of rewards elsewhere.';

export const feeNotPaid = (dollars: string) => `${dollars} fee not paid`;

export const theBonusOf = (name: string) => `the bonus of ${name}`;
export const whatSpendingOnEarns = (name: string) => `what spending on ${name} earns`;
export const theFeeOf = (name: string) => `the fee of ${name}`;
export const theDifferenceFor = (name: string) => `the difference for ${name}`;

export const points = 'Points';
export const cashAndCredits = 'Cash and credits';
export const forOfSpendingWhichYours = (amount: string, month: string) =>
  `For ${amount} of spending, which yours reaches in ${month}`;
export const dueBy = (date: string) => `; due by ${date}`;
export const annualFee = 'Annual fee';
export const inWord = (month: string) => `in ${month}`;
export const dueOn = (date: string) => `due on ${date}`;
export const theValueOfThePlan =
  'The value of the plan counts a twelfth of a fee for each of its months in which the card is held.';

export const whatWouldChangeIt = 'What would change it';
export const loading = 'Loading';
export const onceThePlanStandsWait =
  'Once the plan stands: wait until the search ends, or take the plan as it is.';

export const noRuleAgainstOneMore = 'No rule against one more';
export const newCardsInMonths = (countMonths: number) => `New cards in ${countMonths} months`;
export const asYourCreditReportCounts = 'As your credit report counts them, whoever issued them.';
export const declinesOftenDeclinesAt = (
  issuer: string,
  isHard: boolean,
  limit: number,
  title: string,
) => `${issuer} ${isHard ? 'declines' : 'often declines'} at ${limit} (${title}).`;
export const newCardsOnYourCredit = 'New cards on your credit report';
export const months = 'Months';
export const newCards = 'New cards';
export const oneMore = 'One more';

export const noPlanKeepsWithinThese =
  'No plan keeps within these limits: the cards you have cost more in fees before they can be closed.';
export const noPlanWasFoundIn = 'No plan was found in time.';
export const allowAnyFees = 'Allow any fees';
export const lookAgain = 'Look again';

export const thisPlanAndAnother = (name: string) => `This plan and another: ${name}`;
export const part = 'Part';
export const thisPlan = 'This plan';
export const difference = 'Difference';
export const kept = 'Kept';

export const calendarFile = 'Calendar file';
export const keepThisPlan = 'Keep this plan';
export const keepThisPlanInstead = 'Keep this plan instead';
export const keptStepsStandAmongYour = 'Kept steps stand among your dates, on';
export const upcomingFees = 'Upcoming fees';
export const inYourCalendarFeedAnd = ', in your calendar feed and in reminders.';
export const youKeptThisPlanOn = (date: string, count: string) =>
  `You kept this plan on ${date}: ${count} to do.`;
export const youKeptAnotherPlanOn = (date: string, count: string) =>
  `You kept another plan on ${date}: ${count} to do.`;
export const youKeptAPlanOn = (date: string, count: string) =>
  `You kept a plan on ${date}: ${count} to do.`;
export const step = 'step';
export const removeFromMyDates = 'Remove from my dates';
export const whatYouKeptCouldNot = 'What you kept could not be loaded.';
export const tryAgain = 'Try again';

export const whatYouAllow = 'What you allow';
export const letThePlanClose = (ofValue: string) => `Let the plan close ${ofValue}`;
export const allowAgain = (ofValue: string) => `Allow ${ofValue} again`;

export const signUpBonuses = 'Sign-up bonuses';
export const forAReferral = (points: string, month: string) =>
  `${points} points for a referral in ${month}`;
export const forReachedIn = (amount: string, month: string) => `for ${amount}, reached in ${month}`;
export const creditsAndBenefits = 'Credits and benefits';
export const annualFees = 'Annual fees';
export const aTwelfthForEachOf = (count: string) =>
  `a twelfth for each of ${count}, less what comes back`;
export const month = 'month';
export const paymentCosts = 'Payment costs';
export const whatPayeesChargeForOf = (amount: string, subCategory: string) =>
  `what payees charge for ${amount} of ${subCategory}`;
export const inTheseMonths = (name: string) => `${name} in these months`;
export const keptInTheseMonths = 'Kept in these months';

export const rewards = 'Rewards';
export const bonuses = 'Bonuses';
export const credits = 'Credits';
export const feesAndCosts = 'Fees and costs';

export const thisCouldNotBeWorked = 'This could not be worked out';
export const stopHere = 'Stop here';
export const planWithIt = 'Plan with it';
export const whatWouldChangeThisPlan = 'What would change this plan?';
export const otherPointValuesOrOther =
  'Other point values or other spending may call for another plan. This looks for where, in up to 45 seconds on this device.';
export const aBetterPlanTurnedUp = (dollars: string) =>
  `A better plan turned up on the way: it keeps ${dollars} more as things are.`;
export const tryingOtherValuesOfParts = (done: number, parts: number) =>
  `Trying other values: ${done} of ${parts} parts done.`;
export const stoppedAfterOfPartsWhat = (done: number, parts: number) =>
  `Stopped after ${done} of ${parts} parts: what is missing was not tried.`;
export const tryingOtherValues = 'Trying other values';

export const openOfName = (name: string) => `Open ${name}`;
export const bonusOfEarned = (name: string) => `Bonus of ${name} earned`;
export const bonusOfDueBy = (name: string, date: string) => `Bonus of ${name} due by ${date}`;
export const feeOf = (name: string) => `Fee of ${name}`;
export const closeOfName = (name: string) => `Close ${name}`;
export const changeTo = (name: string, ofValue: string) => `Change ${name} to ${ofValue}`;
export const iAppliedForIt = 'I applied for it';
export const iClosedIt = 'I closed it';
export const iChangedIt = 'I changed it';
export const iWasDenied = (name: string) => `I was denied: ${name}`;
export const iWasDeniedLabel = 'I was denied';
export const notThisCard = (name: string) => `Not this card: ${name}`;
export const notThisCardLabel = 'Not this card';
export const keepItAnyway = (name: string) => `Keep it anyway: ${name}`;
export const keepItAnywayLabel = 'Keep it anyway';
export const theMonthsOfThePlan = 'The months of the plan';
export const yourMonthsOfThePlan = 'Your months of the plan';
export const monthsOfThePlanOf = (name: string) => `The months of the plan of ${name}`;

export const stayAsYouAre = 'Stay as you are';
export const followThePlan = 'Follow the plan';
export const stayOrMoveMonths = (count: number) => `Stay or move, ${count} months`;
export const monthsOfNameAndCount = (name: string, count: number) => `${name}, ${count} months`;
export const stayOrMove = 'Stay or move';
export const stay = 'Stay';
export const plan = 'Plan';

export const keptPlan = 'Kept plan';
export const twoPlans = 'Two plans';
export const stopComparing = 'Stop comparing';
export const bothAreAskedTheSame =
  'Both are asked the same. Change what you allow, and see what it costs; the kept plan stays while this page is open.';
export const now = (label: string, was: string, is: string) => `${label}: ${was}, now ${is}`;
export const yourCardsOrSpendingHave =
  ' Your cards or spending have changed since the plan was kept.';
export const keptAYear = 'Kept a year';
export const neitherOpensChangesOrCloses = 'Neither opens, changes or closes a card.';
export const cardsOfTwoPlansBy = 'Cards of two plans by month';
export const monthLabel = 'Month';

export const enterAnAmountSuchAs = 'Enter an amount such as 6,000.';
export const onePurchase = 'One purchase';
export const iBuyOnceForDollars = 'I buy once for, dollars';
export const inLabel = 'In';
export const countsAs = 'Counts as';
export const addThisPurchase = 'Add this purchase';
export const ofIn = (dollars: string, ofValue: string, month: string) =>
  `${dollars} of ${ofValue} in ${month}`;
export const outsideOfTheseMonths = ', outside of these months';
export const leaveOut = (name: string) => `Leave out ${name}`;
export const moreAMonthDollars = 'More a month, dollars';
export const enterAnAmountSuchAsSentence = 'Enter an amount such as 500.';
export const spentOn = 'Spent on';
export const dividedAsMySpendingIs = 'Divided as my spending is';
export const mySpendingGrows = 'My spending grows';
export const notAtAll = 'Not at all';
export const eachYear = (percent: string) => `${percent} each year`;

export const whatNext = 'What next';
export const whichCardToOpenIn =
  'Which card to open in which month, what to keep, and what to close before its fee: worked out on this device from your cards, your spending and the issuers’ rules.';
export const enterYourSpendingFirst = 'Enter your spending first';
export const enterMySpending = 'Enter my spending';
export const aBonusIsEarnedBy =
  'A bonus is earned by spending, and so is everything else that a plan counts.';
export const youHaveEnteredNoCards = 'You have entered no cards, so the plan begins with none.';
export const addTheCardsYouHave = 'Add the cards you have';
export const whatIfISpendMore = 'What if I spend more?';
export const thePlanCouldNotBe = 'The plan could not be worked out';
export const thePlanInASentence = 'The plan in a sentence';
export const theValueOfThePlanLower = 'the value of the plan';
export const theCardsYouHaveNow = (dollars: string) =>
  `The cards you have now would keep ${dollars} in the same months.`;
export const overMonthsComparedWithKeeping = (count: number) =>
  `over ${count} months, compared with keeping the cards you have as they are.`;
export const takeThisPlan = 'Take this plan';
export const compareWithThisPlan = 'Compare with this plan';
export const theSteps = 'The steps';
export const yourSteps = 'Your steps';
export const stepsOf = (name: string) => `Steps of ${name}`;
export const nothingToDoForYou = 'Nothing to do for you.';
export const nothingToDoFor = (name: string) => `Nothing to do for ${name}.`;
export const refersYou = (by: string, points: string) => `${by} refers you: +${points} points`;
export const youRefer = (name: string, points: string) => `You refer ${name}: +${points} points`;
export const refers = (by: string, name: string, points: string) =>
  `${by} refers ${name}: +${points} points`;
export const whatIsLimitedForAll =
  'New cards and fees are limited for all of you together, and a card you rule out is ruled out for everybody. Each opens one card a month at most, by the rules as issuers count them for that person.';
export const theSpendingIsDivided =
  'The spending is yours together: it goes on whichever card of the household earns the most.';
export const spendingOfCounts = (names: string) =>
  `Your spending counts with that of ${names}: all of it goes on whichever card of the household earns the most.`;
export const spendingOfIsMissing = (names: string) =>
  `Spending of ${names} isn’t in the plan: it isn’t shared with you, or not entered.`;
export const whatIsNotKnownOf = (names: string) =>
  `Of ${names} only the cards they share are known. A card, a denial or an authorized-user card they haven’t entered doesn’t count, and neither does a bonus they’re working on. What you say of having a business or a membership counts for all of you.`;
export const doesThisInTheirOwnAccount = (name: string) =>
  `${name} does this in their own account.`;
export const whatTheOthersShareCould = 'What the others share could not be loaded';
export const checkYourConnectionAndTry = 'Check your connection and try again.';
export const loadingWhatTheOthersShare = 'Loading what the others share';
export const pointsCountTogether = (systems: string) =>
  `Points of ${systems} count together, since a household may combine them.`;
export const pointsCountApart = (systems: string) =>
  `Points of ${systems} count for each person alone: as far as we know, a household can’t combine them.`;
export const pointsOfSome = (together: string, apart: string) =>
  `Points of ${together} count together, since a household may combine them. Those of ${apart} count for each person alone: as far as we know, a household can’t.`;
export const cardWithOwner = (card: string, owner: string) => `${card} (${owner})`;
export const nothingToDoNoFee =
  'Nothing to do: no fee falls due, and no new card that you allow adds to what you have.';
export const hardApplicationRulesAreKept =
  'Hard application rules are kept. An opening or bonus day that you have not entered counts as the latest it can be.';
export const forLimitsOnTheCards =
  'For limits on the cards you hold, a card that the plan opens or closes counts as held to its end.';
export const aBonusThatYouTrack =
  'A bonus that you track counts, with the spending it still needs.';
export const afterADenialTheSame =
  'After a denial the same card waits six months: our guess, since issuers publish no such term.';
export const howLongAFeeComes =
  'How long a fee comes back is what cardholders report of each issuer: ask before you close.';
export const addTheDayYouOpened = (undatedNames: string, count: number) =>
  `Add the day you opened ${undatedNames}: until then the plan keeps ${count === 1 ? 'it' : 'them'}.`;
export const planning = 'Planning';

export const openOfJoinWithAnd = (joinWithAnd: string) => `open ${joinWithAnd}`;
export const openedAMonth = (when: string) => `Opened a month ${when}`;
export const thePlanKeepsAsMuch = (opened: string) => `${opened}, the plan keeps as much.`;
export const thePlanKeeps = (opened: string) => `${opened}, the plan keeps `;
export const until = (date: string) => ` until ${date}`;
export const notEarlierStandsAgainstIt = (title: string, until: string) =>
  `Not earlier: “${title}” stands against it${until}.`;
export const closed = 'Closed';
export const closingItSaves = 'Closing it saves ';
export const keepItClosingItBefore = 'Keep it: closing it before this fee saves ';
export const ofFeesAndLoses = ' of fees and loses ';
export const nothingElse = 'nothing else';
export const ofWhatItEarns = ' of what it earns';
export const inTheMonthsOfThis = ' in the months of this plan.';
export const itsFeeOf = (dollars: string) => `its fee of ${dollars}`;
export const beforeIsCharged = (name: string, value: string) =>
  `Before ${name} is charged${value}.`;
export const on = (date: string) => ` on ${date}`;
export const withinAfterIsCharged = (count: string, name: string) =>
  `Within ${count} after ${name} is charged`;
export const day = 'day';
export const inWhichThenComesBack = (within: string, month: string) =>
  `${within} in ${month}, which then comes back.`;
export const onByItThenComes = (within: string, date: string, date2: string) =>
  `${within} on ${date}, by ${date2}: it then comes back.`;
export const by = (date: string) => ` by ${date}`;
export const itsBonusIsWorth = 'Its bonus is worth ';
export const spendOnItWhichYour = (dollars: string, by: string, month: string) =>
  `: spend ${dollars} on it${by}, which your spending reaches in ${month}.`;
export const spendingOnItEarns = 'Spending on it earns ';
export const inThisPlan = ' in this plan.';
export const applicationRulesAllowItFrom = (date: string) =>
  `Application rules allow it from ${date}.`;
export const applicantsReportARuleAgainst = (title: string) =>
  `Applicants report a rule against it: ${title}.`;
export const keptAsItIs = 'Kept as it is';
export const theAccountThenHasA = (dollars: string) => `The account then has a fee of ${dollars}.`;
export const theAccountThenHasNo = 'The account then has no fee.';
export const itStaysOpenAndCounts =
  'It stays open and counts as no new card, without the welcome bonus of what it becomes.';
export const itIsDueBy = (date: string) => `It is due by ${date}.`;
export const youHaveSpentTheIt = (dollars: string) => `You have spent the ${dollars} it asks for.`;
export const theLastDayToSpend = (dollars: string, month: string) =>
  `The last day to spend the ${dollars} it asks for, which your spending reaches in ${month}.`;
export const chargedOn = (date: string) => `Charged on ${date}.`;
export const chargedWhenYouOpenIt = 'Charged when you open it.';
export const itComesBackThePlan = 'It comes back: the plan closes the card in time.';
export const keepItNoPlanFound = 'Keep it: no plan found is worth more without it.';
export const noPlanFoundIsWorth = 'No plan found is worth more with it.';

export const applyFor = 'Apply for';
export const lastDayForTheBonus = 'Last day for the bonus of';

export const planFor = 'Plan for';
export const newCardsAtMost = 'New cards at most';
export const none = 'None';
export const feeOfANewCard = 'Fee of a new card';
export const noFee = 'No fee';
export const atMost = (dollars: string) => `At most ${dollars}`;
export const any = 'Any';
export const feesOfAllCards = 'Fees of all cards';
export const noFees = 'No fees';
export const atMostAYear = (dollars: string) => `At most ${dollars} a year`;
export const noNewCardFrom = 'No new card from';
export const anyMonth = 'Any month';
export const noNewCardThrough = 'No new card through';
export const myWay = 'My way';
export const onlyForCash = 'Only for cash';
export const bonusesCount = 'Bonuses count';
export const inFull = 'In full';
export const half = 'Half';

export const denied = (id: string) => `denied ${id}`;

export const toOfFromAndSlug = (from: string, slug: string) => `${from} to ${slug}`;

export const beforeTheFee = 'before the fee';
export const beforeTheFeeOrWhile = 'before the fee or while it comes back';
export const whileTheFeeComesBack = 'while the fee comes back';
export const keepTheCardsYouHave = 'Keep the cards you have and open none.';
export const forKeepTheCardsThere = (applicantName: string) =>
  `For ${applicantName}: keep the cards there are and open none.`;
export const changeToAnotherProduct = (count: string) => `change ${count} to another product`;
export const closeOfCountAndTime = (count: string, time: string) => `close ${count} ${time}`;
export const forWord = (applicantName: string, parts: string) => `For ${applicantName}: ${parts}.`;
export const lookingForAFirstPlan = 'Looking for a first plan.';
export const provenBestNoPlanThat = 'Proven best: no plan that you allow is worth more.';
export const stillLooking = 'Still looking';
export const stopped = 'Stopped';
export const howMuchBetterIsPossibleIs = (start: string) =>
  `${start}: how much better is possible is not known yet.`;
export const atMostBetterIsPossibleOfStartAndDollars = (
  start: string,
  dollars: string,
  share: string,
) => `${start}: at most ${dollars}${share} better is possible.`;

export const oftenDeclines = 'often declines';

export const toOfOfValue = (ofValue: string) => ` to ${ofValue}`;

export const planOfProductNameAndValue = (productName: string, value: string) =>
  `${productName}: plan${value}`;
export const forOfName = (name: string) => ` for ${name}`;
