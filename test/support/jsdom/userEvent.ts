import user from '@testing-library/user-event';

/** What a user does, without a pause between two keys: each pause is a turn of the event loop. */
export const userEvent = user.setup({ delay: null });

/** Fills in a field at once, as one pastes: each key that is typed renders the screen again. */
export const paste = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
