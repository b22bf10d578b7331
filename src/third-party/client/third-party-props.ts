import type { TrackingTag } from '../../api/tracking-tags/schema.ts';
import type { Suppliers } from './start.ts';

export type ThirdPartyProps = { suppliers: Suppliers; tags: TrackingTag[] };
