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
