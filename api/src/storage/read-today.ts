import { sql } from "drizzle-orm";
import type { Orm } from "./orm.js";

/** The day of the database in UTC, on which pauses end, such as 2026-12-24. */
export async function readToday(orm: Pick<Orm, "execute">): Promise<string> {
	const { rows } = await orm.execute<{ today: string }>(sql`select current_date::text as today`);
	const [day] = rows;
	if (!day) throw new Error("The database did not tell its day.");
	return day.today;
}
