export const enterAnAmountSuchAs = 'Enter an amount such as 42.50.';
export const spending = 'Spending';
export const addSpendingFor = (name: string) => `Add spending for ${name}`;
export const spentOnTheCard = 'Spent on the card';
export const add = 'Add';

export const underWay = 'Under way';
export const posted = 'Posted';
export const missed = 'Missed';
export const spendMoreForTheBonus = (left: string, name: string) =>
  `Spend ${left} more for the bonus of ${name}.`;
export const spendMoreFor = (left: string, count: string) => `Spend ${left} more for ${count}.`;
export const bonus = 'bonus';
export const bonuses = 'bonuses';
export const bonusTracker = 'Bonus tracker';
export const whatIsStillToBe =
  'What is still to be spent for each sign-up bonus, until when, and at what pace.';
export const openedInTheLastSix = (count: string, count2: number) =>
  `${count} opened in the last six months ${count2 === 1 ? 'is' : 'are'} not tracked yet.`;
export const card = 'card';
export const whichBonuses = 'Which bonuses';
export const searchBonuses = 'Search bonuses';
export const sort = 'Sort';
export const sortBy = 'Sort by';
export const deadline = 'Deadline';
export const value = 'Value';
export const noBonusIsTrackedYet = 'No bonus is tracked yet';
export const nothingHere = 'Nothing here';
export const addMyCards = 'Add my cards';
export const lookAtTheOffers = 'Look at the offers';
export const addTheCardsYouHold =
  'Add the cards you hold first; then track what their bonuses ask for.';
export const trackTheBonusOfA =
  'Track the bonus of a card you hold, or find an offer that is worth it.';
export const theBonusOf = (name: string) => `The bonus of ${name}`;

export const trackABonus = 'Track a bonus';
export const thisCard = 'this card';
export const trackTheBonusOf = (name: string) => `Track the bonus of ${name}`;

export const checkItAgainstYourOwn =
  'Check it against your own offer: yours may differ from the published one.';
export const putItBack = 'Put it back';
export const save = 'Save';

export const points = (points: string) => `${points} points`;
export const theBonusOfIsNo = (name: string) => `The bonus of ${name} is no longer tracked`;
export const undo = 'Undo';
export const toMe = (dollars: string) => `${dollars} to me`;
export const itPosted = 'It posted';
export const theBonusOfOfName = (name: string) => `the bonus of ${name}`;
export const edit = 'Edit…';
export const itHasNotPosted = 'It has not posted';
export const itPostedToday = 'It posted today';
export const stopTracking = 'Stop tracking';
export const ofWord = (amount: string, amount2: string) => `${amount} of ${amount2}`;
export const fromYourLog = (amount: string) => `· ${amount} from your log`;
export const noDeadline = 'no deadline';
export const until = (date: string) => `until ${date}`;
export const dayDaysLeft = (daysLeft: number) =>
  `, ${daysLeft === 1 ? '1 day' : `${daysLeft} days`} left`;
export const spentForTheBonusOf = (name: string) => `Spent for the bonus of ${name}`;

export const theSpendingIsMetKeep =
  'The spending is met. Keep the card open and wait for the bonus to post, usually with the next statement.';
export const whenItHasPostedMark =
  'When it has posted, mark it so: the application rules count from that day.';
export const askTheIssuerWhetherA =
  'Ask the issuer whether a purchase that posted late can still count.';
export const toSpendEnterADeadline = (amount: string) =>
  `${amount} to spend. Enter a deadline to see the pace.`;
export const toSpendUntilAMonth = (
  amount: string,
  date: string,
  amount2: string,
  amount3: string,
) => `${amount} to spend until ${date}: ${amount2} a month, or ${amount3} a day.`;
export const purchasesMustPostByThen =
  'Purchases must post by then. The annual fee, cash advances and refunds do not count.';

export const addingTheBonusesOfYour = 'Adding the bonuses of your household…';
export const theBonusesOfYourHousehold =
  'Bonuses of the cards the others hold are listed too, each with whose it is.';
export const theBonusesOfYourHouseholdCould = 'The bonuses of your household could not be loaded';
export const toSpendSentence = (amount: string) => `${amount} to spend.`;

export const theBonusWasNotAdded = 'The bonus was not added';
export const theBonusWasNotChanged = 'The bonus was not changed';
export const theBonusWasNotRemoved = 'The bonus was not removed';

export const spendToReach = 'Spend to reach';
export const spentBesidesYourLog = 'Spent besides your log';
export const pointsLabel = 'Points';
export const cashAndCredits = 'Cash and credits';
export const countsFrom = 'Counts from';
export const notes = 'Notes';
export const enterAnAmountSuchAsSentence = 'Enter an amount such as 4,000.';
export const enterAWholeNumberOf = 'Enter a whole number of points.';
export const enterADayBetweenAnd = 'Enter a day between 1900 and 2199.';
export const theDeadlineIsBeforeThe = 'The deadline is before the first day.';
