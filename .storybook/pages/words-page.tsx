import { languages } from "@nev/widgets/server";
import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import widgets from "../../packages/widgets/widgets.json" with { type: "json" };
import { Code, PageTable } from "./page-table.js";
import "./page.css";

/** A part's texts in each language. */
type Translations = Readonly<Record<keyof typeof languages, object>>;

/** Every text with its name: `labels.email`. */
const textsOf = (messages: object, path = ""): [name: string, text: string][] =>
	Object.entries(messages).flatMap(([name, value]) => {
		if (typeof value === "string") return [[path + name, value] as [string, string]];
		return value ? textsOf(value, `${path}${name}.`) : [];
	});

type Parts = Readonly<Record<string, Translations>>;

/**
 * The page on a widget's words, from the files of its texts. Each part of the widget is a table.
 *
 * @param fixed the parts whose texts `messages` does not replace
 */
export function wordsPage(name: keyof typeof widgets, parts: Parts, fixed: Parts) {
	const texts = Object.entries({ ...parts, ...fixed }).map(([part, { en, es }]) => {
		const spanish = new Map(textsOf(es));
		return {
			part,
			rows: textsOf(en).map(([name, english]) => ({
				name,
				english,
				spanish: spanish.get(name) ?? "",
			})),
		};
	});
	const all = texts.flatMap(({ rows }) => rows);
	const lengthOf = (language: "english" | "spanish") =>
		all.reduce((sum, row) => sum + row[language].length, 0);
	const growth = Math.round((lengthOf("spanish") / lengthOf("english") - 1) * 100);
	return {
		parameters: { controls: { disable: true } },
		render: () => (
			<main className="sb-page">
				<header>
					<h1>{widgets[name].title}: words</h1>
					<p className="sb-lead">
						Its {all.length} texts in both languages, as visitors see and hear them. A page replaces
						each by its name, with the property <code>messages</code>, except those under{" "}
						{Object.keys(fixed).join(" and ")}.
					</p>
				</header>
				<div className="sb-two">
					<section>
						<h2>Tone</h2>
						<ul>
							<li>Plain and short, as a salesperson speaks: dealer, vehicle, price.</li>
							<li>A button says what it does: Send Inquiry, Show on map.</li>
							<li>
								An error says what is wrong or what to do, and blames nobody:{" "}
								<q>Please enter a valid phone number</q>.
							</li>
							<li>
								In Spanish, the visitor is <span lang="es">usted</span>.
							</li>
						</ul>
					</section>
					<section>
						<h2>Length</h2>
						<ul>
							<li>Spanish is {growth} % longer than English. The numbers are characters.</li>
							<li>
								Texts wrap. What ends with an ellipsis if it is too long is the example in the
								search field, and a dealer's name on the map. Long texts in the toolbar shows each
								half as long again, without a space to break at.
							</li>
							<li>
								What is in braces, such as {"{count}"}, is filled in and stays in each language.
							</li>
						</ul>
					</section>
				</div>
				{texts.map(({ part, rows }) => (
					<PageTable
						key={part}
						title={part}
						{...(part in fixed && { text: "A page cannot replace these." })}
						head={["Name", languages.en, languages.es, "Length"]}
						rows={rows.map(({ name, english, spanish }) => [
							<Code key={name}>{name}</Code>,
							english,
							<span key={name} lang="es">
								{spanish}
							</span>,
							`${english.length}, ${spanish.length}`,
						])}
					/>
				))}
			</main>
		),
		play: async () => {
			await expect(all.filter(({ english, spanish }) => !english || !spanish)).toEqual([]);
		},
	} satisfies StoryObj;
}
