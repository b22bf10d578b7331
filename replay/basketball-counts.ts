/** The counts that a basketball play adds to a player's figures, by StatCrew name. */
export function basketballCounts(action: string, type: string): readonly (readonly [figure: string, by: number])[] {
  switch (action.toUpperCase()) {
    case 'GOOD':
    case 'MISS':
      return shot(type.toUpperCase(), action.toUpperCase() === 'GOOD');
    case 'REBOUND':
      return rebound(type.toUpperCase());
    case 'FOUL':
      return /^TECH/i.test(type) ? [['tf', 1]] : [['pf', 1]];
    default: {
      const figure = single[action.toUpperCase()];
      return figure ? [[figure, 1]] : [];
    }
  }
}

const single: Readonly<Record<string, string>> = { ASSIST: 'ast', BLOCK: 'blk', STEAL: 'stl', TURNOVER: 'to' };

function shot(type: string, made: boolean): (readonly [string, number])[] {
  if (type === 'FT')
    return [
      ['fta', 1],
      ...(made
        ? ([
            ['ftm', 1],
            ['tp', 1],
          ] as const)
        : []),
    ];
  const three = type.startsWith('3');
  const tried: (readonly [string, number])[] = three
    ? [
        ['fga', 1],
        ['fga3', 1],
      ]
    : [['fga', 1]];
  if (!made) return tried;
  return [...tried, ['fgm', 1], ...(three ? ([['fgm3', 1]] as const) : []), ['tp', three ? 3 : 2]];
}

function rebound(type: string): (readonly [string, number])[] {
  if (type !== 'OFF' && type !== 'DEF') return [];
  return [
    [type === 'OFF' ? 'oreb' : 'dreb', 1],
    ['treb', 1],
  ];
}
