export const employees = ['title', 'introduction', 'empty', 'see-profile', 'photo-of', 'email'] as const;
