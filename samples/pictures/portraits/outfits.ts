export type Colors = { primary: string; secondary: string; accent: string };
export type Outfit =
  | 'jersey'
  | 'pads'
  | 'sweater'
  | 'tank'
  | 'singlet'
  | 'polo'
  | 'buttons'
  | 'warmup'
  | 'blazer'
  | 'quarterZip';
