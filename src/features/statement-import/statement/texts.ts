export const lineExpectedADateFound = (line: number, what: string) =>
  `Line ${line}: expected a date, found ${what}.`;
export const lineExpectedAnAmountFound = (line: number, what: string) =>
  `Line ${line}: expected an amount, found ${what}.`;
export const lineThereIsNoDescription = (line: number) => `Line ${line}: there is no description.`;
export const lineThereAreFewerColumns = (line: number) =>
  `Line ${line}: there are fewer columns than in the others.`;
export const lineAQuotationMarkIs = (line: number) =>
  `Line ${line}: a quotation mark is never closed.`;
export const lineTheFileEndsWithin = (line: number) =>
  `Line ${line}: the file ends within this transaction. Download it again.`;
export const description = 'description';
export const moneyOut = 'money out';
export const moneyIn = 'money in';
export const merchantCategoryCode = 'merchant category code';
export const theFileHasNoTransactions =
  'The file has no transactions. Choose other months where your bank offers the download.';
export const theseAreInvestmentsNotPurchases =
  'These are investments, not purchases. Download the statement of a card.';
export const theFileHasNoLines = 'The file has no lines.';
export const noColumnWasRecognizedFor = (names: string) =>
  `No column was recognized for: ${names}. Choose the columns yourself.`;
export const lineWasRead = '1 line was read';
export const linesWereRead = (count: number) => `${count} lines were read`;
export const couldNotBe = (read: string, count: number) => `${read}, ${count} could not be.`;
export const aPaymentOfTheCard = 'A payment of the card, not spending.';
export const aTransferOrThePayment =
  'A transfer or the payment of another card: the spending is on that one.';
export const aFeeOrInterestIt = 'A fee or interest: it earns nothing.';
export const cashOrTheLikeIt = 'Cash or the like: it earns nothing.';
export const moneyReceivedNotSpending = 'Money received, not spending.';

export const cashAdvance = 'cash advance';

export const accountIsNotInDollars =
  'This account is not in US dollars, and only dollars are counted.';
