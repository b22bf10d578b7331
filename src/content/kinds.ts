import { alert } from './alerts/alert.ts';
import { author } from './authors/author.ts';
import { clipping } from './clippings/clipping.ts';
import { coachTenure } from './coaches/coach-tenure.ts';
import { coachingRecord } from './coaches/coaching-record.ts';
import { coupon } from './coupons/coupon.ts';
import { broadcaster } from './coverage/broadcaster.ts';
import type { ContentKind } from './define-content.ts';
import { document } from './documents/document.ts';
import { facility } from './facilities/facility.ts';
import { form } from './forms/form.ts';
import { gallery } from './galleries/gallery.ts';
import { photo } from './galleries/photo.ts';
import { allAmerican } from './honors/all-american.ts';
import { award } from './honors/award.ts';
import { awardWinner } from './honors/award-winner.ts';
import { hall } from './honors/hall.ts';
import { inductee } from './honors/inductee.ts';
import { letterwinner } from './letterwinners/letterwinner.ts';
import { moment } from './moments/moment.ts';
import { navigationItem } from './navigation/navigation-item.ts';
import { partner } from './partners/partner.ts';
import { episode } from './podcasts/episode.ts';
import { podcast } from './podcasts/podcast.ts';
import { product } from './products/product.ts';
import { promotionCampaign } from './promotions/promotion-campaign.ts';
import { promotionLocation } from './promotions/promotion-location.ts';
import { publication } from './publications/publication.ts';
import { recordMark } from './records/record-mark.ts';
import { redirectRule } from './redirects/redirect-rule.ts';
import { socialPost } from './social/social-post.ts';
import { splash } from './splashes/splash.ts';
import { sportFile } from './sport-files/sport-file.ts';
import { department } from './staff/department.ts';
import { staffMember } from './staff/staff-member.ts';
import { conferenceResult } from './standings/conference-result.ts';
import { standing } from './standings/standing.ts';
import { story } from './stories/story.ts';
import { tag } from './tags/tag.ts';
import { takeover } from './takeovers/takeover.ts';
import { trackingTag } from './tracking-tags/tracking-tag.ts';
import { clip } from './videos/clip.ts';
import { playlist } from './videos/playlist.ts';
import { videoChannel } from './videos/video-channel.ts';

/** The only list of kinds with pages or responses of their own, in the order of the command help; a kind follows the kinds that it refers to. */
export const kinds: readonly ContentKind[] = [
  tag,
  author,
  gallery,
  photo,
  story,
  document,
  sportFile,
  publication,
  videoChannel,
  clip,
  playlist,
  facility,
  department,
  staffMember,
  hall,
  inductee,
  award,
  awardWinner,
  allAmerican,
  moment,
  clipping,
  broadcaster,
  partner,
  product,
  socialPost,
  coachTenure,
  coachingRecord,
  letterwinner,
  recordMark,
  standing,
  conferenceResult,
  podcast,
  episode,
  form,
  alert,
  splash,
  takeover,
  promotionLocation,
  promotionCampaign,
  navigationItem,
  trackingTag,
  redirectRule,
  coupon,
];
