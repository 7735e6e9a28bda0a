export const newWord = 'New';
export const changed = 'Changed';
export const removed = 'Removed';
export const same = 'Same';
export const whatChanges = 'What changes';
export const what = 'What';
export const yourNamePreferencesAndChoices = 'Your name, preferences and choices change as well.';
export const yourNamePreferencesAndChoicesStay =
  'Your name, preferences and choices stay as they are.';

export const theExportFailed = 'The export failed';
export const exportWord = 'Export';
export const oneFileWithEverythingCards =
  'One file with everything: cards, spending, wallets, bonuses, benefits, balances, your own values, whiteboards, settings and your reports. It can be imported again, here or in another account; reports stay where they were sent.';
export const exportEverything = 'Export everything';
export const oneTableForASpreadsheet = 'One table for a spreadsheet';
export const csv = 'CSV';

export const theFileIsTooLarge = 'The file is too large.';
export const andMore = (count: number) => ` and ${count} more`;
export const theCatalogNoLongerHas = (names: string, more: string) =>
  `The catalog no longer has: ${names}${more}. Nothing was changed.`;
export const importWord = 'Import';
export const yourDataBecomesWhatThe =
  'Your data becomes what the file holds. You see what changes before it does; then everything is done or nothing.';
export const chooseAnExport = 'Choose an export…';

export const everythingIsAsItWas = 'Everything is as it was before';
export const yourDataWasChangedSince = 'Your data was changed since and stays as it is';
export const yourDataWasChangedElsewhere =
  'Your data was changed elsewhere meanwhile. Look again at what would change.';
export const yourDataWasImported = 'Your data was imported';
export const undo = 'Undo';
export const notUndone = 'Not undone';
export const nothingWasChanged = (error: string) => `${error} Nothing was changed.`;
export const importYourData = 'Import your data';
export const exportedOnWhatIsNot = (date: string) =>
  `Exported on ${date}. What is not in the file is removed.`;
export const theFileHoldsExactlyWhat =
  'The file holds exactly what you have now: there is nothing to import.';
export const close = 'Close';
export const cancel = 'Cancel';

export const yourData = 'Your data';
export const everythingThatYouEnteredIs =
  'Everything that you entered is yours: take it along, keep it, bring it back.';
export const loading = 'Loading';
export const yourDataCouldNotBe = 'Your data could not be loaded';

export const thisIsNoExportOf =
  'This is no export of this site: choose the JSON file that was downloaded here.';
export const theFileIsDamagedIt =
  'The file is damaged: it is not as it was when it was exported. Nothing was changed.';
export const theFileIsNotJson = 'The file is not JSON, or it is cut off. Nothing was changed.';
export const theFileComesFromA = (version: number, exportVersion: number) =>
  `The file comes from a newer version of this site (format ${version}; this one reads ${exportVersion}). Reload the page, then try again.`;
export const theFileHoldsWhatThis = (place: string) =>
  `The file holds what this version cannot read, at “${place}”. Nothing was changed.`;
export const twoRowsOfHaveOne = (damaged: string, repeated: string) =>
  `${damaged} Two rows of ${repeated} have one id.`;
export const theFileHoldsACard =
  'The file holds a card or points of a person who is not in it. Nothing was changed.';

export const people = 'People';
export const cards = 'Cards';
export const spendingProfiles = 'Spending profiles';
export const wallets = 'Wallets';
export const cardsInWallets = 'Cards in wallets';
export const bonusTrackers = 'Bonus trackers';
export const benefitUses = 'Benefit uses';
export const purchases = 'Purchases';
export const pointBalances = 'Point balances';
export const ownPointValues = 'Own point values';
export const ownBenefitValues = 'Own benefit values';
export const ownCategoryRates = 'Own category rates';
export const stepsOfThePlanYou = 'Steps of the plan you kept';
export const reminderPreferences = 'Reminder preferences';
export const whiteboards = 'Whiteboards';
export const myReports = 'My reports';
