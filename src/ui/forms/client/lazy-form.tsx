'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

import { loadPart } from '../../client/load-part.ts';

const Form = lazy(async () => {
  const { FormView } = await loadPart(() => import('./form-view.tsx'), { name: 'The form' });
  return { default: FormView };
});

/** A form whose script loads after the page. Until then, the browser submits the form as the server rendered it. */
export const LazyForm = (props: ComponentProps<typeof Form>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);
