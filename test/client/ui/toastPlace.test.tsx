import { render, waitFor } from '@testing-library/react';
import { useToastPlace } from '../../../src/client/ui/toasts/useToastPlace';

afterEach(() => jest.restoreAllMocks());

const Toasts = () => (
  <div ref={useToastPlace()}>
    <div className="Toastify__toast-container" data-testid="toasts">
      <div className="Toastify__toast">Saved</div>
    </div>
  </div>
);

it('a toast leaves the open menu of a button', async () => {
  const boxes: Readonly<Record<string, DOMRect>> = {
    top: new DOMRect(0, 0, 100, 100),
    bottom: new DOMRect(0, 600, 100, 100),
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('[data-testid=toasts]'))
      return boxes[this.matches('[data-place]') ? 'bottom' : 'top'] ?? new DOMRect();
    return this.matches('ul')
      ? new DOMRect(0, 400, 100, 300)
      : new DOMRect(0, this.matches('a') ? 50 : 380, 10, 10);
  });
  const { getByTestId, getByRole } = render(
    <>
      <main>
        <a href="/">Below the toast</a>
        <button type="button" aria-expanded="true" aria-controls="menu">
          More
        </button>
        <ul id="menu" />
      </main>
      <Toasts />
    </>,
  );
  await waitFor(() => expect(getByTestId('toasts').dataset.place).toBe('bottom'));
  getByRole('button').focus();
  await waitFor(() => expect(getByTestId('toasts').dataset.place).toBeUndefined());
});

it('a toast leaves the buttons of a screen that appears below it', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  const { getByTestId, container } = render(
    <>
      <main />
      <Toasts />
    </>,
  );
  expect(getByTestId('toasts').dataset.place).toBeUndefined();
  container.querySelector('main')?.append(document.createElement('button')); // its code was loaded
  await waitFor(() => expect(getByTestId('toasts').dataset.place).toBe('bottom'));
});
