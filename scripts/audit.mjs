import { runTool } from './run-tool.mjs';

/** @typedef {{ kind: 'asked', serious: string[] } | { kind: 'not asked', reason: string }} Audit */

/**
 * Lists known vulnerabilities of the packages that the product ships. Without a network, or with a registry that has no
 * such list, the answer is `not asked`.
 * @returns {Promise<Audit>}
 */
export async function auditPackages() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
  const { output } = await runTool('npm', args);
  const start = output.indexOf('{');
  /** @type {{ vulnerabilities?: Record<string, { severity: string }>, error?: { summary?: string }, message?: string } | undefined} */
  let report;
  try {
    report = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  } catch {
    report = undefined;
  }
  if (report?.vulnerabilities === undefined) {
    return { kind: 'not asked', reason: report?.message ?? 'the registry does not answer' };
  }
  const serious = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} (${severity})`);
  return { kind: 'asked', serious };
}
