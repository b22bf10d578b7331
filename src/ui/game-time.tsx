type Props = {
  game: {
    venueDate: string;
    /** "6 p.m.", or "6 p.m. CDT" where the venue's zone is not the college's. */
    venueTime: string | null;
    dateUtc: string | null;
    allDay: boolean;
  };
  /** The printed day, if no heading has it. */
  day?: string;
};

/** The start of a game at its venue: "Sat, Nov 28, 6 p.m. CST". */
export const GameTime = ({ game: { venueDate, venueTime, dateUtc, allDay }, day }: Props) => (
  <time dateTime={dateUtc ?? venueDate.slice(0, 10)}>{[day, !allDay && venueTime].filter(Boolean).join(', ')}</time>
);
