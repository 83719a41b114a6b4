/** How often a proof repeats: `usual` in every run, `thorough` with `THOROUGH=1`. */
export function repetitions(usual: number, thorough: number): number {
  return process.env.THOROUGH === '1' ? thorough : usual;
}
