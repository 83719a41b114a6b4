/** The `mailto:` link to apply for a position, with its title as the subject. */
export const applicationLink = (email: string, jobTitle: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(jobTitle)}`;
