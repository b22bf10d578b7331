import { sportIconName } from '../domain/sport-icon.ts';
import { Icon } from './icon.tsx';

/** The icon of a sport, by slug or short name; a sport we do not know gets the one for all sports. */
export const SportIcon = ({ sport }: { sport: string }) => <Icon name={sportIconName(sport)} />;
