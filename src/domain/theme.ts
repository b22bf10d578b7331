import { type } from 'arktype';

/** A colour as a college's style guide gives it: `#rgb` or `#rrggbb`, any case; stored as lower-case `#rrggbb`. */
export const hexColor = type(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i).pipe(toLongHex);

/** The three colours a college brings. Everything else on screen is derived from them. */
export const themeColors = type({
	primary: hexColor,
	secondary: hexColor,
	accent: hexColor,
});

export type ThemeColors = typeof themeColors.infer;

function toLongHex(hex: string) {
	const digits = hex.slice(1).toLowerCase();
	return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
