import { sportIconName } from '../../domain/sport-icon.ts';
import { Icon } from './icon.tsx';

/** The icon of a sport by slug or short name, with a generic one for unknown sports. */
export const SportIcon = ({ sport }: { sport: string }) => <Icon name={sportIconName(sport)} />;
