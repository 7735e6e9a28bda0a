export const somebodyElseChangedOrRemoved = 'Somebody else changed or removed it meanwhile.';
export const constraint = (message: string, constraint: string) =>
  `${message} constraint "${constraint}"`;

export const admin = 'Admin';
export const administration = 'Administration';
export const allAdminPages = 'All admin pages';
export const memberArea = 'Member area';

export const needsAttention = 'Needs attention';
export const reports = 'Reports';
export const statistics = 'Statistics';
export const overview = 'Overview';

export const row = 'row';
export const changed = (count: string) => `${count} changed`;
export const setAFieldOf = (count: string) => `Set a field of ${count}`;
export const eitherAllOfThemChange = 'Either all of them change, or none.';
export const field = 'Field';
export const chooseAField = 'Choose a field';
export const preview = 'Preview';
export const wouldChange = (count: string) => `${count} would change`;
export const haveThisValueAlready = (count: number) => `; ${count} have this value already`;
export const andMore = (count: number) => `And ${count} more.`;
export const nothingWasChanged = 'Nothing was changed';
export const no = (line: number) => `No. ${line}`;
export const leaveOut = (count: string) => `Leave ${count} out`;
export const cancel = 'Cancel';
export const change = (count: string) => `Change ${count}`;
export const changeLabel = 'Change';

export const removed = (count: string) => `${count} removed`;
export const eachCanAlsoBeRestored = 'Each can also be restored from its history.';
export const undo = 'Undo';
export const theyCouldNotBeBrought = 'They could not be brought back';
export const remove = (count: string) => `Remove ${count}?`;
export const whatBelongsToThemGoes =
  'What belongs to them goes with them. Where something else refers to one of them, none is removed.';
export const andMoreOfCount = (count: number) => `and ${count} more`;
export const nothingWasRemoved = 'Nothing was removed';
export const removeOfCount = (count: string) => `Remove ${count}`;

export const none = 'none';
export const yes = 'yes';
export const noLower = 'no';

export const becomes = 'becomes';

export const chooseACsvFile = 'Choose a CSV file';
export const orDropItHere = 'or drop it here';

export const firstDay = (label: string) => `${label}: first day`;
export const lastDay = (label: string) => `${label}: last day`;

export const saved = (ofValue: string) => `${ofValue} saved`;

export const choose = 'Choose';
export const notSet = 'Not set';
export const noneLabel = 'None';
export const pick = (label: string) => `Pick ${label}`;

export const nothing = 'nothing';

export const theFileWasNotWritten = 'The file was not written';
export const exportWord = 'Export';
export const importWord = 'Import';

export const added = 'Added';
export const changedLabel = 'Changed';
export const removedLabel = 'Removed';
export const theVersionWasNotRestored = 'The version was not restored';
export const theDatabase = 'The database';
export const presentVersion = 'Present version';
export const bringItBack = 'Bring it back';
export const restoreThisVersion = 'Restore this version';
export const whatItWas = 'What it was';

export const theHistoryCouldNotBe = 'The history could not be read';
export const loadingTheHistory = 'Loading the history';
export const nobodyHasChangedThisYet = 'Nobody has changed this yet';
export const itIsAsItWas =
  'It is as it was when the catalog was set up. Each change will be listed here, with who made it and what it was before.';
export const changes = 'Changes';
export const compareTwoVersions = 'Compare two versions';
export const from = 'From';
export const to = 'To';
export const theyAreTheSame = 'They are the same.';

export const newRow = 'new row';
export const unchanged = (count: string) => `${count} unchanged`;
export const whatWouldChange = 'What would change';
export const nothingToChange = 'nothing to change';
export const columnsThatAreLeftAside = (unknownColumns: string) =>
  `Columns that are left aside, because nothing is called so here: ${unknownColumns}.`;
export const line = (line: number) => `Line ${line}`;
export const newWord = 'New';
export const andMoreLines = (count: number) => `And ${count} more lines.`;

export const importOfTitle = (title: string) => `Import ${title}`;
export const exportEditInAnySpreadsheet =
  'Export, edit in any spreadsheet, import. Nothing is written before you have seen what would change, and then all of it or nothing.';
export const whatTheFileLooksLike = 'What the file looks like';
export const theFirstLineNamesThe = 'The first line names the columns:';
export const idRevision = (fields: string) => `id, revision, ${fields}`;
export const aRowIsKnownBy =
  '. A row is known by its id, else by its slug; without either it is new. A column that is left out keeps its values. Other records are named by their slugs, amounts are dollars, dates are written 2026-03-31, spans 2026-01-01..2026-03-31.';
export const readingTheFile = 'Reading the file';
export const theFileCouldNotBe = 'The file could not be checked';
export const nothingWasWrittenIn = (count: string, fileName: string) =>
  `Nothing was written: ${count} in ${fileName}`;
export const problem = 'problem';
export const nothingWasWrittenTheDatabase = 'Nothing was written: the database refuses these lines';
export const thereMayBeMoreThese = 'There may be more; these are the first.';
export const changeFactsButNameNo = (count: string) =>
  `${count} change facts but name no new source or date. The sources they have still say so: they were checked today.`;
export const lineLower = 'line';
export const imported = (count: string) => `${count} imported`;

export const leaveWithoutSaving = 'Leave without saving?';
export const stayHere = 'Stay here';
export const leave = 'Leave';

export const yesLabel = 'Yes';
export const noLabel = 'No';
export const all = 'All';

export const pages = 'Pages';
export const previousPage = 'Previous page';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const nextPage = 'Next page';

export const addedOfOfValue = (ofValue: string) => `${ofValue} added`;
export const newOfOne = (one: string) => `New ${one}`;

export const add = 'Add';
export const canBeScrolledSideways = (title: string) => `${title}, can be scrolled sideways`;

export const form = (one: string) => `${one} form`;
export const whatYouTypedIsNot = 'What you typed is not saved, and it is gone once you leave.';
export const facts = 'Facts';
export const source = 'Source';
export const whereItComesFrom = 'Where it comes from';
export const addOfOne = (one: string) => `Add ${one}`;
export const save = 'Save';
export const undoAllChanges = 'Undo all changes';
export const ctrlSSaves = 'Ctrl S saves.';

export const record = 'Record';
export const history = 'History';
export const usedBy = 'Used by';
export const itCouldNotBeBrought = 'It could not be brought back';
export const thisWasRemovedItCan = 'This was removed. It can be brought back from its history.';
export const removeLabel = 'Remove';
export const viewsOfThis = (one: string) => `Views of this ${one}`;

export const keepsItFromBeingRemoved = 'keeps it from being removed';
export const removedWithIt = 'removed with it';
export const keptWithoutIt = 'kept, without it';
export const nothingRefersToIt = 'Nothing refers to it.';
export const fewerThanRows = 'Fewer than 5 rows';
export const ofWord = (amount: string) => `${amount} of`;
export const members = (title: string) => `members’ ${title}`;

export const whatRefersToItCould = 'What refers to it could not be read';
export const loadingWhatRefersToIt = 'Loading what refers to it';
export const whatRefersToIt = 'What refers to it';

export const noOfValue = (value: string) => `No. ${value}`;
export const nothingMatches = 'Nothing matches.';
export const theListCouldNotBe = 'The list could not be read.';
export const clear = (label: string) => `Clear ${label}`;

export const itDisappearsForEverybodyAt =
  'It disappears for everybody at once. It can be brought back from its history.';
export const whatRefersToItCouldNot = (error: string) =>
  `What refers to it could not be read. ${error}`;
export const somebodyElseChangedItMeanwhile =
  'Somebody else changed it meanwhile. Nothing was removed: look at it again first.';

export const search = (title: string) => `Search ${title}`;
export const nothingMatchesLabel = 'Nothing matches';
export const noYet = (title: string) => `No ${title} yet`;
export const showAll = (title: string) => `Show all ${title}`;
export const searchForLessOrTake = 'Search for less, or take a filter away.';

export const canBeScrolled = (title: string) => `${title}, can be scrolled`;
export const selectAllRowsOfThis = 'Select all rows of this page';
export const select = (ofValue: string) => `Select ${ofValue}`;

export const theRowsCouldNotBe = 'The rows could not be read';
export const chosenRows = 'Chosen rows';
export const chooseNone = 'Choose none';
export const chosen = (count: string) => `${count} chosen`;
export const chooseAllThatMatch = (total: number) => `Choose all ${total} that match`;
export const setAField = 'Set a field';

export const whereDoesThisComeFrom = 'Where does this come from?';
export const aFactChangedButIts =
  'A fact changed, but its source and its date did not. It still names';
export const noSource = 'no source';
export const itSaysSoCheckedToday = 'It says so: checked today';
export const nameAnotherSource = 'Name another source';

export const whereDoesThisComeFromName = 'Where does this come from? Name a source or its address.';
export const thereIsAlreadyAWith = (one: string, what: string) =>
  `There is already a ${one} with the same ${what}.`;
export const values = 'values';
export const otherRecordsStillReferTo = (one: string) =>
  `Other records still refer to this ${one}.`;
export const thisRefersToARecord = (label: string) =>
  `This refers to a record that does not exist${label}.`;
export const theDatabaseRefusedThisValue = (label: string) =>
  `The database refused this value${label}.`;
export const ofOfLabel = (label: string) => ` of ${label}`;
export const aValueIsNotOf = 'A value is not of the kind that its column keeps.';

export const somethingItRefersToNo = 'Something it refers to no longer exists. Restore that first.';
export const somethingElseHasTakenIts = 'Something else has taken its place meanwhile.';
export const restored = 'Restored';
export const cameBack = (count: string) => `${count} came back.`;
export const notRestored = 'Not restored';
export const somebodyElseChangedItMeanwhileLook =
  'Somebody else changed it meanwhile. Look at it again first.';
export const thereWasNothingBeforeThis = 'There was nothing before this.';
export const theDatabaseRefusesThisVersion = 'The database refuses this version now.';

export const version = (moment: string, editor: string, revision: number) =>
  `${moment}, ${editor} (version ${revision})`;
export const theDatabaseLower = 'the database';
export const beforeAllOfThese = 'Before all of these';
export const now = 'Now';

export const emptyKeepsTheOneThat = 'Empty keeps the one that each row has.';

export const thisFileIsLargerThan = 'This file is larger than 20 MB: import it in parts.';

export const theRecordChangedMeanwhile = 'The record changed meanwhile';
export const theFormShowsItNow = (labels: string) => `The form shows it now: ${labels}.`;
export const somebodyElseChangedThisMeanwhile =
  'Somebody else changed this meanwhile. Nothing was overwritten: look, and save again.';
