/** What an action does at the moment. */
export type Phase = 'reading' | 'fetching' | 'writing';

/** How far an action is. */
export type Step = { phase: Phase; done: number; total: number };

/** Hears how far an action is, and can stop it between two blocks. */
export type Progress = { report: (step: Step) => void; signal: AbortSignal };
