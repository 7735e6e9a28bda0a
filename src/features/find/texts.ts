export const find = 'Find';
export const nothingMatchesTryFewerLetters = (query: string) =>
  `Nothing matches “${query}”. Try fewer letters.`;
export const loadingTheRestOfThe = 'Loading the rest of the list …';
export const found = (count: number) => `${count} found`;
export const notEverythingCouldBeLoaded = 'Not everything could be loaded.';
export const tryAgain = 'Try again';

export const foundLabel = 'Found';

export const findAPageACard = 'Find a page, a card or a shop, or do something';

export const pagesCardsAndCompaniesArrow =
  'Pages, cards and companies. Arrow keys choose, Enter opens.';
export const findAPageCardOr = 'Find a page, card or company';

export const recent = 'Recent';

export const homePage = 'Home page';
export const start = 'Start';
export const creditCards = 'Credit cards';
export const allCardsOfTheCatalog = 'All cards of the catalog';
export const guidesAndReviews = 'Guides and reviews';
export const articlesExplainers = 'Articles, explainers';
export const videos = 'Videos';
export const explainersToWatch = 'Explainers to watch';
export const signIn = 'Sign in';
export const logIn = 'Log in';
export const createAccount = 'Create account';
export const registerSignUp = 'Register, sign up';
export const privacyPolicy = 'Privacy policy';
export const dataCookies = 'Data, cookies';
export const termsOfService = 'Terms of service';
export const conditions = 'Conditions';
export const myProfile = 'My profile';
export const accountPointValuesSettings = 'Account, point values, settings';

export const didYouMean = (name: string) => `Did you mean ${name}?`;
export const countsAs = (counted: string) => `Counts as ${counted}`;

export const shops = 'Shops';
export const commands = 'Commands';
export const pages = 'Pages';
export const cards = 'Cards';
export const companies = 'Companies';
export const categories = 'Categories';
export const partners = 'Partners';
export const applicationRules = 'Application rules';

export const allItsCards = 'All its cards';

export const bestCard = 'Best card';
export const bestCardOf = (name: string) => `Best card, ${name}`;
