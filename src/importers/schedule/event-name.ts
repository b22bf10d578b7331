/** Titles of events, not schools. */
const eventName =
  /\b(?:invit(?:e|ational)?|classic|tournament|championships?|meet|open|relays|regionals?|battle of|cup|showcase|challenge|festival|nationals?)\b/i;

/** Whether a text names an event, such as "MIT Invitational". */
export const isEventName = (text: string): boolean => eventName.test(text);
