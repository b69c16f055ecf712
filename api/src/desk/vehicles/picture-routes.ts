import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { rejectMissing } from "../../http/http-error.js";
import type { Orm } from "../../storage/orm.js";
import { images } from "../../storage/schema.js";

/**
 * The pictures of vehicles, at the same path as on the site, so that the address of a picture shows it in
 * both. They need no session: an `img` cannot send its header, and the site shows them to everybody.
 */
export function pictureRoutes(orm: Orm): Hono {
	return new Hono().get("/:name", async (context) => {
		const name = context.req.param("name");
		const [picture] = await orm.select().from(images).where(eq(images.name, name));
		if (!picture) return rejectMissing("There is no such picture.");
		// A picture that is opened by itself is a document of the desk. No script may run in it.
		context.header(
			"content-security-policy",
			"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
		);
		return context.body(picture.svg, 200, { "content-type": "image/svg+xml; charset=utf-8" });
	});
}
