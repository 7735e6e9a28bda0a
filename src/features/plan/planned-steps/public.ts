export { PlannedEnd } from './components/planned-end.tsx';
export { findPlannedOpening } from './find-planned.ts';
