/** A letter to whoever hires, with the position as its subject. */
export const applicationLink = (email: string, jobTitle: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(jobTitle)}`;
