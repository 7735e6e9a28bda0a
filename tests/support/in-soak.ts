/** True in `npm run test:soak -- full-size`, which runs the tests of `npm test` at their full size. */
export const inSoak = process.env['SOAK'] === '1';

/** Tag in the title of a browser test: one of `every` alike tests runs in `npm test`, all of them in the soak. */
export const tagAlike = (index: number, every: number) => (index % every === 0 ? '' : ' @soak');
