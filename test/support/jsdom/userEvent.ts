import user from '@testing-library/user-event';

/** User actions without a delay between keys, since each delay costs a turn of the event loop. */
export const userEvent = user.setup({ delay: null });

/** Fills in a field by pasting. Typing would render the screen again for each key. */
export async function paste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
