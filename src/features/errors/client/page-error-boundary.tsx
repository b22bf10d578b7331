'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Component } from 'react';

import { isRouterError } from '../../../waku/client/router-error.ts';
import { ErrorPage } from '../error-page.tsx';

type Props = Omit<ComponentProps<typeof ErrorPage>, 'message'> & { children: ReactNode };

/** Shows the error page if a page fails in the browser. React error boundaries must be classes. */
export class PageErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { children, ...page } = this.props;
    const error: unknown = this.state.error;
    if (error === undefined) return children;
    if (isRouterError(error)) throw error;
    const isDeveloper = new URLSearchParams(window.location.search).get('dev') === 'true';
    return <ErrorPage {...page} message={isDeveloper && error instanceof Error ? error.message : undefined} />;
  }
}
