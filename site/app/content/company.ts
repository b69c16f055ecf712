import type { Company } from "@nev/api";

export type { Company };

/** A department with its own mailbox. */
export type Mailbox = keyof Company["mailboxes"];
