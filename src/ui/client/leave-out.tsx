'use client';

import type { ReactNode } from 'react';
import { Component } from 'react';

/** Shows nothing where its content fails. React knows error boundaries as classes only. */
export class LeaveOut extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
