import { Button } from './button.tsx';
import styles from './filter-form.module.css';
import { PhoneDisclosure } from './phone-disclosure.tsx';
import { SiteLink } from './site-link.tsx';

type Choice = { value: string; label: string };
type Select = { name: string; label: string; any: string; value: string | undefined; choices: readonly Choice[] };

type Props = {
  /** URL of the page without its query, to which the form is submitted. */
  action: string;
  selects: readonly Select[];
  /** Sent along unchanged. */
  hidden?: { name: string; value: string } | undefined;
};

/** A form that filters a list through the query of its page. Omits selects with a single choice. */
export function FilterForm({ action, selects, hidden }: Props) {
  const shown = selects.filter(({ choices }) => choices.length > 1);
  if (shown.length === 0) return null;
  const isFiltered = selects.some(({ value }) => value !== undefined);
  const choice = selects
    .flatMap(({ value, choices }) => choices.find((each) => each.value === value)?.label ?? [])
    .join(', ');
  return (
    <PhoneDisclosure label="Filter" choice={choice}>
      <form className={styles.filter} action={action}>
        {hidden && <input type="hidden" {...hidden} />}
        {shown.map(({ name, label, any, value = '', choices }) => (
          <label key={name}>
            <span>{label}</span>
            <select name={name} defaultValue={value}>
              <option value="">{any}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" look={{ theme: 'light-theme' }}>
          Filter
        </Button>
        {isFiltered && (
          <SiteLink className={styles.reset} href={hidden ? `${action}?${hidden.name}=${hidden.value}` : action}>
            Show all
          </SiteLink>
        )}
      </form>
    </PhoneDisclosure>
  );
}
