import { languages } from "@nev/widgets/server";
import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as es from "../../packages/widgets/src/messages/texts/es.js";
import widgets from "../../packages/widgets/widgets.json" with { type: "json" };
import { widgetWords } from "../widget-words.js";
import { Code, PageTable } from "./page-table.js";
import "./page.css";

/** Every text with its name: `labels.email`. */
const textsOf = (messages: object, path = ""): [name: string, text: string][] =>
	Object.entries(messages).flatMap(([name, value]) => {
		if (typeof value === "string") return [[path + name, value] as [string, string]];
		return value ? textsOf(value, `${path}${name}.`) : [];
	});

/** The placeholders in a text. */
const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** The texts of the two forms that have no page. */
const elsewhere = [es.contactForm, es.dealershipForm];

/** The page on a widget's words, from the files of its texts. Each part of the widget is a table. */
export function wordsPage(name: keyof typeof widgets) {
	const { parts, fixed } = widgetWords[name];
	const texts = Object.entries({ ...parts, ...fixed }).map(([part, translations]) => {
		const english = new Map(textsOf(translations.en));
		const spanish = new Map(textsOf(translations.es));
		return {
			part,
			rows: [...new Set([...english.keys(), ...spanish.keys()])].map((name) => ({
				name,
				english: english.get(name) ?? "",
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
								that a page can replace half as long again, without a space to break at.
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
			for (const { name, english, spanish } of all)
				await expect(placeholdersOf(english), name).toEqual(placeholdersOf(spanish));
			const onPages = Object.values(widgetWords).flatMap(({ parts, fixed }) =>
				Object.values({ ...parts, ...fixed }).map(({ es }) => es),
			);
			const onNoPage = Object.entries(es).filter(
				([, texts]) => ![...onPages, ...elsewhere].includes(texts),
			);
			await expect(onNoPage.map(([part]) => part)).toEqual([]);
		},
	} satisfies StoryObj;
}
