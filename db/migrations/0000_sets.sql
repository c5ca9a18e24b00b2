CREATE TABLE `cards` (
	`set_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`card` text NOT NULL,
	PRIMARY KEY(`set_id`, `position`),
	FOREIGN KEY (`set_id`) REFERENCES `sets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cards_by_kind` ON `cards` (`set_id`,`kind`);--> statement-breakpoint
CREATE TABLE `sets` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`name` text NOT NULL,
	`official` integer NOT NULL,
	`built_in` integer NOT NULL,
	`source` text NOT NULL,
	`position` integer NOT NULL,
	`fingerprint` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sets_by_game` ON `sets` (`game`,`position`);