export { toFeeCards } from './to-holdings.ts';
