CREATE TABLE `keys` (
	`id` text PRIMARY KEY NOT NULL,
	`saved_id` text NOT NULL,
	`hash` text NOT NULL,
	`label` text NOT NULL,
	`made` integer NOT NULL,
	`used` integer,
	`revoked` integer,
	FOREIGN KEY (`saved_id`) REFERENCES `saved`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_hash_unique` ON `keys` (`hash`);--> statement-breakpoint
CREATE INDEX `keys_by_saved` ON `keys` (`saved_id`);--> statement-breakpoint
CREATE TABLE `limits` (
	`id` text PRIMARY KEY NOT NULL,
	`empty_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `requests` (
	`id` text PRIMARY KEY NOT NULL,
	`asked` text NOT NULL,
	`saved_id` text NOT NULL,
	`version` integer NOT NULL,
	`made` integer NOT NULL,
	FOREIGN KEY (`saved_id`) REFERENCES `saved`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `requests_by_time` ON `requests` (`made`);--> statement-breakpoint
CREATE TABLE `saved` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`game` text NOT NULL,
	`version` integer NOT NULL,
	`listed` integer NOT NULL,
	`words` text NOT NULL,
	`made` integer NOT NULL,
	`changed` integer NOT NULL,
	`deleted` integer
);
--> statement-breakpoint
CREATE INDEX `saved_by_time` ON `saved` (`kind`,`game`,`listed`,`changed`,`id`);--> statement-breakpoint
CREATE INDEX `saved_deleted` ON `saved` (`deleted`);--> statement-breakpoint
CREATE TABLE `state` (
	`id` text PRIMARY KEY NOT NULL,
	`stamp` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `versions` (
	`saved_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`made` integer NOT NULL,
	`by_key` text NOT NULL,
	PRIMARY KEY(`saved_id`, `version`),
	FOREIGN KEY (`saved_id`) REFERENCES `saved`(`id`) ON UPDATE no action ON DELETE cascade
);
