import { opponent } from '../../content/opponents/opponent.ts';
import { venue } from '../../content/venues/venue.ts';
import { setTable } from '../content/tables.ts';
import { opponent as opponents, venue as venues } from '../schema/opponent.ts';
import { opponentAliases } from './opponent-aliases.ts';
import { setParts } from './parts.ts';

setTable(opponent, opponents);
setParts(opponent, [opponentAliases]);
setTable(venue, venues);
