import { type Context, Hono } from 'hono';

import type { ItemOf } from '../content/define-content.ts';
import { department } from '../content/staff/department.ts';
import { staffMember } from '../content/staff/staff-member.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { canonicalAddress } from '../routing/canonical-address.ts';
import { matchRoute } from '../routing/routes.ts';
import { parseRowId } from '../web/row-id.ts';
import { collegeOf } from './college.ts';
import { publicResponse } from './public-response.ts';
import { type Contact, vcard } from './vcard.ts';

type StaffMember = ItemOf<(typeof staffMember)['fields']>;

const fiveMinutes = 300;

/** Below the address of a page, which no page has. */
const file = '/contact.vcf';

/** Contacts below the addresses of their pages: of one person, or of everyone in a department. */
export const staffVcards = () =>
  new Hono<AppEnv>().get(`/staff-directory/:slug/:id${file}`, ...publicResponse(fiveMinutes), async (c) => {
    const { route, params } = matchRoute(c.req.path.slice(0, -file.length)) ?? {};
    const id = parseRowId(params?.['id'] ?? '');
    if (id === undefined) return c.notFound();
    return route?.name === 'staffDepartment' ? sendDepartment(c, id) : sendMember(c, id);
  });

async function sendDepartment(c: Context<AppEnv>, id: number): Promise<Response> {
  const { api } = collegeOf(c);
  const found = await api.content.get(department, id);
  if (!found?.url) return c.notFound();
  const members = await api.content.all(staffMember, { departmentId: id });
  return sendContacts(c, members, found.url + file);
}

async function sendMember(c: Context<AppEnv>, id: number): Promise<Response> {
  const member = await collegeOf(c).api.content.get(staffMember, id);
  if (!member) return c.notFound();
  // the page of a coach is that of the team
  const isHere = matchRoute(member.url ?? '')?.route.name === 'staffBio';
  return sendContacts(c, [member], isHere ? member.url + file : c.req.path);
}

function sendContacts(c: Context<AppEnv>, members: readonly StaffMember[], path: string): Response {
  const college = collegeOf(c).tenant;
  if (path !== c.req.path) return c.redirect(path, 301);
  const cards = members.map((member) => vcard(contactOf(member, college)));
  const [, , name = 'staff'] = path.split('/');
  return c.body(cards.join(''), 200, {
    'Content-Type': 'text/vcard; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}.vcf"`,
    'X-Robots-Tag': 'noindex',
  });
}

function contactOf(member: StaffMember, college: { slug: string; name: string }): Contact {
  const picture = member.image ?? member.person?.image;
  return {
    uid: `${college.slug}-staff-${member.id}`,
    firstName: member.firstName,
    lastName: member.lastName,
    organization: [college.name, ...member.departments.slice(0, 1).map(({ title }) => title)],
    title: member.title,
    email: member.emailUser && member.emailDomain && `${member.emailUser}@${member.emailDomain}`,
    phone: member.phone,
    url: canonicalAddress(member.url ?? ''),
    photo: picture ? canonicalAddress(picture.url) : null,
    modified: member.dateModifiedUtc.replace(/\.\d+/, ''),
  };
}
