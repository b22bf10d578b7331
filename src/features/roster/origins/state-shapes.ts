import { feature, mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import states from 'us-atlas/states-albers-10m.json' with { type: 'json' };

/** Tolerance in units of the data's projection, which is 975 by 610. */
export const mapSize = { width: 975, height: 610 };

/** Triangles of a smaller area are dropped from outlines, and islands of a smaller area from the map. */
const minTriangle = 8;
const minIsland = 40;

type Position = readonly number[];
type StateShapes = { outlines: string; byName: ReadonlyMap<string, string> };

let shapes: StateShapes | undefined;

/** Outlines of the states as SVG paths; neighbors share the same simplified border. */
export function stateShapes(): StateShapes {
  shapes ??= drawShapes();
  return shapes;
}

function drawShapes(): StateShapes {
  const weighed = presimplify(states as unknown as Topology<{ states: GeometryCollection<{ name: string }> }>);
  const simplified = simplify(weighed, minTriangle);
  const topology = filter(simplified, filterWeight(simplified, minIsland));
  // the types of the filter lose the type of the collection
  const collection = topology.objects.states as GeometryCollection<{ name: string }>;
  const { features } = feature(topology, collection);
  return {
    outlines: toPath(mesh(topology, collection).coordinates),
    byName: new Map(
      features.map(({ properties, geometry }) => [
        properties.name,
        geometry.type === 'Polygon'
          ? toPath(geometry.coordinates)
          : geometry.type === 'MultiPolygon'
            ? toPath(geometry.coordinates.flat())
            : '',
      ]),
    ),
  };
}

const toPath = (lines: readonly (readonly Position[])[]): string => lines.map(toLine).join('');

/** Relative steps in whole units: "M10 20l5-3 0 7". */
function toLine(line: readonly Position[]): string {
  let [x, y] = roundOf(line[0] ?? []);
  const start = `M${x} ${y}`;
  const steps = line.slice(1).flatMap((position) => {
    const [toX, toY] = roundOf(position);
    const step = `${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
    return step === '0 0' ? [] : [step];
  });
  return steps.length === 0 ? '' : `${start}l${steps.join(' ').replaceAll(' -', '-')}`;
}

const roundOf = ([x = 0, y = 0]: Position): [number, number] => [Math.round(x), Math.round(y)];
