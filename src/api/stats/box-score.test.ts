import { type } from 'arktype';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { rosterPlayer } from '../../db/schema/person.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { readGameFile } from '../../importers/read-game-file.ts';
import { saveGame } from '../../importers/save/save-game.ts';
import { dataFile, hasDataFiles } from '../../importers/statcrew/testing/raw-file.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCollege, createImage } from '../../testing/factories.ts';
import { statsBoxScore } from './schema.ts';
import { soccerActions } from './soccer-action.ts';

/** From the scorer's file to the response that existing programs read. */

let site: Awaited<ReturnType<typeof createTestApi>>;
let college: Tenant;
let soccer: { gameId: number; answer: Answer };
// biome-ignore lint/suspicious/noExplicitAny: read as other programs do, without our types
type Answer = any;

beforeAll(async () => {
  site = await createTestApi();
  college = await createCollege(site.db, { slug: 'harbor', name: 'Harbor', logo: '/media/logos/harbor.svg' });
  soccer = await importGame(college, 'womens-soccer', Buffer.from(soccerFile));
});
afterAll(() => site.close());

async function importGame(tenant: Tenant, sport: string, bytes: Uint8Array) {
  const file = { name: 'game.xml', bytes };
  const { game } = await saveGame(site.database, { tenant, file, parsed: readGameFile(bytes), sport });
  await site.announce(tenant.id);
  return { gameId: game.id, answer: await boxScoreOf(game.id, tenant) };
}

const boxScoreOf = (gameId: number, { slug }: Tenant): Promise<Answer> =>
  site.json(`/api/v2/Stats/boxscore/${gameId}`, `${slug}.localhost`);

const soccerFile = `<sogame source="Soccer LiveStats" generated="9/6/2026">
  <venue gameid="S1" date="9/5/2026" location="Harbor, N.C." stadium="Harbor Field" start="7:00 PM" end="9:05 PM" attend="812">
    <officials><official title="Referee" name="Al Ash"/></officials>
    <rules prds="2" minutes="45" minutesot="10"/><show sog="1" offsides="1" fouls="1"/><notes><note text="First night game."/></notes>
  </venue>
  <status period="3" clock="91:54" complete="Y"/>
  <team vh="V" id="NF" name="Northfield" record="3-1-0, 1-0-0"><linescore line="0,1,0" score="1"/>
    <totals><shots g="1" a="0" sh="4" sog="2"/></totals>
    <player uni="9" code="9" name="Oak, Ola" checkname="OAK,OLA" gp="1"><shots g="1" a="0" sh="4" sog="2"/></player>
  </team>
  <team vh="H" id="HAR" name="Harbor" record="4-0-1, 2-0-0"><linescore line="1,0,1" score="2">
      <lineprd prd="1" score="1" shots="3" saves="1" fouls="2" corners="3" offsides="1"/>
      <lineprd prd="2" score="0" shots="1" saves="0" fouls="0" corners="2" offsides="0"/>
      <lineprd prd="3" score="1" shots="1" saves="0" fouls="0" corners="0" offsides="0"/></linescore>
    <totals><shots g="2" a="2" sh="5" sog="3" ps="0" psatt="0"/><goaltype gw="1" ua="1" fg="1" ot="1" en="0" hat="0" gt="0" so="0"/>
      <penalty yellow="2" red="1" fouls="2"/><misc minutes="1011"/><goalie minutes="91:54" ga="1" saves="1" sf="4"/></totals>
    <player uni="1" code="1" name="Ash, Ann" checkname="ASH,ANN" gp="1" gs="1" pos="gk"><shots g="0" a="0" sh="0" sog="0"/>
      <misc minutes="92"/><goalie minutes="91:54" ga="1" saves="1" sf="4" win="4-0-1"/></player>
    <player uni="7" code="7" name="Elm, Eve" checkname="ELM,EVE" gp="1" gs="1"><shots g="2" a="0" sh="5" sog="3"/>
      <goaltype gw="1" ua="1" fg="1" ot="1" en="0" hat="0" gt="0" so="0"/><misc minutes="92"/></player>
    <player uni="8" code="8" name="Fir, Fay" checkname="FIR,FAY" gp="0"/>
  </team>
  <scores>
    <score vh="H" id="HAR" prd="1" time="10:26" uni="7" name="Eve Elm" seasong="7" desc="header off a corner"/>
    <score vh="V" id="NF" prd="2" time="60:00" uni="9" name="Ola Oak"/>
    <score vh="H" id="HAR" prd="3" time="91:54" uni="7" name="Eve Elm" seasong="8" assist1="Ann Ash" assist2="Fay Fir"/>
  </scores>
  <penalties>
    <pen vh="H" id="HAR" prd="1" time="09:07" type="YELLOW" uni="7" name="Eve Elm"/>
    <pen vh="H" id="HAR" prd="2" time="70:00" type="YELLOW"/>
    <pen vh="H" id="HAR" prd="2" time="80:00" type="RED" uni="8" name="Fay Fir"/>
  </penalties>
  <plays>
    <period number="1">
      <play vh="H" clock="00:00" action="GOALIE" text="Ash, Ann at goalie for Harbor"/>
      <play vh="V" clock="01:26" action="FOUL" text="Foul on Oak, Ola."/>
      <play vh="V" clock="04:19" action="OFFSIDE" text="Offside against Northfield."/>
      <play vh="H" clock="07:40" action="SHOT" text="Shot by HAR  Elm, Eve, out right."/>
      <play vh="H" clock="09:07" action="YC" text="Yellow card on HAR Elm, Eve."/>
      <play vh="H" clock="10:01" action="CORNER" text="Corner kick [10:01]."/>
      <play vh="H" clock="10:26" action="GOAL" text="GOAL by HAR Elm, Eve." hscore="1" vscore="0"/>
      <play vh="H" clock="45:00" action="END-PRD" text="End of period [45:00]."/>
    </period>
    <period number="2">
      <play vh="H" clock="45:00" action="PRD" text="Start of 2nd period [45:00]."/>
      <play vh="H" clock="45:00" action="FOR" text="FOR HAR: , #1 Ash, Ann, #7 Elm, Eve."/>
      <play vh="H" clock="60:00" action="SUB" text="HAR substitution: Fir, Fay for Elm, Eve."/>
      <play vh="V" clock="60:00" action="GOAL" text="GOAL by NF Oak, Ola." hscore="1" vscore="1"/>
      <play vh="H" clock="80:00" action="RC" text="Red card on HAR Fir, Fay."/>
    </period>
    <period number="3">
      <play vh="H" clock="91:54" action="GOAL" text="GOAL by HAR Elm, Eve Assist by Ash, Ann and Fir, Fay." hscore="2" vscore="1"/>
    </period>
  </plays>
</sogame>`;

const actionsOf = ({ plays }: Answer) => plays.map(({ action }: { action: string }) => action);

describe('a soccer box score', () => {
  test('matches its documented schema', () => {
    const checked = statsBoxScore(soccer.answer);
    expect(checked instanceof type.errors ? checked.summary : '').toBe('');
  });

  test('has the scores, the date and the periods, overtime numbered on from regulation', () => {
    expect(soccer.answer).toMatchObject({
      homeScore: '2',
      visitingScore: '1',
      gameDate: '09/05/2026',
      periods: ['1', '2', '3'],
      periodLabel: 'Half',
      homeTeam: {
        scoreSummary: {
          scoreByPeriod: '1,0,1',
          periodSummaries: [
            { period: '1', score: '1', shots: '3', saves: '1', fouls: '2', corners: '3', offsides: '1' },
            { period: '2', score: '0' },
            { period: '3', score: '1' },
          ],
        },
      },
    });
  });

  test('has start and end, officials and notes of the venue', () => {
    expect(soccer.answer.venue).toMatchObject({
      start: '7:00 PM',
      end: '9:05 PM',
      officials: [{ title: 'Referee', name: 'Al Ash' }],
      notes: ['First night game.'],
      rules: { periods: '2', minutes: '45', minutesOfOvertime: '10' },
    });
  });

  test('names scorer and assists of a goal and the scorer’s season total', () => {
    const nobody = { nameOfFirstAssist: '0', nameOfSecondAssist: '0' };
    expect(soccer.answer.scores).toEqual([
      {
        isAHomeTeam: true,
        teamId: 'HAR',
        period: '1',
        time: '10:26',
        nameOfPlayer: 'Eve Elm',
        uniformNumber: '7',
        seasonGoalNumber: '7',
        ...nobody,
        description: 'header off a corner',
      },
      expect.objectContaining({ isAHomeTeam: false, teamId: 'NF', nameOfPlayer: 'Ola Oak', seasonGoalNumber: null }),
      expect.objectContaining({ period: '3', nameOfFirstAssist: 'Ann Ash', nameOfSecondAssist: 'Fay Fir' }),
    ]);
  });

  test('has cards by color with the player, null for a team card', () => {
    expect(soccer.answer.penalties).toMatchObject([
      { type: 'YELLOW', nameOfPlayer: 'Eve Elm', teamId: 'HAR', uniformNumber: '7' },
      { type: 'YELLOW', nameOfPlayer: null, teamId: 'HAR' },
      { type: 'RED', nameOfPlayer: 'Fay Fir', teamId: 'HAR' },
    ]);
  });

  test('has the plays with a known action, verbatim', () => {
    expect(actionsOf(soccer.answer)).toEqual('GOALIE FOUL OFFSIDE SHOT YC CORNER GOAL SUB GOAL GOAL'.split(' '));
    const { plays } = soccer.answer;
    expect(plays[3]).toMatchObject({ text: 'Shot by HAR  Elm, Eve, out right.', team: 'HAR', number: '3' });
    expect(plays[5]).toMatchObject({ text: 'Corner kick [10:01].' });
    const bookPlay = soccer.answer.book.boxScore.plays[3];
    expect(bookPlay.text).toBe('Shot by HAR Eve Elm, out right.');
    expect(bookPlay).not.toHaveProperty('sourceText');
  });

  test('has corners and offsides of teams and players, null where the file has none', () => {
    const { homeTeam, visitingTeam } = soccer.answer;
    expect(homeTeam.totals.miscStats).toEqual({ corners: '5', offsides: '1', minutesPlayed: '1011' });
    expect(visitingTeam.totals.miscStats).toEqual({ corners: null, offsides: null, minutesPlayed: null });
    expect(homeTeam.players[1].miscStats).toEqual({ corners: null, offsides: null, minutesPlayed: '92' });
  });

  test('has the types of goals, shots off target, and the time in goal', () => {
    const { totals, players } = soccer.answer.homeTeam;
    const kinds = {
      gameWinningGoals: '1',
      unassistedGoals: '1',
      firstGoals: '1',
      overtimeGoals: '1',
      emptyNetGoals: '0',
      hatTricks: '0',
      gameTyingGoals: '0',
      shootoutGoals: '0',
    };
    expect(totals.goalTypes).toEqual(kinds);
    expect(players[1].goalTypes).toEqual(kinds);
    expect(totals.shots).toMatchObject({ shotsOnGoal: '3', shotsOffTarget: '2', points: '6' });
    expect(players[0].goalie).toMatchObject({ minutes: '91:54', saves: '1', shotsFaced: '4' });
    expect(players.map(({ isAGoalie }: Answer) => isAGoalie)).toEqual([true, false, false]);
  });

  test('has logos, records, and the players’ pages and pictures', async () => {
    const { homeTeam, visitingTeam } = soccer.answer;
    expect(homeTeam).toMatchObject({ logo: '/media/logos/harbor.svg', record: '4-0-1', conferenceRecord: '2-0-0' });
    expect(visitingTeam).toMatchObject({ logo: null, conferenceRecord: '1-0-0' });
    const [keeper] = homeTeam.players;
    expect(keeper).toMatchObject({
      rosterPlayerId: expect.stringMatching(/^\d+$/),
      playerUrl: `/sports/womens-soccer/roster/ann-ash/${keeper.rosterPlayerId}`,
      playerImageUrl: null,
    });
    expect(visitingTeam.players[0]).toMatchObject({ rosterPlayerId: null, playerUrl: null, playerImageUrl: null });
  });
});

test('a player has the picture of the roster', async () => {
  const { id: imageId, path } = await createImage(site.db, college.id);
  await site.db.update(rosterPlayer).set({ imageId }).where(eq(rosterPlayer.jersey, '1'));
  await site.announce(college.id);
  const { homeTeam } = await boxScoreOf(soccer.gameId, college);
  expect(homeTeam.players[0].playerImageUrl).toBe(`/media/${path}`);
});

describe.skipIf(!hasDataFiles())('a real file', () => {
  const importReal = async (name: string, slug: string, college: string, sport: string) => {
    const tenant = await createCollege(site.db, { slug, name: college, shortName: college });
    return (await importGame(tenant, sport, dataFile(name))).answer;
  };

  test('of soccer has every play with an action verbatim and five goals', async () => {
    const name = 'msoc-washington-vs-ncstate-2025-12-15.xml';
    const box = await importReal(name, 'uw', 'Washington', 'mens-soccer');
    const written = [...new TextDecoder().decode(dataFile(name)).matchAll(/<play [^>]*text="([^"]*)"/g)].map(
      ([, text]) => text,
    );
    expect(box.plays).toHaveLength(86);
    expect(box.plays.every(({ text }: { text: string }) => written.includes(text))).toBe(true);
    expect(new Set(actionsOf(box)).difference(new Set(soccerActions))).toEqual(new Set());
    expect(box.scores.map(({ seasonGoalNumber }: Answer) => seasonGoalNumber)).toEqual(['8', '2', '19', '5', '5']);
    expect(box.visitingTeam.totals.miscStats).toMatchObject({ corners: '5', offsides: '0' });
  });

  test('of baseball has decisions only for their pitchers, and starts for each team’s first pitcher', async () => {
    const box = await importReal('bs-indiana-at-unc-2026-02-14.xml', 'unc', 'North Carolina', 'baseball');
    const pitchers = (['homeTeam', 'visitingTeam'] as const).flatMap((side) =>
      box[side].players.flatMap(({ name, pitching }: Answer) => (pitching ? [{ name, pitching }] : [])),
    );
    const withKey = (key: string) => pitchers.filter(({ pitching }) => key in pitching).map(({ name }) => name);
    expect([withKey('win'), withKey('loss'), withKey('save')]).toEqual([['Chmielewski, Tom'], ['Vogel, Jacob'], []]);
    expect(pitchers.filter(({ pitching }) => pitching.gamesStarted === '1').map(({ name }) => name)).toEqual([
      'Lynch, Ryan',
      'Thomas, Brayton',
    ]);
  });
});
