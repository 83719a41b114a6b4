import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

interface Props {
  readonly children: ReactNode;
  /** Shown instead of the children after an error. */
  readonly fallback: ReactNode;
}

class Boundary extends Component<Props & { readonly locationKey: string }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ locationKey }: { readonly locationKey: string }) {
    if (this.state.hasFailed && locationKey !== this.props.locationKey) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Shows the fallback after an error, until the visitor opens another page or the same page again. */
export function ErrorBoundary(props: Props) {
  return <Boundary {...props} locationKey={useLocation().key} />;
}
