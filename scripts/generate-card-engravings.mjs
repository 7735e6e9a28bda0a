// `npm run engravings`: writes the engravings of the card faces, for rows and for large cards.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawEngravings } from './card-engravings/draw-engravings.ts';
import { projectRoot } from './ensure-installed.mjs';

const folder = join(projectRoot, 'src/assets');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'card-engravings.svg'), drawEngravings(false));
writeFileSync(join(folder, 'card-engravings-fine.svg'), drawEngravings(true));
console.log('Wrote the engravings into src/assets.');
