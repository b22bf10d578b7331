import { memo, type ReactNode } from 'react';

import type { FormProblem } from '../../../domain/forms/check-answers.ts';
import { conditionWords, otherWords } from '../../../domain/forms/condition-words.ts';
import { controlName, type FormField, otherName } from '../../../domain/forms/definition.ts';
import { fieldKind } from '../../../domain/forms/field-kinds.ts';
import type { ShownForm } from '../../../domain/forms/shown-form.ts';
import styles from '../form.module.css';
import { OptionControls, OtherControl, SelectControl, TextControl } from './controls.tsx';

type Props = {
  form: ShownForm;
  field: FormField;
  typed: Readonly<Record<string, readonly string[]>>;
  /** An option with another answer is chosen. */
  needsOther: boolean;
  problems: readonly FormProblem[];
  isVisible: boolean;
  /** The script decides what is shown; without it the condition is printed. */
  isScripted: boolean;
};

/** A field with its label, help, condition, error and controls. */
export const FieldBlock = memo(({ form, field, typed, needsOther, problems, isVisible, isScripted }: Props) => {
  const kind = fieldKind(field.type);
  const name = controlName(field.id);
  const { help, options } = field;
  const takesOther = options.some(({ showOtherAnswer }) => showOtherAnswer);
  const own = problems.find(({ control }) => control === name);
  const other = problems.find(({ control }) => control === otherName(field.id));
  const condition = isScripted ? undefined : conditionWords(field, form.fields);
  const describedBy = [own && `${name}-problem`, help && `${name}-help`, condition && `${name}-condition`]
    .filter(Boolean)
    .join(' ');
  const shared = { form, field, typed, isInvalid: own !== undefined, describedBy: describedBy || undefined };
  if (kind === 'hidden') return <input type="hidden" name={name} defaultValue={typed[name]?.[0] ?? ''} />;
  const block = {
    className: styles.field,
    'data-field': field.id,
    // without JavaScript every field is shown with its condition
    'data-unmet': isVisible ? undefined : '',
    hidden: isScripted && !isVisible,
  };
  if (kind === 'separator')
    // sanitized by the API
    return <div {...block} dangerouslySetInnerHTML={{ __html: field.title }} />;
  const notes = (
    <>
      {condition && (
        <p id={`${name}-condition`} className={styles.condition}>
          {condition}
        </p>
      )}
      {help && (
        <p id={`${name}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {own && (
        <p id={`${name}-problem`} className={styles.problem}>
          {own.message}
        </p>
      )}
    </>
  );
  const otherBlock = takesOther && (
    <div className={styles.other} hidden={isScripted && !needsOther} data-unmet={needsOther ? undefined : ''}>
      {!isScripted && <p className={styles.condition}>{otherWords(field)}</p>}
      {other && (
        <p id={`${other.control}-problem`} className={styles.problem}>
          {other.message}
        </p>
      )}
      <OtherControl {...shared} isInvalid={other !== undefined} describedBy={other && `${other.control}-problem`} />
    </div>
  );
  // a checkbox that is all of its field has the title as its own label
  const isAlone = options.length === 1 && options[0]?.title === field.title;
  const isGroup = kind === 'radio' || (kind === 'checkbox' && !isAlone);
  return isGroup ? (
    <fieldset {...block} aria-describedby={shared.describedBy}>
      <legend>
        <Title field={field} />
      </legend>
      {notes}
      <OptionControls {...shared} />
      {otherBlock}
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
      {otherBlock}
    </div>
  );
});

const Title = ({ field: { title, required } }: { field: FormField }): ReactNode => (
  <>
    {title}
    {!required && <span className={styles.optional}> (optional)</span>}
  </>
);

const controls = { select: SelectControl, checkbox: OptionControls } as const;

const Control = (props: Parameters<typeof TextControl>[0]) => {
  const kind = fieldKind(props.field.type);
  const Chosen = kind === 'select' || kind === 'checkbox' ? controls[kind] : TextControl;
  return <Chosen {...props} />;
};
