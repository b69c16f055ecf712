import type { Dealership, State, Vehicle } from "@nev/contract";
import { vehicleDetailMessages } from "@nev/widgets/internal";
import { formatDealerCount, formatDollars } from "../../app/content/figures.js";
import { escapeText } from "../../app/embed/escape-text.js";
import { fitText, type TextBox, widthOf } from "./fit-text.js";

/*
 * The pictures as SVG documents, in the look of the site: what a page shows of its subject, shortened to fit. The
 * rasterizer reads no file and no address, and a text has nothing that the font lacks.
 */

const colors = {
	paper: "#FAF8F2",
	sky: "#E4EFF1",
	ink: "#10231B",
	inkSoft: "#52635A",
	guide: "#0E4A36",
	onGuide: "#FFF",
};

const left = 72;
const right = 1128;
const titleTop = 146;

interface TextStyle {
	readonly size: number;
	readonly weight?: 400 | 700 | 800;
	readonly color?: string;
	readonly anchor?: "start" | "middle" | "end";
}

/** @param y the baseline */
function text(x: number, y: number, content: string, style: TextStyle): string {
	const { size, weight = 400, color = colors.ink, anchor = "start" } = style;
	// As tight as the site's headings.
	const spacing = weight === 800 && size >= 40 ? -0.03 * size : 0;
	return `<text x="${x}" y="${y}" font-family="Figtree" font-size="${size}" font-weight="${weight}" fill="${color}" text-anchor="${anchor}" letter-spacing="${spacing}">${escapeText(content)}</text>`;
}

/** The first of the texts that has a letter or a digit which the font can show. */
function firstDrawable(...texts: string[]): string {
	return texts.find((content) => /[\p{L}\p{N}]/u.test(drawable(content))) ?? "";
}

/** A text without what the font cannot show, such as emoji. */
function drawable(content: string): string {
	return content
		.normalize("NFC")
		.replace(/[\u02bb\u02bc]/g, "’")
		.replace(/[^\u0020-\u007e\u00a0-\u017f\u2010-\u2026]/gu, " ")
		.replace(/\s+/g, " ")
		.trim();
}

interface Scene {
	readonly company: string;
	/** Whether it shows something that is invented. */
	readonly isSample: boolean;
	readonly title: string;
	readonly titleBox: TextBox;
	/** One in each line below the title. */
	readonly details: readonly string[];
	/** What is drawn beside the title. */
	readonly subject: string;
}

function compose({ company, isSample, title, titleBox, details, subject }: Scene): string {
	const { size, lines } = fitText(drawable(title), titleBox);
	const titleEnd = titleTop + lines.length * size;
	const name = fitText(drawable(company), { width: 560, maxLines: 1, sizes: [28] }).lines.join("");
	const detailLines = details.map(drawable).filter(Boolean);
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
		`<rect width="1200" height="548" fill="${colors.paper}"/>`,
		`<rect y="548" width="1200" height="82" fill="${colors.sky}"/>`,
		`<path d="M${left} 588H${right}" stroke="${colors.ink}" stroke-width="4" stroke-dasharray="56 40"/>`,
		subject,
		mark,
		text(left + 70, 88, name, { size: 28, weight: 700 }),
		isSample ? sampleBadge(left + 94 + 28 * widthOf(name)) : "",
		...lines.map((line, index) =>
			text(left, titleTop + Math.round((index + 0.85) * size), line, { size, weight: 800 }),
		),
		...detailLines.map((line, index) => {
			const size = index === 0 ? 34 : 28;
			const fitted = fitText(line, { width: titleBox.width, maxLines: 1, sizes: [size] });
			return text(left, titleEnd + 56 + index * 42, fitted.lines.join(""), {
				size,
				weight: index === 0 ? 700 : 400,
				color: index === 0 ? colors.ink : colors.inkSoft,
			});
		}),
		"</svg>",
	].join("");
}

function sampleBadge(x: number): string {
	return [
		`<rect x="${x}" y="58" width="132" height="42" rx="21" fill="${colors.ink}"/>`,
		text(x + 66, 87, "Sample", { size: 24, weight: 700, color: colors.paper, anchor: "middle" }),
	].join("");
}

interface Area {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

function picture(svg: string, { x, y, width, height }: Area): string {
	const data = Buffer.from(svg).toString("base64");
	return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${data}"/>`;
}

/** The mark of the site, as in its favicon. */
const mark = `<svg x="${left}" y="52" width="52" height="52" viewBox="0 0 32 32">
	<rect width="32" height="32" rx="8" fill="${colors.guide}"/>
	<path d="M16 5.5 18.2 7.2 25 7.5v9c0 5-4 8-9 10.5-5-2.5-9-5.5-9-10.5v-9l6.800-.3z" fill="#C9F04D"/>
	<path d="M16 10v4m0 3.5v4" stroke="${colors.ink}" stroke-width="2.5" stroke-linecap="round"/>
</svg>`;

/** Whose site it is. */
type Company = Pick<Scene, "company">;

/** @param drawing an SVG document; undefined: the vehicle's picture is on another server */
export function composeVehicle(
	vehicle: Vehicle,
	drawing: string | undefined,
	{ company }: Company,
): string {
	const { name, model, category, price, range, isAvailable, isSample = false } = vehicle;
	const messages = vehicleDetailMessages;
	return compose({
		...{ company, isSample },
		title: firstDrawable(name, model, category),
		titleBox: { width: drawing ? 470 : right - left, maxLines: 3, sizes: [76, 64, 52] },
		details: [
			formatDollars(price),
			messages.startingPrice,
			range && `${range} per charge`,
			isAvailable ? "" : messages.notAvailable,
		],
		subject: drawing ? picture(drawing, { x: 510, y: 158, width: 690, height: 432 }) : "",
	});
}

export function composeDealership(dealership: Dealership, { company }: Company): string {
	const { name, address, city, state, phone, isSample = false } = dealership;
	return compose({
		...{ company, isSample },
		title: firstDrawable(name, `NEV dealer in ${city}`),
		titleBox: { width: 590, maxLines: 3, sizes: [76, 64, 52] },
		details: ["Neighborhood electric vehicles", address, phone],
		subject: sign(city, state),
	});
}

/** A guide sign with the name of a city. */
function sign(city: string, state: string): string {
	const [x, y, width, height] = [708, 176, right - 708, 260];
	const middle = x + width / 2;
	const box = { width: width - 56, maxLines: 2, sizes: [60, 48, 38] } as const;
	const { size, lines } = fitText(drawable(city), box);
	const first = y + (height - lines.length * size - 52) / 2 + 0.8 * size;
	return [
		`<path d="M${x + 90} ${y + height}V548M${x + width - 90} ${y + height}V548" stroke="${colors.inkSoft}" stroke-width="12"/>`,
		panel({ x, y, width, height }),
		...lines.map((line, index) =>
			text(middle, first + index * size, line, { size, weight: 800, ...onGuide }),
		),
		text(middle, first + lines.length * size + 4, drawable(state), { size: 32, ...onGuide }),
	].join("");
}

/** @param isSample whether its dealers are invented */
export function composeState(state: State, isSample: boolean, { company }: Company): string {
	const { name, dealerCount } = state;
	return compose({
		company,
		isSample: isSample && dealerCount > 0,
		title: `NEV dealers in ${name}`,
		titleBox: { width: 540, maxLines: 4, sizes: [76, 64] },
		details: [
			dealerCount === 0 ? "No dealer yet" : formatDealerCount(dealerCount),
			"Neighborhood electric vehicles",
		],
		subject: plate(state),
	});
}

/** The license plate of a state's page. */
function plate({ name, abbreviation }: State): string {
	const [x, y, width, height] = [660, 168, right - 660, 300];
	const middle = x + width / 2;
	return [
		panel({ x, y, width, height }),
		...[x + 0.3 * width, x + 0.7 * width].map(
			(bolt) => `<circle cx="${bolt}" cy="${y + 34}" r="7" fill="${colors.onGuide}"/>`,
		),
		text(middle, y + 86, drawable(name), { size: 32, weight: 700, ...onGuide }),
		text(middle, y + 218, abbreviation, { size: 144, weight: 800, ...onGuide }),
		text(middle, y + 266, "NEIGHBORHOOD ELECTRIC", { size: 22, weight: 700, ...onGuide }),
	].join("");
}

const onGuide = { color: colors.onGuide, anchor: "middle" } as const;

/** A green sign with the white line of road signs. */
function panel({ x, y, width, height }: Area): string {
	return [
		`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="24" fill="${colors.guide}"/>`,
		`<rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${height - 18}" rx="17" fill="none" stroke="${colors.onGuide}" stroke-width="4"/>`,
	].join("");
}
