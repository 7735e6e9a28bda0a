export const chooseTheColumnOfThe = 'Choose the column of the date.';
export const chooseTheColumnOfTheDescription = 'Choose the column of the description.';
export const chooseTheColumnOfTheAmount = 'Choose the column of the amount, or of money out.';

export const amountsAYear = 'Amounts a year';
export const subCategory = 'Sub-category';
export const now = 'Now';
export const aYear = 'A year';
export const change = 'Change';
export const total = 'Total';

export const giveItAName = 'Give it a name.';
export const result = 'Result';
export const putItInto = 'Put it into';
export const aNewProfile = 'A new profile';
export const otherAmountsInIt = 'Other amounts in it';
export const areRemoved = 'Are removed';
export const stayAsTheyAre = 'Stay as they are';
export const name = 'Name';
export const countWhatIsNotSorted = (dollars: string, subCategoryName: string) =>
  `Count what is not sorted (${dollars} a year) as “${subCategoryName}”`;
export const other = 'Other';
export const changeOfName = (name: string) => `Change “${name}”`;
export const createTheProfile = 'Create the profile';

export const againstWhatYouEarned = (isSo: boolean, amount: string) =>
  `${isSo ? '' : '+'}${amount} against what you earned`;
export const audit = 'Audit';
export const whatEachPurchaseEarned = 'What each purchase earned';
export const addTheCardsYouHold = 'Add the cards you hold';
export const toSeeWhatEachPurchase = 'to see what each purchase earned, and what it could have.';
export const goingThroughThePurchases = 'Going through the purchases';
export const auditMyPurchases = 'Audit my purchases';
export const theAuditStopped = 'The audit stopped';
export const lineByLineWhatYou =
  'Line by line: what you earned, what the best of your cards would have brought, and the best wallet for this spending. Say above which card each file is for; for the others, we assume that your best card paid.';
export const youEarned = 'You earned';
export const yourBestCards = 'Your best cards';
export const theBestWallet = 'The best wallet';
export const theBestWalletRewardsOnly = (names: string, dollars: string, dollars2: string) =>
  `The best wallet: ${names}. Rewards only, with each limit as the purchases before left it; its fees are ${dollars} a year, yours ${dollars2}.`;
export const showMoreOfPurchases = (count: number) => `Show more of ${count} purchases`;

export const noCardIsTaken = 'no card is taken';
export const purchasesByWhatTheyLost = 'Purchases by what they lost';
export const purchase = 'Purchase';
export const earned = 'Earned';
export const myBestCard = 'My best card';
export const bestWallet = 'Best wallet';
export const notSorted = 'not sorted';
export const allPurchases = (count: number) => `All ${count} purchases`;

export const date = 'Date';
export const description = 'Description';
export const amount = 'Amount';
export const moneyOut = 'Money out';
export const moneyIn = 'Money in';
export const merchantCode = 'Merchant code';
export const banksCategory = 'Bank’s category';
export const columnsOf = (name: string) => `Columns of ${name}`;
export const firstRowsOf = (name: string) => `First rows of ${name}`;
export const none = 'None';
export const rowsAboveTheFirstPurchase = 'Rows above the first purchase';
export const purchasesAreWrittenAs = 'Purchases are written as';
export const findOut = 'Find out';
export const positiveFigures = 'Positive figures';
export const negativeFigures = 'Negative figures';
export const datesBeginWith = 'Dates begin with';
export const theMonth = 'The month';
export const theDay = 'The day';
export const readWithTheseColumns = 'Read with these columns';

export const addMoreFiles = 'Add more files';
export const chooseFiles = 'Choose files';
export const orDropThemHere = 'or drop them here';
export const severalAccountsAndMonthsCount =
  'Several accounts and months count together; what two files share is counted once.';
export const downloadTheLastTwelveMonths =
  'Download the last twelve months of each card from your bank as CSV, OFX, QFX or QIF.';

export const couldNotBe = (count: string) => `, ${count} could not be`;
export const line = 'line';
export const read = (count: string, unread: string) => `${count} read${unread}.`;
export const thisIsChooseCsvOfx = (found: string) =>
  `This is ${found}. Choose CSV, OFX, QFX or QIF where your bank offers the download.`;
export const cardOf = (name: string) => `Card of ${name}`;
export const cardNotKnown = 'Card not known';
export const columns = 'Columns';
export const takeOut = (name: string) => `Take ${name} out`;
export const thatCouldNotBeRead = (count: string) => `${count} that could not be read`;
export const and = (count: string) => `and ${count}.`;
export const moreLine = 'more line';
export const moreLines = 'more lines';

export const toSort = 'To sort';
export const sorted = 'Sorted';
export const leftOut = 'Left out';
export const notSpendingLeaveOut = 'Not spending: leave out';
export const excludeTransferPayment = 'exclude transfer payment';
export const merchants = 'Merchants';
export const whichMerchants = 'Which merchants';
export const searchMerchants = 'Search merchants';
export const noMerchantMatches = (text: string) => `No merchant matches “${text}”`;
export const everythingIsSorted = 'Everything is sorted';
export const nothingHere = 'Nothing here';
export const lookThroughWhatWasGuessed =
  'Look through what was guessed, then use the result below.';
export const lookInTheOtherLists = 'Look in the other lists.';
export const merchantsByAmount = 'Merchants by amount';
export const showMoreOf = (min: number, count: number) => `Show ${min} more of ${count}`;

export const youSaidSo = 'You said so';
export const sureKnownMerchant = 'Sure: known merchant';
export const likelyBanksCategory = 'Likely: bank’s category';
export const guessByAWord = 'Guess: by a word';
export const guessANameCutOff = 'Guess: a name cut off';
export const notSortedLabel = 'Not sorted';
export const leftOutByYou = 'Left out by you.';
export const subCategoryOf = (description: string) => `Sub-category of ${description}`;
export const chooseASubCategory = 'Choose a sub-category';

export const periodAndTotals = 'Period and totals';
export const spent = 'Spent';
export const inWord = (count: string) => `in ${count}`;
export const day = 'day';
export const aYearAtThisPace = 'A year at this pace';
export const notSortedYet = 'Not sorted yet';
export const aYearLower = 'a year';
export const paymentsFeesTransfers = 'payments, fees, transfers';
export const firstDay = 'First day';
export const theFirstDayIsAfter = 'The first day is after the last.';
export const lastDay = 'Last day';
export const sayLittleAboutAYear = (count: string) =>
  `${count} say little about a year. Add more months, or widen the days if nothing was bought in the rest.`;

export const importStatements = 'Import statements';
export const bankExportsBecomeAYears = 'Bank exports become a year’s spending by category.';
export const mySpending = 'My spending';
export const yourFilesStayOnThis =
  'Your files stay on this device. Only the amounts by category are saved, once you say so, and purchases that you log.';
export const theFilesCouldNotBe = 'The files could not be read';
export const takeTheLastFileOut = (failure: string) =>
  `${failure} Take the last file out, or reload the page and try again.`;
export const readingTheFiles = 'Reading the files';
export const reading = 'Reading…';
export const files = 'Files';

export const aSpreadsheetOrAnArchive = 'a spreadsheet or an archive';
export const anOldExcelWorkbook = 'an old Excel workbook';
export const anXmlFile = 'an XML file';
export const aWebPage = 'a web page';
export const aCompressedFile = 'a compressed file';
export const aJsonFile = 'a JSON file';

export const isLargerThanMbExport = (name: string) =>
  `“${name}” is larger than 50 MB. Export fewer months at once.`;
export const noMoreThanFilesAt = (mostFiles: number, count: number) =>
  `No more than ${mostFiles} files at once: ${count} were left out.`;

export const fromMyStatements = 'From my statements';

export const sureMerchantCode = 'Sure: merchant code';
