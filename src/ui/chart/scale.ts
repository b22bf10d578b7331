const steps = [1, 2, 4, 5, 6, 8, 10];

/** The smallest round number that is not less than a positive value: 37 → 40, 0.345 → 0.4. */
export function roundUp(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const step = steps.find((each) => each * magnitude >= value - 1e-9) ?? 10;
  return Number((step * magnitude).toPrecision(3));
}

/** The ends and the middle of an axis from zero; counts have a whole middle. */
export function scaleOf(values: readonly number[], isRate: boolean): { low: number; high: number; middle: number } {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const low = least < 0 ? -roundUp(-least) : 0;
  const top = most > 0 ? roundUp(most) : low < 0 ? 0 : 1;
  const high = isRate || (top - low) % 2 === 0 ? top : top + 1;
  return { low, high, middle: Number(((low + high) / 2).toPrecision(3)) };
}
