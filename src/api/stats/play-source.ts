/** What the scorer's file says of a play: its code ("SHOT"), empty where it has none, and the sentence unchanged. */
export type PlaySource = { action: string; text: string };

type Stored = { text: string; action?: string | null | undefined; sourceText?: string | null | undefined };

export const toPlaySource = ({ text, action, sourceText }: Stored): PlaySource => ({
  action: action ?? '',
  text: sourceText ?? text,
});
