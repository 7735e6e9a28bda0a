export const chooseThe = (inSentence: string, values: string) =>
  `Choose the ${inSentence}: ${values}.`;
export const writeTrueOrFalse = 'Write true or false.';
export const yes = 'Yes';
export const no = 'No';
export const chooseTheOfInSentence = (inSentence: string) => `Choose the ${inSentence}.`;
export const thereIsNoSuchRecord = 'There is no such record.';

export const enterThe = (inSentence: string) => `Enter the ${inSentence}.`;
export const writeTheDateAs = 'Write the date as 2026-03-31.';
export const bothDaysAreIncludedLeave =
  'Both days are included; leave one empty where there is no end.';
export const writeItAs = 'Write it as 2026-01-01..2026-03-31.';
export const theLastDayIsBefore = 'The last day is before the first.';

export const enterAWholeNumber = 'Enter a whole number.';
export const enterANumberSuchAs = 'Enter a number, such as 1.5.';
export const enterOrMore = (min: number) => `Enter ${min} or more.`;
export const enterOrLess = (max: number) => `Enter ${max} or less.`;
export const enterAnAmountInDollars = 'Enter an amount in dollars, such as 95 or 12.50.';
export const enterAtMost = (amount: string) => `Enter at most ${amount}.`;
export const enterMoreThan = (min: string) => `Enter more than $${min}.`;

export const creditCard = 'Credit card';
export const pointSystem = 'Point system';
export const category = 'Category';
export const aWholeCategoryOrA = 'A whole category, or a sub-category, never both.';
export const subCategory = 'Sub-category';
export const chooseEitherACategoryOr = 'Choose either a category or a sub-category.';
export const spendingCap = 'Spending cap';
export const aCapOfTheSame =
  'A cap of the same card; what exceeds it earns the cap’s fallback rate.';

export const cards = 'Cards';
export const points = 'Points';
export const issuers = 'Issuers';
export const spending = 'Spending';
export const content = 'Content';

export const source = 'Source';
export const whoSaysSoTheIssuers = 'Who says so: the issuer’s terms, a publication, a call.';
export const sourceUrl = 'Source URL';
export const verifiedOn = 'Verified on';
export const theDaySomebodyLastCompared = 'The day somebody last compared it with its source.';
export const confidence = 'Confidence';
export const highTwoSourcesOrThe =
  'High: two sources, or the issuer’s terms. Low: a single, old or unverified one.';

export const useAtMostCharacters = (max: number) => `Use at most ${max} characters.`;
export const thisIsNotWrittenAs = 'This is not written as it should be.';
export const slug = 'Slug';
export const useLowerCaseWordsJoined = 'Use lower-case words joined by hyphens, such as amex-gold.';
export const itsNameInLinksChanging =
  'Its name in links. Changing it breaks links that people have kept.';
export const beginTheAddressWithHttps = 'Begin the address with https:// or http://.';
export const writeTheColorAsSix = 'Write the color as six hexadecimal digits, such as #1a2b3c.';
export const icon = 'Icon';
export const useTheNameOfA = 'Use the name of a Lucide icon, such as utensils.';
export const nameOfALucideIcon = 'Name of a Lucide icon, such as utensils or plane.';

export const noOfText = (text: string) => `No. ${text}`;

export const fourDigitsOrARange = 'four digits, or a range such as 3000-3299.';
export const fourDigitsEachOrRanges = 'Four digits each, or ranges such as 3000-3299.';
export const oneToALine = 'One to a line.';
export const writeASubCategoryAnd = (line: string) =>
  `“${line}”: write a sub-category and dollars, such as restaurants 3000.`;

export const aQuotationMarkIsNever = 'A quotation mark is never closed.';
export const theFirstLineNamesNo = 'The first line names no column that is known here.';
export const namesAColumnThatAnother = (name: string) =>
  `“${name}” names a column that another one names as well.`;
export const amountsAreDollarsHereName = (columnName: string, name: string) =>
  `Amounts are dollars here: name the column “${columnName}”, and not “${name}”.`;
export const thisFileHasLinesAnd = (count: number, mostLines: number) =>
  `This file has ${count} lines, and no more than ${mostLines} are taken at once: import it in parts.`;
export const thisLineHasCellsAnd = (count: number, width: number) =>
  `This line has ${count} cells, and the first line names ${width} columns.`;
export const thereIsNoWithThe = (one: string, idText: string) =>
  `There is no ${one} with the id ${idText}.`;
export const theSameStandsInLine = (one: string, earlier: number) =>
  `The same ${one} stands in line ${earlier}.`;
export const thereIsNo = (inSentence: string, cell: string) =>
  `There is no ${inSentence} “${cell}”.`;

export const whereDoesThisComeFrom =
  'Where does this come from? Name a source or give its address.';
