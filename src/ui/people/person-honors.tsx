import { getRequestContext } from '../../routing/request-context.ts';
import { SectionHeading } from '../page/section-heading.tsx';
import { FactList } from './fact-list.tsx';

type Props = { personId: number; title?: string; className?: string | undefined };

/** A section with a person's halls of fame, awards and All-America selections; nothing if there are none. */
export async function PersonHonors({ personId, title = 'Honors', className }: Props) {
  const honors = await getRequestContext().api.honors.ofPerson(personId);
  if (honors.length === 0) return null;
  return (
    <section className={className} aria-labelledby="honors">
      <SectionHeading id="honors">{title}</SectionHeading>
      <FactList facts={honors.map(({ when, ...honor }) => ({ lead: when, ...honor }))} />
    </section>
  );
}
