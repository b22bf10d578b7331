CREATE INDEX "game_last_day" ON "game" USING btree ("tenant_id","local_end_date") WHERE local_end_date is not null;
