/** The day to which the built-in dataset was gathered; a service without a clock reads figures as of this day. */
export const DATASET_DAY = '2026-09-30';
