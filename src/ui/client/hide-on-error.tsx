'use client';

import type { ReactNode } from 'react';
import { Component } from 'react';

/** An error boundary that renders nothing after an error. React requires a class. */
export class HideOnError extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
