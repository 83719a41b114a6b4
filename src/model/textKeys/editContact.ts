export const editContact = ['opening', 'closing', 'add'] as const;
