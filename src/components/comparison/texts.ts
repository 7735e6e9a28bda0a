export const best = '(best)';
