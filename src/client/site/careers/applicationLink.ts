/** The `mailto:` link to apply for a position, with its title as the subject. */
export function applicationLink(email: string, jobTitle: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(jobTitle)}`;
}
