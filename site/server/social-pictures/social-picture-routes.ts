import { createHash } from "node:crypto";
import {
	type Backend,
	clientAddress,
	completeAnswer,
	createRenderQueue,
	type EncodedBody,
	encodeBody,
	HttpError,
	type Logger,
	methodNotAllowed,
	type Settings,
	toResponse,
} from "@nev/api";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { commonPicture, socialPicturesPath } from "../../app/seo/social-picture.js";
import { composeDealership, composeState, composeVehicle } from "./compose-picture.js";
import { drawSvg } from "./draw-svg.js";

export interface SocialPictureOptions {
	catalogue: Pick<Backend["catalogue"], "snapshot">;
	settings: Pick<Settings, "proxyHops">;
	log: Pick<Logger, "error">;
	/** For tests. */
	draw?: (svg: string) => Promise<Buffer>;
}

type Snapshot = Backend["catalogue"]["snapshot"];

/** Some 500 pictures: those of the sample data are fewer. */
const keptBytes = 40 * 1024 * 1024;

/** How many pictures may wait to be drawn. One takes some hundredths of a second. */
const maxWaiting = 50;

/** Where the drawings are that a vehicle's picture may be. */
const drawingsPath = "/api/images/";

/**
 * Serves the picture of each vehicle, dealer and state that other sites show with a link to its page. Pictures are
 * drawn one after another, off the main thread, and kept by what they show: a change of one dealer redraws that one.
 */
export function socialPictureRoutes(options: SocialPictureOptions): Hono {
	const { catalogue, settings, log, draw = drawSvg } = options;
	const queue = createRenderQueue(maxWaiting);
	const pictures = new LRUCache<string, Promise<EncodedBody>>({ maxSize: keptBytes });

	/** The keys of the pictures in a snapshot, which never changes: they are composed once for each. */
	const keysOf = new WeakMap<Snapshot, Map<string, string>>();

	/**
	 * Undefined if there is no such page.
	 *
	 * @param address the visitor's: visitors take turns
	 */
	function pictureOf(
		kind: string,
		name: string,
		address: string,
	): Promise<EncodedBody> | undefined {
		const { snapshot } = catalogue;
		const keys = keysOf.get(snapshot) ?? new Map<string, string>();
		keysOf.set(snapshot, keys);
		const path = `${kind}/${name}`;
		const kept = pictures.get(keys.get(path) ?? "");
		if (kept) return kept;
		const svg = compose(snapshot, kind, name);
		if (svg === undefined) return undefined;
		const key = createHash("sha256").update(svg).digest("base64url");
		keys.set(path, key);
		return pictures.get(key) ?? drawOnce(key, svg, address);
	}

	function drawOnce(key: string, svg: string, address: string): Promise<EncodedBody> {
		const picture = queue
			.add(
				() => draw(svg),
				(png) => encodeBody(png, "image/png"),
			)
			.join({ address });
		pictures.set(key, picture, { size: 1 });
		picture.then(
			({ variants }) => {
				// The cache measures a value once.
				pictures.delete(key);
				pictures.set(key, picture, { size: variants.identity.bytes.length });
			},
			() => pictures.delete(key),
		);
		return picture;
	}

	/** The picture as SVG. Undefined if there is no such page. */
	function compose(snapshot: Snapshot, kind: string, name: string): string | undefined {
		const company = { company: snapshot.company.name };
		if (kind === "inventory") {
			const vehicle = snapshot.vehicleBySlug.get(name);
			if (!vehicle) return undefined;
			const { imageUrl } = vehicle;
			const drawing = imageUrl.startsWith(drawingsPath)
				? snapshot.images.get(imageUrl.slice(drawingsPath.length))?.svg
				: undefined;
			return composeVehicle(vehicle, drawing, company);
		}
		if (kind === "states") {
			const state = snapshot.stateBySlug.get(name);
			return state && composeState(state, snapshot.hasSamples, company);
		}
		const dealership = /^[1-9]\d*$/.test(name)
			? snapshot.dealershipIndex.byId(Number(name))
			: undefined;
		return dealership && composeDealership(dealership, company);
	}

	const path = `${socialPicturesPath}/:kind{inventory|dealerships|states}/:file{.+\\.png}`;
	return new Hono()
		.get(path, async (context) => {
			const { kind, file } = context.req.param();
			const name = file.slice(0, -".png".length);
			const picture = pictureOf(kind, name, clientAddress(context, settings.proxyHops));
			if (!picture) throw new HttpError("not-found", "There is no such picture.");
			try {
				const body = await picture;
				const headers = { "cache-control": "public, max-age=3600" };
				return toResponse(context, completeAnswer(context, body, headers));
			} catch (error) {
				if (error instanceof HttpError) throw error;
				log.error({ err: error, path: context.req.path }, "a social picture could not be drawn");
				return context.redirect(commonPicture.path, 302);
			}
		})
		.all(path, () => methodNotAllowed(["GET", "HEAD"]));
}
