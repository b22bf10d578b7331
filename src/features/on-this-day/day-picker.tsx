import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import filter from '../../ui/controls/filter-form.module.css';

const months = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, index)),
);

/** A form to choose another day. */
export const DayPicker = ({ date }: { date: string }) => {
  const [month, day] = date.split('-').map(Number);
  return (
    <form className={filter.filter} action={href('onThisDay')}>
      <label>
        <span>Month</span>
        <select name="month" defaultValue={month}>
          {months.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Day</span>
        <select name="day" defaultValue={day}>
          {Array.from({ length: 31 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: days do not move
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look={{ theme: 'light-theme' }}>
        Show
      </Button>
    </form>
  );
};
