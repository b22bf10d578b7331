import { EmailLink } from '../../ui/controls/email-link.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { wordMatcher } from '../../web/match-words.ts';
import { phoneAddress } from '../../web/phone.ts';
import { monogram } from '../../web/text.ts';
import type { StaffEntry } from './staff-entry.ts';
import { type StaffGroup, searchText } from './staff-groups.ts';
import styles from './staff-table.module.css';

type Props = {
  caption: string;
  groups: readonly StaffGroup[];
  /** Rows that do not match are only hidden, so that the page's filter can show them again. */
  search?: string;
  /** Adds a column for departments, if the groups are letters. */
  hasDepartments?: boolean;
};

/** Existing programs read staff directories by these classes, ids, `headers` and labels; names are `td`, not `th`. */
const columns = [
  { id: 'col-fullname', label: 'Name' },
  { id: 'col-staff_title', label: 'Title' },
  { id: 'col-staff_email', label: 'Email' },
  { id: 'col-staff_phone', label: 'Phone' },
];
const departmentColumn = { id: 'col-staff_custom_1', label: 'Department' };

function StaffTable({ caption, groups, search = '', hasDepartments = false }: Props) {
  const shown = hasDepartments ? [...columns, departmentColumn] : columns;
  const matches = wordMatcher(search);
  const hasPictures = groups.some(({ entries }) => entries.some(({ image }) => image));
  return (
    <article className="sidearm-staff">
      <table
        className={`sidearm-table ${styles.table}`}
        data-staff-table={groups.length === 1 ? 'single' : hasDepartments ? 'a-z' : ''}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {shown.map(({ id, label }) => (
              <th key={id} id={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group, index) => (
            <GroupRows
              key={group.id}
              {...{ group, hasDepartments, hasPictures }}
              heading={`category-${index}`}
              span={shown.length}
              isShown={(entry) => matches(searchText(entry, group.title))}
            />
          ))}
        </tbody>
      </table>
    </article>
  );
}

type GroupProps = {
  group: StaffGroup;
  heading: string;
  span: number;
  hasDepartments: boolean;
  hasPictures: boolean;
  isShown: (entry: StaffEntry) => boolean;
};

function GroupRows({ group: { id, title, url, entries }, heading, span, isShown, ...columns }: GroupProps) {
  return (
    <>
      <tr
        className={`sidearm-staff-category ${styles.group}`}
        data-category-id={id}
        hidden={!entries.some(isShown) || undefined}
      >
        <th id={heading} className={`fake-heading ${styles.heading}`} colSpan={span} scope="colgroup">
          {url ? <SiteLink href={url}>{title}</SiteLink> : title}
        </th>
      </tr>
      {entries.map((entry) => (
        <tr
          key={entry.id}
          className={`sidearm-staff-member ${styles.member}`}
          data-member-id={entry.id}
          data-category-id={id}
          hidden={!isShown(entry) || undefined}
        >
          <Cells {...{ entry, heading, ...columns }} category={columns.hasDepartments ? entry.departments[0] : title} />
        </tr>
      ))}
    </>
  );
}

type CellProps = Pick<GroupProps, 'heading' | 'hasDepartments' | 'hasPictures'> & {
  entry: StaffEntry;
  category: string | undefined;
};

function Cells({ entry, heading, category, hasDepartments, hasPictures }: CellProps) {
  const { name, title, email, phone, url, departments } = entry;
  const headersOf = (column: string) => ({ headers: `${column} ${heading}` });
  return (
    <>
      <td {...headersOf('col-fullname')} className={styles.name}>
        {hasPictures && <Portrait entry={entry} />}
        {url ? (
          <SiteLink href={url} aria-label={[name, category, title].filter(Boolean).join(', ')}>
            {name}
          </SiteLink>
        ) : (
          name
        )}
      </td>
      <td {...headersOf('col-staff_title')}>{title}</td>
      <td {...headersOf('col-staff_email')}>{email && <EmailLink address={email} />}</td>
      <td {...headersOf('col-staff_phone')} className={styles.phone}>
        {phone && <SiteLink href={phoneAddress(phone)}>{phone}</SiteLink>}
      </td>
      {hasDepartments && <td {...headersOf('col-staff_custom_1')}>{departments.join(', ')}</td>}
    </>
  );
}

/** The initials are not text of the cell, which programs would read as part of the name. */
const Portrait = ({ entry: { id, name, image } }: { entry: StaffEntry }) => (
  <span className={styles.portrait} {...(!image && { 'data-initials': monogram(name).slice(0, 2) })}>
    {image && (
      <Picture
        url={image.url}
        alt=""
        width={64}
        height={80}
        sizes="48px"
        focus={image.focus}
        itemId={id}
        {...(image.color && { color: image.color })}
      />
    )}
  </span>
);

export const staffTable = defineMarkup('features/staff/staff-table', StaffTable);
