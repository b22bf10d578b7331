import { describe, expect, test } from 'vitest';

import { readGameFile } from '../../read-game-file.ts';
import { dataFile, hasDataFiles } from '../testing/raw-file.ts';

describe.skipIf(!hasDataFiles())('what is special about a file', () => {
  test('soccer: an overtime game, records, goalkeepers in seconds with decisions, corners and offsides', () => {
    const { boxScore: game } = readGameFile(dataFile('msoc-washington-vs-ncstate-2025-12-15.xml'));
    expect([game.away.record, game.away.conferenceRecord]).toEqual(['16-6-2', '7-3-0']);
    expect(game.away.stats['team']).toEqual({ corners: 5, offsides: 0 });
    const [keeper] = game.away.players.filter(({ stats }) => stats['goalkeeping']);
    expect(keeper?.stats['goalkeeping']).toEqual({ sec: 5514, ga: 2, saves: 5, sf: 17, decision: 'W (1-0-0)' });
    expect(game.scoring[4]).toMatchObject({
      period: 3,
      clock: '91:54',
      text: 'Harrison Bertos (Egor Akulov)',
      side: 'away',
    });
    expect(game).toMatchObject({ regulationPeriods: 2, periodMinutes: 45, overtimeMinutes: 10 });
    expect(game.penalties[1]).toMatchObject({ player: 'Team', text: 'Yellow card', side: 'home' });
  });

  test('field hockey: fouls and offsides were not counted, green cards were, who did not play has no figures', () => {
    const { boxScore: game } = readGameFile(dataFile('fh-stjosephs-at-unc-2022-10-23.xml'));
    expect(game.home.stats['shots']).not.toHaveProperty('fouls');
    expect(game.home.stats['team']).toEqual({ corners: expect.any(Number) });
    expect(game.penalties.map(({ text, player }) => [text, player])).toEqual([
      ['Green card', 'Katie Dixon'],
      ['Yellow card', 'Dorrit Eisenbeis'],
      ['Yellow card', 'Steph Weber'],
    ]);
    const absent = game.away.players.find(({ checkName }) => checkName === 'DIRENZO,LEAH');
    expect(absent).toMatchObject({ firstName: 'Leah', lastName: 'Direnzo', played: false, stats: {} });
    expect(game.scoring[0]).toMatchObject({ clock: '02:55', detail: 'Dribbled in and lifted shot over the GK' });
  });

  test('lacrosse: clears, extra-man goals, penalty minutes, face-offs taken, the cut-off name, no official called UNC', () => {
    const { boxScore: game } = readGameFile(dataFile('mlax-iona-at-unc-2026-02-15.xml'));
    expect(game.away.stats).toMatchObject({
      clears: { made: 15, att: 22 },
      powerPlay: { goals: 0, opportunities: 4 },
      penalties: { no: 2, minutes: 1.5 },
      field: { fow: 9, foa: 34 },
    });
    expect(game.home.stats['field']).not.toHaveProperty('dc');
    expect(game.sourceId).toBe('');
    expect(game.officials.map(({ name }) => name)).toEqual(['James Blankner', 'John Radecsky', 'Kyle Wolf']);
    expect(game.venue.location).toBe('Chapel Hill, N.C.');
    expect(game.plays.some(({ text }) => /NORTH CA\b/.test(text))).toBe(false);
    expect(game.home.players.find(({ isTeam }) => isTeam)?.code).toBe('TM');
    expect(game.scoring[3]).toMatchObject({ text: 'Luke Bair (Owen Duffy)', type: 'EMG' });
  });

  test('ice hockey: final despite its status, power plays, plus and minus, notes', () => {
    const { boxScore: game, warnings } = readGameFile(dataFile('mhk-princeton-at-rpi-2012-02-17.xml'));
    expect(warnings).toEqual([expect.stringContaining('imported as final')]);
    expect(game.away.stats).toMatchObject({
      powerPlay: { goals: 1, opportunities: 6 },
      penalties: { no: 4, minutes: 8 },
    });
    expect(game.venue.notes).toContain('Did not play: Sean Bonar (Princeton)');
    expect(game.plays.filter(({ situation }) => situation === 'Princeton power play').length).toBeGreaterThan(10);
  });
});
