import { getRequestContext } from '../../routing/request-context.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './tickets.module.css';

/** How to reach the ticket office; nothing if the college has not entered any contact. */
export const TicketOffice = () => {
  const { settings } = getRequestContext().tenant;
  const { ticketsUrl, schoolPhoneNumber: phone, schoolAddress, supportEmail } = settings;
  if (!ticketsUrl && !phone && !supportEmail) return null;
  return (
    <section className={styles.office} aria-label="Ticket office">
      <DefinitionList
        items={[
          { term: 'Online', value: ticketsUrl && <SiteLink href={ticketsUrl}>Ticket office</SiteLink> },
          { term: 'Phone', value: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> },
          { term: 'E-mail', value: supportEmail && <EmailLink address={supportEmail} /> },
          { term: 'Address', value: schoolAddress },
        ]}
      />
    </section>
  );
};
