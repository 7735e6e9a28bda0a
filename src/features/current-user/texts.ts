export const light = 'Light';
export const dark = 'Dark';
export const matchDevice = 'Match device';
export const green = 'Green';
export const sky = 'Sky';
export const violet = 'Violet';
export const slate = 'Slate';
export const zinc = 'Zinc';
export const stone = 'Stone';
export const colors = 'Colors';
export const keptOnThisDeviceOnly = 'Kept on this device only.';
export const mode = 'Mode';
export const accent = 'Accent';
export const neutrals = 'Neutrals';
export const blackAsAccent = 'Black as accent';

export const whichCategoriesComeFirst = 'Which categories come first';
export const dragThemOrUseThe =
  'Drag them, or use the arrows. Home and Best card show them in this order.';

export const theAccountWasNotDeleted = 'The account was not deleted';
export const deleteMyAccount = 'Delete my account';
export const everythingYouEnteredIsDeleted =
  'Everything you entered is deleted right away and can’t be recovered. Export your data first if you might want it.';
export const deleteYourAccount = 'Delete your account?';
export const yourCardsSpendingValuesWallets =
  'Your cards, spending, values, wallets and settings are deleted for good.';
export const typeToConfirm = (wordToType: string) => `Type “${wordToType}” to confirm`;
export const keepMyAccount = 'Keep my account';
export const deleteForGood = 'Delete for good';

export const rotatingQuarters = 'Rotating quarters';
export const cardsWithRotatingCategoriesAnnounce =
  'Cards with rotating categories announce a quarter shortly before it begins. Until then, the same quarter of last year stands in for it, marked as expected.';
export const countExpectedRotatingQuarters = 'Count expected rotating quarters';

export const threeQuestionsFirstSoThat =
  'Three questions first, so that you are shown cards you can have and use. You can change your answers in your profile.';
export const skipTheQuestions = 'Skip the questions';

export const name = 'Name';
export const ifItsEmptyWeShow = (userName: string) => `If it’s empty, we show “${userName}”.`;
export const saveName = 'Save name';

export const myOwnValueOf = (name: string) => `My own value of ${name}`;
export const myOwnValue = 'My own value';

export const enterBetweenAnd = (unit: string, most: number) =>
  `Enter ${unit} between 0 and ${most}.`;

export const whatPayingByCardCosts = 'What paying by card costs me';
export const inPercentOfWhatYou =
  'In percent of what you pay. Gray figures are what is usually charged. If your landlord takes cards free of charge, enter 0; an empty field goes back to what is usual.';
export const whatPayingByCardUsually = (name: string) =>
  `what paying ${name} by card usually costs`;
export const usually = (percent: string) => `Usually ${percent}`;
export const whatPayingByCardCostsMe = (name: string) =>
  `What paying ${name} by card costs me, percent`;

export const valueOfCentsAPoint = (label: string, name: string) =>
  `${label} value of ${name}, cents a point`;
export const thePublishedValueOf = (name: string) => `the published value of ${name}`;
export const travel = 'Travel';
export const cash = 'Cash';
export const giftCard = 'Gift card';
export const status = 'Status';

export const whatAPointIsWorth = 'What a point is worth to you';
export const inCentsAPointGray =
  'In cents a point. Gray figures are published values; type your own where you do better or worse. An empty field goes back to the published value.';
export const searchPointSystems = 'Search point systems';
export const onlyThoseOfMyCards = 'Only those of my cards';
export const showAll = (count: number) => `Show all ${count}`;
export const yourCardsEarnNoPoints = 'Your cards earn no points with a value to set.';
export const noSystemMatches = 'No system matches.';
export const valueOfAPointBy = 'Value of a point by use';
export const pointSystem = 'Point system';

export const myProfile = 'My profile';
export const whoYouAreAndHow =
  'Who you are and how you value points. Every figure on this site follows from it.';
export const account = 'Account';
export const eMailAddress = 'E-mail address';
export const none = 'none';
export const memberSince = 'Member since';

export const no = 'No';
export const onlyPersonalCardsAreProposed = 'Only personal cards are proposed to you.';
export const yes = 'Yes';
export const anyBusinessCountsASole = 'Any business counts, a sole proprietor’s too.';
export const whatDoYouWantFrom = 'What do you want from your points?';
export const doYouHaveABusiness = 'Do you have a business?';
export const threeQuestions = 'Three questions';
export const itDecidesWhatAPoint = 'It decides what a point is worth to you.';
export const businessCardsAreForPeople = 'Business cards are for people who have one.';
export const whichOfTheseDoYou = 'Which of these do you have?';
export const someCardsAreOnlyFor =
  'Some cards are only for members, customers or students. A card that asks for what you don’t have is not proposed to you.';
export const yourAnswersWereNotAll =
  'Your answers were not all saved. They are still here: save them again.';
export const saveMyAnswers = 'Save my answers';

export const whatYouUsePointsFor = 'What you use points for';
export const itDecidesWhatAPointIs =
  'It decides what a point is worth to you. Where a system has no value for it, its cash value counts.';
export const untilYouChoosePointsAre = 'Until you choose, points are valued as travel.';

export const aYear = (amount: string) => `${amount} a year`;

export const relationshipTiers = 'Relationship tiers';
export const banksThatPayMoreOn =
  'Banks that pay more on every dollar when you keep money with them.';
export const noTier = 'No tier';
export const from = (amount: string) => ` from ${amount}`;

export const whatIHave = 'What I have';
export const iHaveABusiness = 'I have a business';

export const transfersAndAwardBookingsUsually =
  'Transfers and award bookings: usually the most, if you can plan.';
export const cashBack = 'Cash back';
export const statementCreditsAndDepositsLess = 'Statement credits and deposits: less, but certain.';
export const giftCards = 'Gift cards';
export const giftCardsForShopsYou = 'Gift cards for shops you use.';
export const eliteStatus = 'Elite status';
export const pointsAsAWayTo = 'Points as a way to a status level.';

export const memberships = 'Memberships';
export const banksAndAccounts = 'Banks and accounts';
export const work = 'Work';
export const aboutYou = 'About you';

export const theChangeWasNotSaved = 'The change was not saved';
