export const creditCards = 'Credit cards';
export const creditCard = 'Credit card';
export const usesAndRemoval = 'Uses and removal';
export const whatYouTypedOnWas = (value: string) =>
  `What you typed on ${value} was not saved. It is back.`;
export const discardIt = 'Discard it';
export const card = 'Card';
export const values = 'Values';
export const publicPage = 'Public page';
export const history = 'History';
export const loadingTheValues = 'Loading the values';
export const previewOfThePublicPage = 'Preview of the public page';
export const thePageAppearsOnceThe =
  'The page appears once the card has a name, an issuer and a point system.';
export const nobodySeesYourChangesUntil =
  'Nobody sees your changes until they are saved. They are kept on this device and wait for you when you come back to this card.';

export const theHistoryCouldNotBe = 'The history could not be read';
export const loadingTheHistory = 'Loading the history';
export const nobodyHasChangedThisCard = 'Nobody has changed this card yet';
export const itIsAsItWas =
  'It is as it was when the catalog was set up. Each change will be listed here.';
export const changesOfTheCard = 'Changes of the card';

export const thisWasRemoved = 'This was removed.';

export const whereDoesThisComeFrom =
  'Where does this come from? Name a source, and the day it was checked.';
export const thereIsAnotherRowWith =
  'There is another row with the same values, or the address is taken.';
export const somethingElseStillRefersTo =
  'Something else still refers to this, or it refers to something that is gone.';
export const thisCannotBeEmpty = 'This cannot be empty.';
export const thisRefersToARow = 'This refers to a row that is not there.';
export const thisIsNotOfThe = 'This is not of the kind that the database keeps.';
export const theDatabaseRefusedThisValue = 'The database refused this value.';

export const points = (points: string) => `${points} points`;
export const cash = (cash: string) => `$${cash} cash`;
export const inCredits = (credits: string) => `$${credits} in credits`;
export const nothing = 'Nothing';
export const newCard = 'New card';
export const newCap = 'New cap';
export const thenRate = (text: string) => `then ${text}`;
export const newChoice = 'New choice';
export const newOption = 'New option';
export const on = (isTrue: boolean, text: string, target: string) =>
  `${isTrue ? '+' : ''}${text} on ${target}`;
export const afterActivation = 'after activation';
export const newBenefit = 'New benefit';
export const currentOffer = 'Current offer';
export const pastOffer = 'Past offer';
export const noDates = 'no dates';
export const stepInDays = (text: string, money: string, text2: string) =>
  `step ${text}: ${money} in ${text2} days`;
export const newRule = 'New rule';
export const newRequirement = 'New requirement';
export const neverChecked = 'never checked';
export const checked = (date: string) => `checked ${date}`;

export const newWord = 'New';
export const changed = 'Changed';
export const lowConfidence = 'Low confidence';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const remove = (title: string) => `Remove: ${title}`;

export const ofTheCard = (title: string) => `${title} of the card`;
export const add = (one: string) => `Add ${one}`;
export const noneYet = 'None yet.';

export const thereIsNoSuchRecord = 'There is no such record.';
export const caps = 'Caps';
export const choices = 'Choices';
export const options = 'Options';
export const earningRules = 'Earning rules';
export const creditsAndBenefits = 'Credits and benefits';
export const whatItPaysBack = 'What it pays back';
export const signUpBonuses = 'Sign-up bonuses';
export const steps = 'Steps';
export const applicationRules = 'Application rules';
export const requirements = 'Requirements';

export const theyAddedThis = 'They added this.';
export const theyChangedThis = 'They changed this.';
export const theyRemovedThis = 'They removed this.';
export const theyRemovedThisAndYou = 'They removed this, and you changed it.';
export const youRemovedThisAndThey = 'You removed this, and they changed it.';
export const theirs = 'Theirs';
export const yours = 'Yours';
export const was = 'was';
export const whichStands = (label: string) => `Which ${label} stands`;
export const isNow = ', is now';
export const changedMeanwhile = 'Changed meanwhile';
export const somebodyElseChangedThisCard = 'Somebody else changed this card meanwhile';
export const nothingOfYoursWasSaved =
  'Nothing of yours was saved, and nothing of theirs was overwritten. Choose what stands, go on, then save.';
export const whatTheySavedDiffersFrom = 'What they saved differs from nothing that you see here.';
export const whichStandsLabel = 'Which stands';
export const addItAgainAsIt = 'add it again as it is here';
export const itStaysRemoved = 'it stays removed';
export const removeItAllTheSame = 'remove it all the same';
export const itStaysAsTheyChanged = 'it stays, as they changed it';
export const goOnWithThis = 'Go on with this';

export const laterYears = 'Later years';
export const firstYearWithTheOffer = 'First year, with the offer';
export const same = 'same';
export const theHouseholdsCouldNotBe = 'The households could not be loaded';
export const loadingTheHouseholds = 'Loading the households';
export const worthAYearToThe =
  'Worth a year to the households that members start from when it is their only card: as it is saved, and as it is typed here.';
export const value = (title: string) => `Value, ${title}`;
export const household = 'Household';
export const saved = 'Saved';
export const typed = 'Typed';
export const difference = 'Difference';

export const whereItComesFrom = 'Where it comes from';

export const changedOfCount = (count: string) => `${count} changed`;
export const row = 'row';
export const added = (added: number) => `${added} added`;
export const removed = (removed: number) => `${removed} removed`;
export const noSource = 'no source';
export const whereDoTheseChangesCome = 'Where do these changes come from?';
export const theseFactsChangedButTheir =
  'These facts changed, but their source and the day it was checked did not:';
export const theySaySoCheckedToday = 'They say so: checked today';
export const orNameAnotherSourceIn = 'or name another source in the row.';
export const addCard = 'Add card';
export const saveCard = 'Save card';
export const undoAllChanges = 'Undo all changes';
export const cannotBeSavedAsIt = (count: string, wrong: number) =>
  `${count} cannot be saved as ${wrong === 1 ? 'it is' : 'they are'}: see above.`;
export const keptOnThisDeviceUntil = (describe: string) =>
  `${describe}. Kept on this device until it is saved.`;
export const nothingChanged = 'Nothing changed.';
export const ctrlSSaves = 'Ctrl S saves.';

export const sectionsOfTheCard = 'Sections of the card';

export const somebodyElseRemovedThisCard =
  'Somebody else removed this card. What you typed is kept on this device.';

export const sayWhenItWasCompared = 'Say when it was compared with its source.';

export const noAmount = 'no amount';
