/** Heading of a period in a line score: "1" to the last of regulation, then "OT", "2OT". */
export function periodLabel(number: number, regulation: number): string {
  const overtime = number - regulation;
  if (overtime <= 0) return String(number);
  return overtime === 1 ? 'OT' : `${overtime}OT`;
}
