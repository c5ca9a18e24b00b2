CREATE TABLE "parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "parcels_by_time" ON "parcels" USING btree ("until");