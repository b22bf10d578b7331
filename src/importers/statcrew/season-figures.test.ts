import { describe, expect, test } from 'vitest';

import { readGameFile } from '../read-game-file.ts';
import { dataFile, hasDataFiles } from './testing/raw-file.ts';

describe.skipIf(!hasDataFiles())('figures that only season statistics print', () => {
  test('field goals by distance come from the list of attempts', () => {
    const { boxScore: game } = readGameFile(dataFile('fb-duke-at-unc-2025-11-22.xml'));
    expect(game.away.stats['kicking']).toMatchObject({ fgTo29Att: 0, fgTo39Made: 1, fgTo39Att: 1 });
    expect(game.home.stats['kicking']).toMatchObject({ fgTo49Made: 1, fgTo49Att: 1 });
    const kicker = game.away.players.find(({ lastName }) => lastName === 'Pelino');
    expect(kicker?.stats['kicking']).toMatchObject({ fgTo39Made: 1, fgTo39Att: 1, fgFrom50Att: 0 });
  });

  test('situational batting has hits and at-bats of the team and each batter', () => {
    const { boxScore: game } = readGameFile(dataFile('bs-indiana-at-unc-2026-02-14.xml'));
    const figures = { runnersH: 2, runnersAb: 17, vsLeftH: 1, vsLeftAb: 5, leadoffH: 1, leadoffAb: 9, loadedAb: 1 };
    expect(game.away.stats['situational']).toMatchObject(figures);
    const atBats = game.away.players.map(({ stats }) => Number(stats['situational']?.['runnersAb'] ?? 0));
    expect(atBats.reduce((sum, each) => sum + each, 0)).toBe(17);
  });

  test('penalties of hockey are minors, majors and others', () => {
    const { boxScore: game } = readGameFile(dataFile('mhk-princeton-at-rpi-2012-02-17.xml'));
    const line = game.home.players.find(({ lastName }) => lastName === 'Cullen')?.stats['skating'];
    expect(line).toMatchObject({ pn: 2, pim: 4, minor: 2, major: 0, misconduct: 0, match: 0 });
  });
});
