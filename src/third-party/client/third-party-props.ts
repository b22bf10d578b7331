import type { TrackingTag } from '../../api/tracking-tags/schema.ts';
import type { VendorSettings } from './start.ts';

export type ThirdPartyProps = { vendors: VendorSettings; tags: TrackingTag[] };
