export const atAConservativeValue = (name: string) => `${name} (at a conservative value)`;

export const theSignUpOffer = 'the sign-up offer';
export const theValueOfItsPoints = 'the value of its points';

export const periodOfACap = 'period of a cap';
export const modeOfAChoice = 'mode of a choice';
