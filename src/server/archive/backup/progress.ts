/** Receives the progress of a long task: its current step, and how much of the step is done. */
export type Progress = (step: string, done: number, total: number) => void;

export const noProgress: Progress = () => undefined;
