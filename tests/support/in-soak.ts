/** True in `npm run test:soak -- full-size`, which runs the tests of `npm test` at their full size. */
export const inSoak = process.env['SOAK'] === '1';
