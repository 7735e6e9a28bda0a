export { createProfile, spendingProfileEdits } from './mutations.ts';
export { isSameSpending, sumAmounts } from './set-amounts.ts';
export { carriedSpending } from './carry-spending.ts';
