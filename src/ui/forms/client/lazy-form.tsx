'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

import { loadPart } from '../../client/load-part.ts';
import { keepInputNative } from './keep-input-native.ts';

const Form = lazy(async () => {
  const { FormView } = await loadPart(() => import('./form-view.tsx'), { name: 'The form' });
  return { default: FormView };
});

keepInputNative();

/** A form whose script loads after the page. Until then, the browser submits the form as the server rendered it. */
export const LazyForm = (props: ComponentProps<typeof Form>) => (
  // the boundary hydrates in slices of its own, after the page
  <Suspense fallback={props.children}>
    <Form {...props} />
  </Suspense>
);
