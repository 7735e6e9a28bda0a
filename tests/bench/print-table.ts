import type { Timing } from './timing.ts';

const NAME_WIDTH = 44;
const COLUMN_WIDTH = 12;

export function formatMs(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}

export function printRow(name: string, ...columns: readonly string[]): void {
  const cells = columns.map((column) => column.padStart(COLUMN_WIDTH));
  console.log(`${name.padEnd(NAME_WIDTH)}${cells.join('')}`);
}

export function printTitle(title: string, ...columns: readonly string[]): void {
  console.log('');
  printRow(title, ...columns);
}

/** Columns of a measurement: wall-clock median, and CPU median and best. */
export const TIMING_COLUMNS = ['wall ms', 'CPU ms', 'best CPU'] as const;

export function timingColumns(median: Timing, best: Timing): readonly string[] {
  return [formatMs(median.wallMs), formatMs(median.cpuMs), formatMs(best.cpuMs)];
}

export function formatRatio(theirs: number, ours: number, isCutShort: boolean): string {
  return `${isCutShort ? '>' : ''}${(theirs / ours).toFixed(0)}×`;
}
