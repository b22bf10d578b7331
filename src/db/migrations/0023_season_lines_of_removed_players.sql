ALTER TABLE "season_line" DROP CONSTRAINT "season_line_tenant_id_roster_player_id_roster_player_tenant_id_id_fk";

ALTER TABLE "season_line" ADD CONSTRAINT "season_line_tenant_id_roster_player_id_roster_player_tenant_id_id_fk" FOREIGN KEY ("tenant_id","roster_player_id") REFERENCES "public"."roster_player"("tenant_id","id") ON DELETE set null ("roster_player_id") ON UPDATE no action;
