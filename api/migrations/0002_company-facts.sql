ALTER TABLE "company_facts" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "company_facts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "company_facts" ADD COLUMN "toll_free_phone" text;--> statement-breakpoint
ALTER TABLE "company_facts" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "company_facts" ADD COLUMN "mailboxes" text;