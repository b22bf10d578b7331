-- what programs read of a box score beyond what pages print: the file's own words of a play, the persons of a goal, cards
alter table box_play
  add column action text,
  add column source_text text;

alter table box_scoring
  add column goal jsonb;

alter table box_penalty
  add column card text check (card in ('green', 'yellow', 'red')),
  add column jersey text;
