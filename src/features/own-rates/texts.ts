export const myOwnRates = 'My own rates';
export const yours = 'Yours';
export const yoursTheIssuersIs = (issuer: string) => `Yours; the issuer’s is ${issuer}`;
export const changeMyOwnRateOn = (name: string) => `Change my own rate on ${name}`;
export const removeMyOwnRateOn = (name: string) => `Remove my own rate on ${name}`;
export const setMyOwnRate = 'Set my own rate';

export const enterARateSuchAs = 'Enter a rate such as 3, from 0 to 1,000.';
export const myOwnRateOf = (name: string) => `My own rate of ${name}`;
export const itTakesThePlaceOf =
  'It takes the place of the issuer’s rate in every answer, until you remove it.';
export const forWord = 'For';
export const chooseACategory = 'Choose a category';
export const myRatePercentBack = 'My rate, percent back';
export const myRatePointsADollar = 'My rate, points a dollar';
export const theIssuers = (issuer: string) => `The issuer’s: ${issuer}`;
export const firstDayIfAny = 'First day, if any';
export const lastDayIfAny = 'Last day, if any';
export const goBackToTheIssuers = 'Go back to the issuer’s rate';

export const allOf = (name: string) => `All of ${name}`;
export const upTo = (rate: string) => `up to ${rate}`;
export const to = (from: string, rate: string) => `${from} to ${rate}`;

export const yourRateWasNotSaved = 'Your rate was not saved';
export const yourRateWasNotRemoved = 'Your rate was not removed';

export const backToTheIssuersRate = 'Back to the issuer’s rate';
export const undo = 'Undo';

export const chooseWhatTheRateIsFor = 'Choose what the rate is for.';
export const lastDayIsBeforeTheFirst = 'The last day is before the first.';
