import {
  controlName,
  type FieldOption,
  type FormField,
  otherName,
  rankedOptions,
  stackedOptions,
} from '../../forms/definition.ts';
import { fieldKind } from '../../forms/field-kinds.ts';
import { otherLabel } from '../../forms/other-answer.ts';
import { formatMoney } from '../../forms/payments/money.ts';
import { hasOptionLine, isSoldOut, type ShownForm } from '../../forms/shown-form.ts';
import styles from './form.module.css';

export type ControlProps = {
  form: ShownForm;
  field: FormField;
  /** Values that the controls start with, by name. */
  typed: ReadonlyMap<string, readonly string[]>;
  isInvalid: boolean;
  describedBy: string;
};

type TextProps = ControlProps & { name: string };

const sharedProps = ({ field, name, isInvalid, describedBy }: TextProps) => ({
  id: name,
  name,
  required: field.required,
  'aria-invalid': isInvalid || undefined,
  'aria-describedby': describedBy,
  autoComplete: field.autocomplete,
});

/** The control of a single-valued field. */
export const TextControl = (props: TextProps) => {
  const { field, name, typed } = props;
  const value = typed.get(name)?.[0] ?? '';
  const shared = sharedProps(props);
  switch (fieldKind(field.type)) {
    case 'textarea':
      return <textarea {...shared} rows={5} defaultValue={value} />;
    case 'date':
      return <input {...shared} type="date" defaultValue={value} />;
    case 'number':
      return <input {...shared} type="text" inputMode="decimal" className={styles.short} defaultValue={value} />;
    default:
      return <input {...shared} type={field.isEmailField ? 'email' : 'text'} defaultValue={value} />;
  }
};

export const SelectControl = (props: TextProps) => {
  const { form, field, name, typed } = props;
  return (
    <select {...sharedProps(props)} defaultValue={typed.get(name)?.[0] ?? ''}>
      <option value="">Select...</option>
      {rankedOptions(field).map((option) => (
        <option key={option.value} value={option.value} disabled={isSoldOut(form, field.id, option)}>
          {optionTitle(form, field, option)}
        </option>
      ))}
    </select>
  );
};

/** Radios or checkboxes; the first that can be chosen has the id that the error links to. */
export const OptionControls = ({ form, field, typed, isInvalid, describedBy }: ControlProps) => {
  const name = controlName(field.id);
  const chosen = typed.get(name) ?? [];
  const type = fieldKind(field.type) === 'radio' ? 'radio' : 'checkbox';
  const options = rankedOptions(field);
  const first = options.find((option) => !isSoldOut(form, field.id, option)) ?? options[0];
  const isStacked = type === 'checkbox' || field.options.length >= stackedOptions;
  return (
    <div className={styles.options} data-stacked={isStacked || undefined}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            id={option === first ? name : undefined}
            type={type}
            name={name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            disabled={isSoldOut(form, field.id, option)}
            aria-invalid={isInvalid || undefined}
            aria-describedby={field.options.length === 1 ? describedBy : undefined}
          />
          <span>{optionTitle(form, field, option)}</span>
        </label>
      ))}
    </div>
  );
};

/** The text field of an option with another answer. */
export const OtherControl = (props: ControlProps) => {
  const { field } = props;
  const name = otherName(field.id);
  return (
    <>
      <label htmlFor={name}>{otherLabel(field)}</label>
      <TextControl {...props} name={name} field={{ ...field, type: 'T', isEmailField: false, required: false }} />
    </>
  );
};

function optionTitle(form: ShownForm, field: FormField, option: FieldOption): string {
  const { title, paymentAmount } = option;
  const price =
    form.payment?.enabled && paymentAmount > 0 ? ` (${formatMoney(paymentAmount, form.payment.currency)})` : '';
  const left = isSoldOut(form, field.id, option)
    ? ', none left'
    : hasOptionLine(form, field.id, option)
      ? ', all reserved: wait in line'
      : '';
  return `${title}${price}${left}`;
}
