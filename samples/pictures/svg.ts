/** SVG markup; an empty string draws nothing. */
export type Child = string;

type Attributes = Record<string, string | number>;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign) : text;

/** An element with escaped text. */
export function el(name: string, attributes: Attributes, text?: string): Child {
  return group(name, attributes, text === undefined ? [] : [escapeText(text)]);
}

/** An element with children. */
export function group(name: string, attributes: Attributes, children: readonly Child[]): Child {
  let head = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key] ?? '';
    head += ` ${key}="${typeof value === 'number' ? round(value) : escapeText(value)}"`;
  }
  const inside = children.join('');
  return inside ? `${head}>${inside}</${name}>` : `${head}/>`;
}

export function svg(width: number, height: number, children: readonly Child[]): string {
  return group(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    children,
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
