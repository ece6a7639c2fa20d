// Keeps what cannot be drawn from taking the page with it.
import { Component, type ComponentChildren } from 'preact';

interface GuardProps {
  /** Hears what was thrown while what is inside was drawn; nothing of it is drawn any more. */
  readonly onFailed: (problem: unknown) => void;
  readonly children: ComponentChildren;
}

export class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  override componentDidCatch(problem: unknown): void {
    this.setState({ hasFailed: true });
    this.props.onFailed(problem);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
