'use client';

import { type ComponentProps, lazy } from 'react';

import { loadPart } from '../../client/load-part.ts';

const Form = lazy(async () => {
  const { FormView } = await loadPart(() => import('./form-view.tsx'), { name: 'The form' });
  return { default: FormView };
});

/** A form whose script loads after the page. Until then, the browser submits the form as the server rendered it. */
export const LazyForm = (props: ComponentProps<typeof Form>) => (
  // without a Suspense boundary: React streams the content of large ones, which then needs a script to be shown
  <Form {...props} />
);
