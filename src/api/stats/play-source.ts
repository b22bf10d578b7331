/** A play in the scorer's file: its code ("SHOT"), empty if there is none, and its unchanged text. */
export type PlaySource = { action: string; text: string };

type Stored = { text: string; action?: string | null | undefined; sourceText?: string | null | undefined };

export const toPlaySource = ({ text, action, sourceText }: Stored): PlaySource => ({
  action: action ?? '',
  text: sourceText ?? text,
});
