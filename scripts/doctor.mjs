// `npm run doctor -- --project REF` lists the steps of docs/release.md that a hosted project lacks. It only reads.
// SUPABASE_ACCESS_TOKEN is your personal access token.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { parseArgs } = await import('node:util');
const { diagnose, isHealthy } = await import('./doctor/diagnose.ts');
const { readRepository } = await import('./doctor/read-repository.ts');

const { values } = parseArgs({ options: { project: { type: 'string' } } });
const ref = values.project ?? '';
const token = process.env['SUPABASE_ACCESS_TOKEN'] ?? '';
if (!/^[a-z]{20}$/.test(ref) || token === '') {
  console.error(
    'SUPABASE_ACCESS_TOKEN=… npm run doctor -- --project REF, with the 20 letters of the project.',
  );
  process.exit(2);
}

const marks = { good: '✓', missing: '✗', advice: '·', unknown: '?' };
const findings = await diagnose({ ref, token, ...(await readRepository(process.cwd())) });
for (const finding of findings) {
  const remedy = finding.state === 'good' ? '' : ` — ${finding.remedy}`;
  console.log(`${marks[finding.state]} ${finding.title}${remedy}`);
}
process.exit(isHealthy(findings) ? 0 : 1);
