export const moreFromItAYear = (distance: string) =>
  `${distance} more from it a year would make it worth keeping.`;
export const usingLessOfItsCredits = (distance: string) =>
  `Using ${distance} less of its credits a year would make it not worth its fee.`;
export const earningLessOnItA = (distance: string) =>
  `Earning ${distance} less on it a year would make it not worth its fee.`;
