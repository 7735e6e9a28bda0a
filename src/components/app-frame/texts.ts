export const light = 'Light';
export const dark = 'Dark';
export const matchDevice = 'Match device';
export const member = 'Member';
export const accountOf = (shownName: string) => `Account of ${shownName}`;
export const myProfile = 'My profile';
export const administration = 'Administration';
export const colors = 'Colors';
export const appearance = 'Appearance';
export const signOut = 'Sign out';

export const main = 'Main';

export const privacy = 'Privacy';
export const terms = 'Terms';

export const bestCard = 'Best card';
export const use = 'Use';
export const home = 'Home';
export const myBenefits = 'My benefits';
export const bonusTracker = 'Bonus tracker';
export const mine = 'Mine';
export const myCards = 'My cards';
export const myPoints = 'My points';
export const mySpending = 'My spending';
export const myWallets = 'My wallets';
export const upcomingFees = 'Upcoming fees';
export const reminders = 'Reminders';
export const household = 'Household';
export const selectableCategories = 'Selectable categories';
export const plan = 'Plan';
export const whatNext = 'What next';
export const bestWallet = 'Best wallet';
export const signUpBonuses = 'Sign-up bonuses';
export const cardRanking = 'Card ranking';
export const applicationRules = 'Application rules';
export const walletComparison = 'Wallet comparison';
export const cardComparison = 'Card comparison';
export const spendingChart = 'Spending chart';
export const learn = 'Learn';
export const creditCards = 'Credit cards';
export const pointSystems = 'Point systems';
export const partners = 'Partners';
export const guidesAndReviews = 'Guides and reviews';
export const benefits = 'Benefits';
export const banks = 'Banks';
export const creditUnions = 'Credit unions';
export const alliances = 'Alliances';
export const whiteboard = 'Whiteboard';

export const pagesOf = (label: string) => `Pages of ${label}`;

export const loadingThePage = 'Loading the page';

export const moreOf = (label: string) => `More of ${label}`;
export const more = 'More';
