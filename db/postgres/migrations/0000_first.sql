CREATE TABLE "cards" (
	"set_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"card" json NOT NULL,
	CONSTRAINT "cards_set_id_position_pk" PRIMARY KEY("set_id","position")
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"id" text PRIMARY KEY NOT NULL,
	"saved_id" text NOT NULL,
	"hash" text NOT NULL,
	"label" text NOT NULL,
	"made" bigint NOT NULL,
	"used" bigint,
	"revoked" bigint,
	CONSTRAINT "keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"id" text PRIMARY KEY NOT NULL,
	"empty_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" text PRIMARY KEY NOT NULL,
	"asked" text NOT NULL,
	"saved_id" text NOT NULL,
	"version" integer NOT NULL,
	"made" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"game" text NOT NULL,
	"version" integer NOT NULL,
	"listed" boolean NOT NULL,
	"words" text NOT NULL,
	"made" bigint NOT NULL,
	"changed" bigint NOT NULL,
	"deleted" bigint
);
--> statement-breakpoint
CREATE TABLE "sets" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"name" text NOT NULL,
	"official" boolean NOT NULL,
	"built_in" boolean NOT NULL,
	"source" text NOT NULL,
	"position" integer NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state" (
	"id" text PRIMARY KEY NOT NULL,
	"stamp" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"saved_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" json NOT NULL,
	"made" bigint NOT NULL,
	"by_key" text NOT NULL,
	CONSTRAINT "versions_saved_id_version_pk" PRIMARY KEY("saved_id","version")
);
--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_set_id_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_saved_id_saved_id_fk" FOREIGN KEY ("saved_id") REFERENCES "public"."saved"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_saved_id_saved_id_fk" FOREIGN KEY ("saved_id") REFERENCES "public"."saved"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_saved_id_saved_id_fk" FOREIGN KEY ("saved_id") REFERENCES "public"."saved"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_by_kind" ON "cards" USING btree ("set_id","kind");--> statement-breakpoint
CREATE INDEX "keys_by_saved" ON "keys" USING btree ("saved_id");--> statement-breakpoint
CREATE INDEX "requests_by_time" ON "requests" USING btree ("made");--> statement-breakpoint
CREATE INDEX "saved_by_time" ON "saved" USING btree ("kind","game","listed","changed","id");--> statement-breakpoint
CREATE INDEX "saved_deleted" ON "saved" USING btree ("deleted");--> statement-breakpoint
CREATE INDEX "sets_by_game" ON "sets" USING btree ("game","position");