export const thePlanWasNotKept = 'The plan was not kept';
export const theStepWasNotPut = 'The step was not put back among your dates';
export const theStepWasNotTaken = 'The step was not taken from your dates';
