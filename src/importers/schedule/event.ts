/** When an event is: an instant, or a day without a time. */
export type EventTime = { instant: string } | { date: string; time?: string };

/** One entry of a schedule file, in its own words. */
export type ScheduleEvent = {
  /** For warnings: the line of a table, the UID of a calendar entry. */
  place: string;
  /** Stable id of the entry; empty when the file has none. */
  uid: string;
  start: EventTime;
  /** Last day, when it is not the first. */
  endDate?: string;
  /** Title or slug of the sport, when the entry names one. */
  sport?: string;
  /** "at" for away; "vs" for home and neutral games alike; empty when the entry has neither. */
  joint: '' | 'vs' | 'at';
  /** Said outright, in a column of its own. */
  indicator?: 'H' | 'A' | 'N';
  opponent: string;
  location: string;
  /** "W 5-1", "L 33-36 2OT", "8th, 597 (+21)", "Postponed"; empty while open. */
  result: string;
  tournament?: string;
  promotion?: string;
  conference?: boolean;
  exhibition?: boolean;
  doubleheader?: 1 | 2;
  tv?: string;
  radio?: string;
  ticketsUrl?: string;
  videoUrl?: string;
  audioUrl?: string;
  statsUrl?: string;
  note?: string;
};

export type ScheduleFile = { format: 'ics' | 'csv'; events: ScheduleEvent[]; warnings: string[] };
