import type { ComponentProps } from 'react';
import { BarButton } from './barItem';

interface BarSwitchProps extends ComponentProps<typeof BarButton> {
  readonly isOn: boolean;
}

/** A button in the bar that switches something on and off. It is underlined while that is on. */
export function BarSwitch({ isOn, ...props }: BarSwitchProps) {
  return (
    <BarButton
      aria-pressed={isOn}
      css={{ '&[aria-pressed=true]': { textDecoration: 'underline', textDecorationThickness: '3px' } }}
      {...props}
    />
  );
}
