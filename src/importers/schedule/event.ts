import type { GameMedia, GameType } from '../../domain/game.ts';
import type { Unread } from '../unread.ts';

/** Time of an event: an instant, or a day with or without a time. */
export type EventTime = { instant: string } | { date: string; time?: string };

/** One entry of a schedule file, not yet interpreted. */
export type ScheduleEvent = {
  /** Location for warnings: a table row or the UID of a calendar entry. */
  place: string;
  /** Stable id of the entry; empty if the file has none. */
  uid: string;
  start: EventTime;
  /** IANA zone in which the file writes the time of this event. */
  zone?: string;
  /** IANA zone in which the file writes all times. */
  calendarZone?: string;
  /** Last day, if it differs from the first. */
  endDate?: string;
  /** Title or slug of the sport, if given. */
  sport?: string;
  /** The teams or the event as the title has them, without the sport: "Lakeside vs Texas Tech". */
  teams?: string;
  /** The title lists the visitor first, so that the second team is the home team. */
  visitorFirst?: boolean;
  /** Whether the title lists the college as the home team, if it lists two teams. */
  listedHome?: boolean;
  /** "at" for away; "vs" for home and neutral games alike; empty if the entry has neither. */
  preposition: '' | 'vs' | 'at';
  /** From a calendar, in which the titles of games have a preposition. */
  isCalendar?: boolean;
  /** Explicit value from its own column. */
  indicator?: 'H' | 'A' | 'N';
  opponent: string;
  location: string;
  /** "W 5-1", "L 33-36 2OT", "8th, 597 (+21)", "Postponed"; empty if undecided. */
  result: string;
  tournament?: string;
  promotion?: string;
  conference?: boolean;
  exhibition?: boolean;
  /** Type of the game in a column of its own. */
  type?: GameType;
  conferenceTournament?: boolean;
  doubleheader?: 1 | 2;
  /** The entry is for both games of a doubleheader. */
  isDoubleheader?: boolean;
  secondStart?: EventTime;
  /** Ranks at game time: "No. 12". */
  rank?: string;
  ourRank?: string;
  tv?: string;
  radio?: string;
  ticketsUrl?: string;
  videoUrl?: string;
  audioUrl?: string;
  statsUrl?: string;
  links?: GameMedia['links'];
  note?: string;
  detail?: GameFacts;
};

/** Facts of a game that has been played. */
export type GameFacts = { attendance?: number; stadium?: string };

export type ScheduleFile = {
  format: 'ics' | 'csv';
  events: ScheduleEvent[];
  /** Where a calendar ends that is truncated; its whole entries are read. */
  truncation?: string;
  /** What the file contains that was not understood, by line. */
  unread: Unread;
  warnings: string[];
};
