import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface Props {
  readonly children: ReactNode;
}

/** Shows the error screen in the place of a screen that failed. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
