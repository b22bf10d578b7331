/**
 * Situations of batting, each with hits `${key}H` in at-bats `${key}Ab`; for runners advanced and driven in from third, the
 * chances that succeeded. `source` is the attribute of scoring programs.
 */
export const battingSituations = [
  { key: 'vsLeft', source: 'vsleft', abbr: 'vs LHP', title: 'Against left-handed pitchers' },
  { key: 'vsRight', source: 'vsright', abbr: 'vs RHP', title: 'Against right-handed pitchers' },
  { key: 'leadoff', source: 'leadoff', abbr: 'LEADOFF', title: 'Leading off an inning' },
  { key: 'runners', source: 'wrunners', abbr: 'RUNNERS', title: 'With runners on base' },
  { key: 'scoring', source: 'wrbiops', abbr: 'RBI OPP', title: 'With runners in scoring position' },
  { key: 'twoOuts', source: 'w2outs', abbr: '2 OUTS', title: 'With two outs' },
  { key: 'loaded', source: 'wloaded', abbr: 'LOADED', title: 'With the bases loaded' },
  { key: 'pinch', source: 'pinchhit', abbr: 'PH', title: 'As a pinch hitter' },
  { key: 'third', source: 'rbi3rd', abbr: 'RBI-3RD', title: 'Runners driven in from third with fewer than two outs' },
  { key: 'advanced', source: 'advops', abbr: 'ADV', title: 'Runners advanced, in opportunities' },
] as const;
