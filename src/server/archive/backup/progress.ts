/** Told how far a long work is: what it does now, and how much of it is done. */
export type Progress = (what: string, done: number, total: number) => void;

export const silent: Progress = () => undefined;
