export const inTotal = 'in total';
export const everyFourYears = 'every four years';
export const per = (period: string) => `per ${period}`;
export const unknown = 'Unknown';
export const none = 'None';
export const days = (days: number) => `${days} days`;
export const months = (days: number) => `${days} months`;
export const freeNightNights = (nights: number) =>
  `${nights} free ${nights === 1 ? 'night' : 'nights'}`;
export const ofUpToPoints = (points: string) => ` of up to ${points} points`;
export const allThatTheFirstYear = 'all that the first year earns once more';
export const moreOfWhatTheFirst = (numberValue: string) =>
  `${numberValue}% more of what the first year earns`;

export const staticFixedAbsoluteRelativeSticky = 'static fixed absolute relative sticky';
export const visibleInvisible = 'visible invisible';
export const tableFixedTableAuto = 'table-fixed table-auto';
export const uppercaseNormalCase = 'uppercase normal-case';
export const italicNotItalic = 'italic not-italic';
export const snapStartSnapEndSnap = 'snap-start snap-end snap-center';
export const snapXSnapYSnap = 'snap-x snap-y snap-both snap-none';
export const snapMandatorySnapProximity = 'snap-mandatory snap-proximity';

export const youHoldTheCardOr = 'you hold the card or ask for it';
export const youHoldACardThat = 'you hold a card that earns them, ask for it or value them';

export const points = (points: string) => `${points} points`;
export const notCountedUntilYouSay = 'Not counted until you say what it is worth to you';
export const ofItsFaceValue = (percent: string) => `${percent} of its face value`;
export const aYear = (worth: string, share: string) => `${worth} a year, ${share}`;
export const countsAtAConservativeValue = (worth: string) =>
  `Counts at a conservative value: ${worth}`;
export const countsForUpTo = (worth: string) => `Counts for up to ${worth}`;

export const since = (date: string) => `since ${date}`;
export const until = (date: string) => `until ${date}`;

export const aBillingCycle = 'a billing cycle';
export const aHalfYear = 'a half year';
export const aCalendarYear = 'a calendar year';
export const aCardYear = 'a card year';
export const inAll = 'in all';
export const theUsualRate = 'the usual rate';
export const upToThen = (amount: string, periods: string, then: string) =>
  `up to ${amount} ${periods}, then ${then}`;

export const theServerDidNotUnderstand =
  'The server did not understand this. Reload the page and try again.';
export const youAreSignedOutSign = 'You are signed out. Sign in again to go on.';
export const youMayNotDoThis = 'You may not do this.';
export const thisNoLongerExists = 'This no longer exists.';
export const thisWasChangedInAnother =
  'This was changed in another tab or on another device meanwhile.';
export const thisIsTooLargeTo = 'This is too large to be saved.';
export const theServerRefusedTheseValues = 'The server refused these values.';
export const tooManyRequestsInA = 'Too many requests in a short time. Wait a moment and try again.';
export const somethingThatBelongsWithThis =
  'Something that belongs with this was changed or removed meanwhile.';
export const thisExistsAlready = 'This exists already.';
export const theDatabaseRefusedTheseValues = 'The database refused these values.';
export const theServerCannotBeReached =
  'The server cannot be reached. Check your connection and try again.';
export const theServerCouldNotAnswer = 'The server could not answer. Try again in a moment.';
export const theAnswerOfTheServer =
  'The answer of the server could not be read. Try again in a moment.';
export const somethingWentWrongTryAgain = 'Something went wrong. Try again.';
export const seconds = (seconds: number) => `${seconds} seconds`;
export const minutes = (ceil: number) => `${ceil} minutes`;
export const noMoreThanCanBe = (limit: string) =>
  `No more than ${limit} can be kept. Remove one first.`;
export const theServerIsBusyTry = (wait: string) => `The server is busy. Try again in ${wait}.`;

export const andThatPayeesChargeFor = (dollars: string) =>
  ` and ${dollars} that payees charge for taking cards`;
export const ofRewardsAndOfCredits = (
  dollars: string,
  dollars2: string,
  dollars3: string,
  costs: string,
) =>
  `${dollars} of rewards and ${dollars2} of credits you’ll actually use, less ${dollars3} of annual fees${costs}.`;

export const noFee = 'No fee';

export const edge = 'Edge';
export const opera = 'Opera';
export const samsungInternet = 'Samsung Internet';
export const firefox = 'Firefox';
export const chrome = 'Chrome';
export const safari = 'Safari';
export const android = 'Android';
export const windows = 'Windows';
export const mac = 'Mac';
export const linux = 'Linux';
export const on = (browser: string, system: string) => `${browser} on ${system}`;
export const anUnknownDevice = 'An unknown device';

export const thisPage = 'This page';
export const yourHomePage = 'Your home page';
export const your = (title: string) => `Your ${title}`;
export const the = (charAt: string, title: string) => `The ${charAt}${title}`;

export const confirmedOnAnUnknownDay = 'confirmed on an unknown day';
export const confirmedToday = 'confirmed today';
export const confirmedAgo = (count: string) => `confirmed ${count} ago`;
export const day = 'day';

export const whatYourCardsAndPoints = (productName: string) =>
  `${productName}: what your cards and points are worth`;

export const whatYourCardsAndPointsAre = 'What your cards and points are worth';
export const whichCardToUseFor =
  'Which card to use for what, which cards are worth keeping, and what points are worth, with every step of the arithmetic shown.';
export const creditCards = 'Credit cards';
export const usCreditCardsWithTheir =
  'US credit cards with their fees, rewards, caps and application rules. Every fact has its source and date.';
export const guidesAndReviews = 'Guides and reviews';
export const howCardsCapsPointsAnd =
  'How cards, caps, points and application rules work, explained with the live figures of the catalog.';
export const videos = 'Videos';
export const cardsCapsPointsAndApplication =
  'Cards, caps, points and application rules, explained in videos.';
export const signIn = 'Sign in';
export const signInToYourCards = (productName: string) =>
  `Sign in to ${productName}: your cards, your spending and what they are worth.`;
export const createAnAccount = 'Create an account';
export const freeWithoutABankLogin =
  'Free, without a bank login: keep your cards and your spending, and see what each card earns you.';
export const forgotYourPassword = 'Forgot your password?';
export const askForALinkWith = 'Ask for a link with which you choose a new password.';
export const privacyPolicy = 'Privacy policy';
export const whatKeepsAboutYouWhere = (productName: string) =>
  `What ${productName} keeps about you, where, who can read it, and how you take it away again.`;
export const termsOfService = 'Terms of service';
export const theTermsUnderWhichMay = (productName: string) =>
  `The terms under which ${productName} may be used.`;

export const pageNotFound = 'Page Not Found';
export const internalServerError = 'Internal Server Error';

export const theSessionHasEndedOn = 'The session has ended on this device.';

export const yesOrNo = 'yes or no';
export const knownValue = (values: string) => `known value (${values})`;

export const prefersColorSchemeDark = '(prefers-color-scheme: dark)';

export const signInToGoOn = 'Sign in to go on.';
export const bearer = (token: string) => `Bearer ${token}`;
