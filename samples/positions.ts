/** How a position is written, and how much of a roster plays it. */
export type Position = {
  short: string;
  long: string;
  share: number;
  inches: [number, number];
  pounds?: [number, number];
};

const position = (
  short: string,
  long: string,
  share: number,
  inches: [number, number],
  pounds?: [number, number],
): Position => (pounds ? { short, long, share, inches, pounds } : { short, long, share, inches });

export const footballers = [
  position('QB', 'Quarterback', 5, [72, 77], [190, 230]),
  position('RB', 'Running back', 7, [68, 73], [185, 225]),
  position('WR', 'Wide receiver', 12, [70, 77], [170, 215]),
  position('TE', 'Tight end', 6, [75, 78], [235, 265]),
  position('OL', 'Offensive line', 16, [75, 80], [285, 335]),
  position('DL', 'Defensive line', 13, [73, 78], [255, 315]),
  position('LB', 'Linebacker', 11, [72, 76], [215, 245]),
  position('DB', 'Defensive back', 13, [69, 74], [175, 210]),
  position('K', 'Kicker', 2, [69, 74], [170, 200]),
  position('P', 'Punter', 1, [71, 76], [185, 215]),
  position('LS', 'Long snapper', 1, [71, 75], [215, 240]),
];
export const hoopers = (low: number, pounds: [number, number] | undefined) => [
  position('G', 'Guard', 8, [low, low + 6], pounds),
  position('F', 'Forward', 5, [low + 5, low + 9], pounds && [pounds[0] + 20, pounds[1] + 20]),
  position('C', 'Center', 2, [low + 8, low + 12], pounds && [pounds[0] + 35, pounds[1] + 35]),
];
export const fielders = (low: number, pounds?: [number, number]) => [
  position('P', 'Pitcher', 14, [low + 1, low + 7], pounds),
  position('C', 'Catcher', 3, [low, low + 4], pounds),
  position('IF', 'Infielder', 9, [low - 1, low + 4], pounds),
  position('OF', 'Outfielder', 7, [low, low + 5], pounds),
  position('UTL', 'Utility', 2, [low, low + 4], pounds),
];
export const kickers = (low: number, pounds?: [number, number]) => [
  position('GK', 'Goalkeeper', 3, [low + 2, low + 6], pounds),
  position('D', 'Defender', 9, [low, low + 5], pounds),
  position('M', 'Midfielder', 10, [low - 2, low + 3], pounds),
  position('F', 'Forward', 6, [low - 1, low + 4], pounds),
];
export const spikers = [
  position('OH', 'Outside hitter', 5, [70, 74]),
  position('MB', 'Middle blocker', 4, [73, 77]),
  position('RS', 'Right side', 2, [71, 75]),
  position('S', 'Setter', 2, [68, 72]),
  position('L', 'Libero', 1, [63, 68]),
  position('DS', 'Defensive specialist', 3, [63, 68]),
];
export const skaters = [
  position('F', 'Forward', 14, [69, 75], [170, 205]),
  position('D', 'Defenseman', 9, [71, 77], [180, 215]),
  position('G', 'Goaltender', 3, [71, 76], [175, 205]),
];
export const laxers = (low: number, pounds?: [number, number]) => [
  position('A', 'Attack', 9, [low, low + 4], pounds),
  position('M', 'Midfield', 14, [low, low + 5], pounds),
  position('D', 'Defense', 8, [low + 1, low + 6], pounds),
  position('G', 'Goalkeeper', 3, [low, low + 4], pounds),
];
export const athletes = (...events: string[]) => events.map((event) => position(event, event, 1, [64, 75]));
