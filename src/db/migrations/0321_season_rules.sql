-- the rules of a season followed its first file; these sports changed from halves to quarters
update "season" set "rules" = "season"."rules" || case when left("season"."title", 4) < change.year then change.earlier else change.later end
from "sport", (values
	('womens-basketball', '2015', '{"periods": 2, "periodMinutes": 20}'::jsonb, '{"periods": 4, "periodMinutes": 10}'::jsonb),
	('field-hockey', '2019', '{"periods": 2, "periodMinutes": 35}'::jsonb, '{"periods": 4, "periodMinutes": 15}'::jsonb),
	('womens-lacrosse', '2022', '{"periods": 2, "periodMinutes": 30}'::jsonb, '{"periods": 4, "periodMinutes": 15}'::jsonb)
) as change(slug, year, earlier, later)
where "sport"."tenant_id" = "season"."tenant_id" and "sport"."id" = "season"."sport_id"
	and "sport"."global_sport_name_slug" = change.slug;
