'use client';

import { useEffect } from 'react';

import type { ShownForm } from '../../../forms/shown-form.ts';
import { useRouter } from '../../../waku/client/router.ts';
import { loadPart } from '../../client/load-part.ts';
import { keepInputNative } from './keep-input-native.ts';

type Props = {
  form: ShownForm;
  /** The current date at the college, YYYY-MM-DD. */
  today: string;
};

keepInputNative();

/** The JavaScript behavior of a form. Until its script has loaded, the browser submits the form as the server rendered it. */
export const FormBehavior = ({ form, today }: Props) => {
  const { push } = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    loadPart(() => import('./enhance-form.ts'), { name: 'The form' }).then(({ enhanceForm }) => {
      if (!isGone) stop = enhanceForm(form, { today, push: (address) => push(address) });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [form, today, push]);
  return null;
};
