/** A small basketball game file: Harbor 2 at Lakeside `score` on `date`. */
export function gameXml({
  id = 'W1',
  date = '1/17/2026',
  score = 3,
}: {
  id?: string;
  date?: string;
  score?: number;
} = {}): Uint8Array {
  return new TextEncoder().encode(`<bbgame source="Test" version="1" generated="${date}">
<venue gameid="${id}" visid="HAR" visname="Harbor" homeid="LAK" homename="Lakeside" date="${date}" location="Lakeside, Mich." start="7:00 PM" neutralgame="N" leaguegame="Y" gender="F"><rules prds="4" minutes="10" minutesot="5"/></venue>
<status complete="Y" period="4" clock="00:00"/>
<team vh="V" id="HAR" name="Harbor"><linescore line="2,0,0,0" score="2"><lineprd prd="1" score="2"/><lineprd prd="2" score="0"/><lineprd prd="3" score="0"/><lineprd prd="4" score="0"/></linescore><totals><stats fgm="1" fga="2" tp="2"/></totals>
<player uni="3" code="3" name="Stone, Ivy" gp="1" gs="1" pos="g"><stats fgm="1" fga="2" tp="2"/></player></team>
<team vh="H" id="LAK" name="Lakeside"><linescore line="${score},0,0,0" score="${score}"><lineprd prd="1" score="${score}"/><lineprd prd="2" score="0"/><lineprd prd="3" score="0"/><lineprd prd="4" score="0"/></linescore><totals><stats fgm="1" fga="1" fgm3="1" fga3="1" tp="${score}"/></totals>
<player uni="12" code="12" name="Swarm, Molly" class="SO" gp="1" gs="1" pos="g"><stats fgm="1" fga="1" fgm3="1" fga3="1" tp="${score}"/></player></team>
</bbgame>`);
}
