import { authChecks } from './auth-checks.ts';
import type { Check, CheckedProject } from './check.ts';
import { ManagementApi, type Project } from './management-api.ts';
import { operationChecks } from './operation-checks.ts';
import { projectChecks } from './project-checks.ts';

export type Finding = { readonly title: string } & (
  | { readonly state: 'good' }
  | { readonly state: 'missing' | 'advice' | 'unknown'; readonly remedy: string }
);

async function run(
  { title, isAdvice = false, find }: Check,
  api: ManagementApi,
  project: CheckedProject,
): Promise<Finding> {
  try {
    const remedy = await find(api, project);
    if (remedy === undefined) return { title, state: 'good' };
    return { title, state: isAdvice ? 'advice' : 'missing', remedy };
  } catch (error) {
    return { title, state: 'unknown', remedy: error instanceof Error ? error.message : 'failed' };
  }
}

/**
 * Checks a hosted project against docs/release.md. Only reads. A check that could not be made does not count as
 * passed.
 */
export function diagnose(
  project: CheckedProject & Omit<Project, 'ref'>,
): Promise<readonly Finding[]> {
  const api = new ManagementApi(project);
  const checks = [...projectChecks, ...operationChecks, ...authChecks];
  return Promise.all(checks.map((check) => run(check, api, project)));
}

export const isHealthy = (findings: readonly Finding[]): boolean =>
  findings.every(({ state }) => state === 'good' || state === 'advice');
