/** Constants of the specification, section 9, and of its decisions. In milliseconds and bytes unless stated otherwise. */

/** How long the loading screen stays after the content has arrived. */
export const loadingDelayMs = 300;

/** How long a toast is shown. */
export const toastDurationMs = 3500;

/** How long a toast that offers to restore typed text is shown: long enough to read it and reach it by keyboard. */
export const restoreOfferDurationMs = 10_000;

/** How long a toast that offers to undo a change is shown. */
export const undoOfferDurationMs = 10_000;

/** How many toasts are shown at once. */
export const maxToasts = 3;

/** How many days the question of a visitor is stored, where nothing else is configured. */
export const defaultInquiryDays = 180;

/** How many days a sold tanker stays in the list, where nothing says otherwise. */
export const defaultSoldDays = 30;

/** Minimum widths of the layouts, in px. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;

/** Preferred width of a PDF preview, in px. */
export const pdfPreviewWidth = 550;

/** Preferred size of the rich-text editor, in px. */
export const richTextEditorSize = { width: 500, height: 560 } as const;

/** The server's limits where nothing else is configured. */
export const defaultMaxFileBytes = 10 * 1024 * 1024;
export const defaultMaxImageBytes = 10 * 1024 * 1024;
export const defaultMaxImages = 20;

/**
 * The largest JSON of a request, and the largest file of an import. It may hold a whole reordered list; while it is parsed, the server
 * does nothing else.
 */
export const maxJsonBytes = 16 * 1024 * 1024;

/** The limits of an image upload: how many images at a time, and the size of each. */
export interface ImageLimits {
  readonly maxImages: number;
  readonly maxImageBytes: number;
}

/** The limits where the server sends none. */
export const defaultImageLimits: ImageLimits = {
  maxImages: defaultMaxImages,
  maxImageBytes: defaultMaxImageBytes,
};

/** The longest texts that the server stores, in characters. */
export const maxTextLength = 2_000;
export const maxMultilineLength = 20_000;
export const maxRichTextLength = 100_000;

/** The longest email address, in characters (RFC 5321). */
export const maxEmailLength = 320;

/** The length of a new password, in characters (OWASP ASVS 4.0.3, 2.1.1 and 2.1.2). */
export const minPasswordLength = 12;
export const maxPasswordLength = 128;

/** The least strength of a new password, on a scale from 0 to 4: about 100 million guesses. */
export const minPasswordStrength = 3;

/** Characters of a first account's password in the environment. Wider than above, so that older settings stay valid. */
export const firstPasswordLength = { min: 8, max: 256 } as const;

/** The longest text that is searched for, in characters. */
export const maxQueryLength = 80;
