/*
 * The stable codes with which `POST /api/inquiry/send` refuses a form, for the page that sent it. Each response also has
 * a sentence for the visitor.
 */

/** Fields are invalid. `problems` of the response says why, by field (`InquiryProblems`). */
export const fieldsInvalid = 'fields-invalid';

/** The token is from less than three seconds ago. Send the same form again after the seconds of `Retry-After`. */
export const formTooNew = 'form-too-new';

/** The token is missing, older than a day, or has sent other words. Send the same form again with a new token. */
export const formExpired = 'form-expired';
