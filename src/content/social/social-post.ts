import { defineContent } from '../define-content.ts';
import { instant } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, text, web } from '../fields/plain.ts';
import { sports } from '../fields/references.ts';

/** A post from one of the college's accounts, shown as a card with the college's own copy of the picture. */
export const socialPost = defineContent({
  name: 'socialPost',
  group: 'social-post',
  about: 'Posts on Instagram, Facebook and X',
  path: '/SocialPosts',
  fields: {
    text: text('Text', { max: 2200, hint: 'the text of the post' }),
    channel: choice('Channel', ['instagram', 'facebook', 'x']),
    account: text('Account', { max: 100, hint: 'the name of the account, such as lakeshoreherons' }),
    link: web('Link', { hint: 'the URL of the post' }),
    publishedAt: instant('Published', { hint: 'when it was posted, and when it appears (default: now)' }).filled(),
    alt: alt({ of: ['image'] }),
    image: picture('Picture', { folder: 'social' }).optional(),
    access: choice('Access', ['public', 'protected', 'hidden'], {
      hint: 'who may see it: everyone, everyone with the link, or staff (default: public)',
    }).default('public'),
    visibleUntil: instant('Visible until', { hint: 'when it disappears (default: never)' }).optional(),
    sports: sports(),
  },
  visibility: { access: 'access', from: 'publishedAt', until: 'visibleUntil' },
  order: '-publishedAt',
  unique: [['link']],
  filters: ['sportId', 'channel'],
  columns: ['text', 'channel', 'account', 'publishedAt', 'sports'],
  fill: (_, { now }) => ({ publishedAt: now.toString() }),
});
