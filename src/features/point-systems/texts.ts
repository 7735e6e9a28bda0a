export const ofMyCards = 'Of my cards';
export const allOthers = 'All others';
export const addABalance = 'Add a balance';
export const chooseAProgram = 'Choose a program.';
export const enterPointsSuchAs = 'Enter points such as 82,500.';
export const whose = 'Whose';
export const mine = 'Mine';
export const program = 'Program';
export const chooseAProgramLabel = 'Choose a program';
export const points = 'Points';
export const add = 'Add';

export const dayOfEntryUnknown = 'Day of entry unknown';
export const enteredToday = 'Entered today';
export const enteredAgo = (date: string, count: string) => `Entered ${date}, ${count} ago`;
export const day = 'day';
export const removed = (name: string) => `${name} removed`;
export const undo = 'Undo';
export const lookItUpAgain = 'Look it up again';
export const expired = 'Expired';
export const expiresIn = (count: string) => `Expires in ${count}`;
export const expires = 'Expires';
export const lastDayOf = (own: string) => `Last day of ${own}`;
export const at = 'at';
export const aPoint = 'a point';
export const remove = 'Remove';
export const noCardYouHoldCan =
  'No card you hold can move these points to a partner, so they count at what they are worth without transfers.';
export const whatCouldBecome = (points: string) => `What ${points} could become`;

export const nothingYetHoldACard = (name: string) =>
  `Nothing yet: hold a card that unlocks transfers of ${name} first.`;
export const noTransferOfIsKnown = (name: string) =>
  `No transfer of ${name} is known today: redeem them where they are.`;
export const noTransferTakesThisFew = 'No transfer takes this few points.';
export const everythingAbout = (name: string) => `Everything about ${name}`;

export const cardsThatEarnIt = 'Cards that earn it';
export const noCardInTheCatalog =
  'No card in the catalog earns it; you can only get it by transfer.';
export const base = (fee: string, rate: string) => `${fee} · ${rate} base`;
export const business = 'Business';
export const unlocksTransfers = 'Unlocks transfers';
export const needsAnUnlockingCard = 'Needs an unlocking card';
export const closedToNew = 'Closed to new';
export const whatIsKnownOf = (name: string) => `what is known of ${name}`;

export const confidence = (text: string, expiryConfidence: string) =>
  `${text} (${expiryConfidence} confidence)`;
export const low = 'low';
export const sourceWhenExpire = (name: string) => `source: when ${name} expire`;
export const source = 'source';

export const myPoints = 'My points';
export const yourPointsAreWorthTo = (dollars: string) => `Your points are worth ${dollars} to you.`;
export const whatYouHaveWhatIt =
  'What you have, what it is worth to you, and what it could become today.';
export const expireNextOn = (points: string, name: string, date: string) =>
  `${points} ${name} expire next, on ${date}.`;
export const youveEnteredNoExpirationDates = 'You’ve entered no expiration dates.';
export const ofIsAreOlderThan = (
  count: string,
  count2: number,
  old: number,
  oldAfterDays: number,
) => `${count} of ${count2} ${old === 1 ? 'is' : 'are'} older than ${oldAfterDays} days.`;
export const balance = 'balance';
export const noBalanceYet = 'No balance yet';
export const chooseAProgramAndEnter =
  'Choose a program and enter what your account shows: you then see what it is worth, when it expires, and every transfer that is open today.';

export const pointSystems = 'Point systems';
export const everyCurrencyOfPointsAt = (preferenceNames: string) =>
  `Every currency of points, at what it is worth to you for ${preferenceNames}.`;
export const searchPointSystems = 'Search point systems';
export const ofPointSystems = (count: number, count2: number) =>
  `${count} of ${count2} point systems`;
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const noPointSystemMatches = 'No point system matches';
export const showAllPointSystems = 'Show all point systems';
export const searchByItsNameOr = 'Search by its name or by the company that issues it.';

export const name = 'Name';
export const myValue = (preferenceNames: string) => `My value, ${preferenceNames}`;
export const cards = 'Cards';
export const partners = 'Partners';

export const pointsToMove = 'Points to move';

export const ofWord = (label: string, subject: string) => `${label} of ${subject}`;

export const areWorthToYou = (dollars: string) => `are worth ${dollars} to you`;
export const expire = (points: string, name: string, date: string) =>
  `· ${points} ${name} expire ${date}`;

export const publishedValues = 'Published values';
export const publisher = 'Publisher';
export const aPointLabel = 'A point';
export const published = 'Published';
export const thisValue = 'this value';
export const theValuePublishedBy = (publisher: string) => `the value published by ${publisher}`;

export const tiers = 'Tiers';
export const tier = 'Tier';
export const earnsMore = 'Earns more';
export const fromABalanceOf = 'From a balance of';
export const notInForce = 'Not in force';
export const theTier = (name: string) => `the tier ${name}`;

export const theSame = 'the same';
export const whatBecome = (points: string) => `What ${points} become`;
export const path = 'Path';
export const ratio = 'Ratio';
export const arrives = 'Arrives';
export const myValueLabel = 'My value';
export const gain = 'Gain';
export const until = (date: string) => ` until ${date}`;
export const theRatioTo = (ofValue: string, ofValue2: string) =>
  `${ofValue}: the ratio to ${ofValue2}`;
export const arrive = (points: string) => `${points} arrive`;

export const transfers = 'Transfers';
export const thesePointsStayWhereThey = 'These points stay where they are';
export const noTransferToOrFrom = (name: string) =>
  `No transfer to or from ${name} is known today. Redeem them for the use that is worth most above.`;
export const canBecome = (name: string) => `${name} can become`;
export const whatBecomes = (name: string) => `What becomes ${name}`;
export const whoGetsWhichRatio = 'Who gets which ratio';
export const keptAreWorthToYou = (points: string, amount: string) =>
  `Kept, ${points} are worth ${amount} to you. Paths of up to two steps; transfers can’t be undone.`;
export const theCardsYouHoldCannot =
  'The cards you hold cannot move these points: hold a card that unlocks transfers first.';
export const needsMorePointsThanThat = (outOfReach: string) =>
  `Needs more points than that: ${outOfReach}.`;

export const aCentOfIt = 'A cent of it';
export const one = (unit: string) => `One ${unit}`;
export const isWorthToMe = (unit: string) => `${unit} is worth to me`;
export const setMyOwnValues = 'Set my own values';
export const myPreference = 'My preference';
export const withoutACardThatUnlocks = (point: string) =>
  `Without a card that unlocks transfers a point is worth ${point}.`;

export const theyDontExpire = 'They don’t expire.';
export const theyExpireAfterMonthsWithout = (months: number) =>
  `They expire after ${months} months without activity.`;
export const theyExpireMonthsAfterYou = (months: number) =>
  `They expire ${months} months after you earn them, whatever you do.`;

export const youValueAPointOf = (system: string, mine: string) =>
  `You value a point of ${system} at ${mine} yourself, more than it would be worth at any partner.`;
export const aPointOfCountsAs = (system: string, mine: string) =>
  `A point of ${system} counts as ${mine}, the median of published values. Those include the freedom to choose among partners; each partner alone is valued lower.`;
export const todaysBestTransferToMakes = (
  why: string,
  there: string,
  point: string,
  point2: string,
) =>
  `${why} Today’s best transfer, to ${there}, makes it worth ${point}. It pays off for an award worth more than ${point2} a point of ${there}.`;
export const withWord = (ratio: string, format: string) => `${ratio} with ${format}`;
export const withEveryOtherCard = (ratio: string) => `${ratio} with every other card`;
export const notAtAllWithOther = 'not at all with other cards';
export const to = (from: string, to: string, list: string) => `${from} to ${to}: ${list}.`;

export const theBalanceWasNotAdded = 'The balance was not added';
export const theBalanceWasNotChanged = 'The balance was not changed';
export const theBalanceWasNotRemoved = 'The balance was not removed';

export const travel = 'Travel';
export const cash = 'Cash';
export const giftCards = 'Gift cards';
export const status = 'Status';
export const transferable = 'Transferable';
export const airline = 'Airline';
export const hotel = 'Hotel';
export const cashBack = 'Cash back';
export const other = 'Other';

export const manyCards = (cards: number) => `${cards} cards`;
export const manyPartners = (partners: number) => `${partners} partners`;

export const thePointsOfYourHousehold = (all: string, own: string, theirs: string) =>
  `Your household’s points are worth ${all} to you: ${own} yours and ${theirs} of the others.`;
export const pointsOfTheOthers = 'Points of the others';
export const loadingThePointsOfThe = 'Loading the points of the others';
export const thePointsOfTheOthersCould = 'The points of the others could not be loaded';
export const checkYourConnectionAndTry = 'Check your connection and try again.';
export const theyHaveEnteredNoBalance = 'They have entered no balance yet.';
export const hasPoints = (owner: string, points: string) => `${owner}: ${points}`;
export const expiringOn = (date: string) => ` · expire on ${date}`;
