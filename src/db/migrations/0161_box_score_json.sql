-- Figures of box scores as the text in which they are written: they are only read as a whole, and turning jsonb into text
-- takes a third of the time in which the statistics of a season are derived.
alter table box_player
  alter column stats type json using stats::json,
  alter column period_stats type json using period_stats::json,
  add column shares_figures boolean not null
    generated always as (stats -> 'pitching' is not null or stats -> 'goalkeeping' is not null) stored;
alter table box_team
  alter column stats type json using stats::json,
  alter column period_stats type json using period_stats::json;
