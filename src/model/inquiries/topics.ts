/** Who answers a call or a mail at a company. Telephones, email addresses and inquiries have one. */
export const topics = ['general', 'sales', 'parts', 'service', 'inspection', 'careers'] as const;

export type Topic = (typeof topics)[number];

export function isTopic(value: string): value is Topic {
  return (topics as readonly string[]).includes(value);
}
