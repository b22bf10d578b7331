ALTER TABLE "roster_player" ADD COLUMN "lettered" boolean;
