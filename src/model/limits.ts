/** Constants of the specification, section 9, and of its decisions. Milliseconds and bytes where not said otherwise. */

/** How long the loading screen stays once the content has arrived. */
export const loadingDelay = 300;

/** How long a toast stays. */
export const toastDuration = 3500;

/** How long a toast stays that offers to bring back what was typed: long enough to read it and to reach it by the keyboard. */
export const restoreOfferDuration = 10_000;

/** Widths in px at which the layout gains room. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;

/** Preferred width of a PDF preview, in px. */
export const pdfPreviewWidth = 550;

/** Preferred size of the rich-text editor, in px. */
export const richTextEditorSize = { width: 500, height: 560 } as const;

/** What the server accepts where nothing else is configured. */
export const defaultMaxFileBytes = 10 * 1024 * 1024;
export const defaultMaxImageBytes = 10 * 1024 * 1024;
export const defaultMaxImages = 20;

/** What an upload of images may be: how many at a time, and how large each. */
export interface ImageLimits {
  readonly maxImages: number;
  readonly maxImageBytes: number;
}

/** Those of a server that tells none. */
export const defaultImageLimits: ImageLimits = {
  maxImages: defaultMaxImages,
  maxImageBytes: defaultMaxImageBytes,
};

/** Longest texts that are kept, in characters. */
export const maxTextLength = 2_000;
export const maxRichTextLength = 100_000;

/** How many characters a new password has (OWASP ASVS 4.0.3, 2.1.1 and 2.1.2). */
export const minPasswordLength = 12;
export const maxPasswordLength = 128;

/** How hard to guess a new password is at least, of the strengths 0 to 4: 100 million guesses. */
export const minPasswordStrength = 3;

/** How many a password has that the environment gives to a first account: what there was before stays right. */
export const generatedPasswordLength = { min: 8, max: 256 } as const;
