export const tip = 'Tip';
export const goThere = 'Go there';
export const previousTip = 'Previous tip';
export const ofWord = (index: number, count: number) => `${index} of ${count}`;
export const nextTip = 'Next tip';
