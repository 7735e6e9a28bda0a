export const dollarsA = (label: string, period: string) => `${label}, dollars a ${period}`;

export const importStatements = 'Import statements';
export const mySpending = 'My spending';
export const whatYouSpendInA =
  'What you spend in a year, by category. Everything on this site is worked out for the profile you choose here.';
export const compare = 'Compare';
export const noSpendingYet = 'No spending yet';
export const startFromAHouseholdThat =
  'Start from a household that is like yours and change what differs, from your bank’s statements, or from scratch.';

export const subCategories = (used: number) => `${used} sub-categories`;

export const spendingAYearByProfile = 'Spending a year by profile';
export const aYear = 'A year';
export const allSpending = 'All spending';
export const myCardsNetValue = 'My cards, net value';

export const changedInTwoPlaces = 'Changed in two places';
export const theseAmountsWereChangedIn =
  'These amounts were changed in another tab too. Which ones do you want to keep?';
export const hereThereAYear = (amount: string, amount2: string) =>
  `here ${amount} · there ${amount2} a year`;
export const keepMine = 'Keep mine';
export const useTheOtherOnes = 'Use the other ones';

export const youHaveChooseAnotherHousehold = (filled: string) =>
  `You have ${filled}. Choose another household to compare, or go on.`;
export const householdsToStartFrom = 'Households to start from';
export const aYearOfDollars = (dollars: string) => `${dollars} a year`;
export const importMyStatements = 'Import my statements';
export const enterAmountsMyself = 'Enter amounts myself';

export const newProfile = 'New profile';
export const startFromScratch = 'Start from scratch';
export const startFromAHouseholdLike = 'Start from a household like yours';

export const everything = 'Everything';
export const differences = 'Differences';
export const compareProfiles = 'Compare profiles';
export const whatDiffersBetweenYourSpending =
  'What differs between your spending profiles, and what your cards are worth for each.';
export const thereIsNoProfileYet = 'There is no profile yet';
export const thereIsOnlyOneProfile = 'There is only one profile';
export const goToMySpending = 'Go to my spending';
export const twoAreNeededWhatYou =
  'Two are needed: what you spend now, and for example what you plan to spend.';
export const makeASecondOneFor =
  'Make a second one, for example a copy with what you plan to change.';
export const profilesToCompare = 'Profiles to compare';
export const whichCategories = 'Which categories';
export const nothingDiffers = 'Nothing differs';
export const theseProfilesSpendTheSame = 'These profiles spend the same in every category.';

export const deleted = (name: string) => `“${name}” deleted`;
export const undo = 'Undo';
export const rename = 'Rename';
export const duplicate = 'Duplicate';
export const deleteWord = 'Delete';

export const profileInUse = 'Profile in use';

export const profile = 'profile';
export const aNameThatTellsYour = 'A name that tells your profiles apart.';

export const allChangesSaved = 'All changes saved';
export const saving = 'Saving…';
export const waitingForYourDecision = 'Waiting for your decision';
export const notSaved = (error: string) => `Not saved. ${error}`;
export const tryAgain = 'Try again';

export const monthly = 'Monthly';
export const yearly = 'Yearly';
export const totals = 'Totals';
export const orAMonth = (amount: string) => `or ${amount} a month`;
export const searchCategories = 'Search categories';
export const enterAmountsBy = 'Enter amounts by';
export const noCategoryMatches = (q: string) => `No category matches “${q}”`;
export const tryAWordSuchAs = 'Try a word such as “dining”, “gas” or the name of a shop.';
export const spendingByCategory = 'Spending by category';
export const withSpendingAmountsAreSpread = (count: string) =>
  `${count} with spending. Amounts are spread evenly over the months.`;
export const subCategory = 'sub-category';
export const subCategoriesLower = 'sub-categories';

export const theProfileWasNotAdded = 'The profile was not added';
export const theProfileWasNotChanged = 'The profile was not changed';
export const theProfileWasNotRemoved = 'The profile was not removed';

export const enterAnAmountSuchAs = 'Enter an amount such as 1,250 or 1250.50.';
export const thatAmountIsTooLarge = 'That amount is too large.';

export const wasChangedSinceAndStays = (name: string) =>
  `“${name}” was changed since and stays as it is`;
export const changed = (name: string) => `“${name}” changed`;
export const itWasDeletedInAnother = 'It was deleted in another tab.';
export const itWasChangedInAnother =
  'It was changed in another tab: look at the new amounts and try again.';
export const created = (name: string) => `“${name}” created`;

export const changesFromAnotherTabWere = 'Changes from another tab were merged with yours';
