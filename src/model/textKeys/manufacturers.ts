export const manufacturers = ['title', 'introduction', 'empty', 'see-image', 'image-of'] as const;
