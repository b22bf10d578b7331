/** A position and its weight when an opponent's roster is generated. */
export type Position = { short: string; long: string; share: number };

const position = (short: string, long: string, share: number): Position => ({ short, long, share });

export const footballPositions = [
  position('QB', 'Quarterback', 5),
  position('RB', 'Running back', 7),
  position('WR', 'Wide receiver', 12),
  position('TE', 'Tight end', 6),
  position('OL', 'Offensive line', 16),
  position('DL', 'Defensive line', 13),
  position('LB', 'Linebacker', 11),
  position('DB', 'Defensive back', 13),
  position('K', 'Kicker', 2),
  position('P', 'Punter', 1),
  position('LS', 'Long snapper', 1),
];
export const basketballPositions = [position('G', 'Guard', 8), position('F', 'Forward', 5), position('C', 'Center', 2)];
export const baseballPositions = [
  position('P', 'Pitcher', 14),
  position('C', 'Catcher', 3),
  position('IF', 'Infielder', 9),
  position('OF', 'Outfielder', 7),
  position('UTL', 'Utility', 2),
];
export const soccerPositions = [
  position('GK', 'Goalkeeper', 3),
  position('D', 'Defender', 9),
  position('M', 'Midfielder', 10),
  position('F', 'Forward', 6),
];
export const volleyballPositions = [
  position('OH', 'Outside hitter', 5),
  position('MB', 'Middle blocker', 4),
  position('RS', 'Right side', 2),
  position('S', 'Setter', 2),
  position('L', 'Libero', 1),
  position('DS', 'Defensive specialist', 3),
];
export const iceHockeyPositions = [
  position('F', 'Forward', 14),
  position('D', 'Defenseman', 9),
  position('G', 'Goaltender', 3),
];
export const lacrossePositions = [
  position('A', 'Attack', 9),
  position('M', 'Midfield', 14),
  position('D', 'Defense', 8),
  position('G', 'Goalkeeper', 3),
];
export const eventsAsPositions = (...events: string[]) => events.map((event) => position(event, event, 1));
