import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { SportAccount } from '../../ui/sports/sport-accounts.ts';
import { TextTable } from '../../ui/tables/text-table.tsx';
import styles from './social.module.css';

/** A row for each sport, and a column for each channel that any of them has. */
function AccountTable({ teams }: { teams: readonly { sport: Sport; accounts: readonly SportAccount[] }[] }) {
  const channels = [...new Set(teams.flatMap(({ accounts }) => accounts.map(({ name }) => name)))];
  return (
    <TextTable id="teams" columns={['Team', ...channels]} fits>
      {teams.map(({ sport, accounts }) => (
        <tr key={sport.id}>
          <th scope="row">
            <SiteLink href={href('sport', { slug: sportSlug(sport) })}>{sport.title}</SiteLink>
          </th>
          {channels.map((name) => (
            <td key={name}>
              <Account title={sport.title} account={accounts.find((each) => each.name === name)} />
            </td>
          ))}
        </tr>
      ))}
    </TextTable>
  );
}

const Account = ({ title, account }: { title: string; account: SportAccount | undefined }) =>
  account && (
    <SiteLink className={styles.team} href={account.url}>
      <Icon name={account.channel} />
      <VisuallyHidden>
        {title} on {account.name}:{' '}
      </VisuallyHidden>
      <span className={styles.handle}>{new URL(account.url).pathname.split('/').findLast(Boolean)}</span>
    </SiteLink>
  );

export const accountTable = defineMarkup('features/social/account-table', AccountTable);
