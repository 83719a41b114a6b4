import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

interface Props {
  readonly children: ReactNode;
  /** What is shown in their place. */
  readonly fallback: ReactNode;
}

class Boundary extends Component<Props & { readonly place: string }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: { readonly place: string }) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Shows something else in the place of what failed, until another page is shown, or the same once more. */
export const ErrorBoundary = (props: Props) => <Boundary {...props} place={useLocation().key} />;
