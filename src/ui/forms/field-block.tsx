import type { ReactNode } from 'react';

import type { FormProblem } from '../../forms/check-answers.ts';
import { conditionWords, otherWords } from '../../forms/condition-words.ts';
import { controlName, type FormField, otherName } from '../../forms/definition.ts';
import { fieldKind } from '../../forms/field-kinds.ts';
import type { ShownForm } from '../../forms/shown-form.ts';
import { OptionControls, OtherControl, SelectControl, TextControl } from './controls.tsx';
import styles from './form.module.css';
import { Problem } from './problem.tsx';

type Props = {
  form: ShownForm;
  field: FormField;
  typed: ReadonlyMap<string, readonly string[]>;
  problems: readonly FormProblem[];
  isVisible: boolean;
  /** Whether an option with another answer is chosen. */
  needsOther: boolean;
};

/**
 * A field with its label, help, condition, error and controls. What changes while the form is filled in is marked with data
 * attributes: see client/enhance-form.ts and client/show-problems.ts.
 */
export const FieldBlock = ({ form, field, typed, problems, isVisible, needsOther }: Props) => {
  const kind = fieldKind(field.type);
  const name = controlName(field.id);
  if (kind === 'hidden') return <input type="hidden" name={name} defaultValue={typed.get(name)?.[0] ?? ''} />;
  // without JavaScript, every field is shown with its condition
  const block = { className: styles.field, 'data-field': field.id, 'data-unmet': isVisible ? undefined : '' };
  if (kind === 'separator')
    // sanitized by the API
    return <div {...block} dangerouslySetInnerHTML={{ __html: field.title }} />;
  const { help, options } = field;
  const condition = conditionWords(field, form.fields);
  const describedBy = [`${name}-problem`, help && `${name}-help`, condition && `${name}-condition`]
    .filter(Boolean)
    .join(' ');
  const isInvalid = problems.some(({ control }) => control === name);
  const shared = { form, field, typed, isInvalid, describedBy };
  const notes = (
    <>
      {condition && (
        <p id={`${name}-condition`} className={styles.condition} data-condition="">
          {condition}
        </p>
      )}
      {help && (
        <p id={`${name}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <Problem control={name} problems={problems} />
    </>
  );
  const other = options.some(({ showOtherAnswer }) => showOtherAnswer) && (
    <OtherBlock {...shared} problems={problems} needsOther={needsOther} />
  );
  // a checkbox that is all of its field has the title as its own label
  const isAlone = options.length === 1 && options[0]?.title === field.title;
  const isGroup = kind === 'radio' || (kind === 'checkbox' && !isAlone);
  return isGroup ? (
    <fieldset {...block} aria-describedby={describedBy}>
      <legend>
        <Title field={field} />
      </legend>
      {notes}
      <OptionControls {...shared} />
      {other}
    </fieldset>
  ) : (
    <div {...block}>
      {kind !== 'checkbox' && (
        <label htmlFor={name}>
          <Title field={field} />
        </label>
      )}
      {notes}
      <Control {...shared} name={name} />
      {other}
    </div>
  );
};

const Title = ({ field: { title, required } }: { field: FormField }): ReactNode => (
  <>
    {title}
    {!required && <span className={styles.optional}> (optional)</span>}
  </>
);

type OtherProps = Parameters<typeof OtherControl>[0] & Pick<Props, 'problems' | 'needsOther'>;

const OtherBlock = ({ problems, needsOther, ...shared }: OtherProps) => {
  const name = otherName(shared.field.id);
  const isInvalid = problems.some(({ control }) => control === name);
  return (
    <div className={styles.other} data-other="" data-unmet={needsOther ? undefined : ''}>
      <p className={styles.condition} data-condition="">
        {otherWords(shared.field)}
      </p>
      <Problem control={name} problems={problems} />
      <OtherControl {...shared} isInvalid={isInvalid} describedBy={`${name}-problem`} />
    </div>
  );
};

const controls = { select: SelectControl, checkbox: OptionControls } as const;

const Control = (props: Parameters<typeof TextControl>[0]) => {
  const kind = fieldKind(props.field.type);
  const Chosen = kind === 'select' || kind === 'checkbox' ? controls[kind] : TextControl;
  return <Chosen {...props} />;
};
