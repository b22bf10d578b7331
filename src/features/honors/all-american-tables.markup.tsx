import { honorTeamName } from '../../domain/honors/categories.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { JumpLinks } from '../../ui/page/jump-links.tsx';
import { TextTable } from '../../ui/tables/text-table.tsx';
import { enDashed } from '../../web/text.ts';
import { type SelectionGroup, type SelectionGrouping, selectionDetail } from './all-american-facts.ts';
import styles from './honors.module.css';

type Props = { groups: readonly SelectionGroup[]; grouping: SelectionGrouping };

/** A table of selections for each sport, season or letter. */
const AllAmericanTables = ({ groups, grouping }: Props) => (
  <>
    <JumpLinks label={jumpLabels[grouping]} links={groups} />
    {groups.map(({ id, label, items }) => (
      <div key={id} className={`${styles.group} ${styles.aligned}`}>
        <TextTable
          id={id}
          caption={label}
          columns={[
            'Athlete',
            grouping !== 'year' && 'Season',
            grouping !== 'sport' && 'Sport',
            'Selected by',
            'Team',
            'Event or position',
          ]}
          fits
        >
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">{item.url ? <SiteLink href={item.url}>{item.title}</SiteLink> : item.title}</th>
              {grouping !== 'year' && <td className={styles.figure}>{enDashed(item.season)}</td>}
              {grouping !== 'sport' && <td>{item.sport?.title}</td>}
              <td>{item.organization}</td>
              <td>{item.team && honorTeamName(item.team)}</td>
              <td>{selectionDetail(item)}</td>
            </tr>
          ))}
        </TextTable>
      </div>
    ))}
  </>
);

const jumpLabels: Record<SelectionGrouping, string> = { sport: 'Sports', year: 'Seasons', 'a-z': 'Letters' };

export const allAmericanTables = defineMarkup('features/honors/all-american-tables', AllAmericanTables);
