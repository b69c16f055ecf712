import elements from "@nev/widgets/custom-elements.json";
import { createElement, Fragment } from "react";
import "./page.css";

export interface WidgetPageProps {
	/** The element's tag, which is registered. */
	tag: string;
	title: string;
	text: string;
	/** The attributes of the live example. */
	attributes: Readonly<Record<string, string>>;
	dos: readonly string[];
	donts: readonly string[];
}

/** What a designer and an integrator need to know about a widget, from its element's manifest. */
export function WidgetPage({ tag, title, text, attributes, dos, donts }: WidgetPageProps) {
	const element = elements.modules
		.flatMap(({ declarations }) => declarations)
		.find(({ tagName }) => tagName === tag);
	if (!element) throw new Error(`There is no element ${tag}.`);
	const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
	return (
		<main className="sb-page">
			<header>
				<h1>{title}</h1>
				<p className="sb-lead">{text}</p>
			</header>
			<section>
				<h2>Example</h2>
				<div className="sb-example">{createElement(tag, { ...attributes, api: "/api" })}</div>
				<pre>
					{`<script src="https://YOUR-SITE/embed/v1/nev-widgets.js" async></script>\n<${tag}${written.join("")}></${tag}>`}
				</pre>
			</section>
			<div className="sb-two">
				<AdviceList title="Do" items={dos} />
				<AdviceList title="Don't" items={donts} />
			</div>
			<Table
				title="Attributes"
				head={["Attribute", "Type", "What it does"]}
				rows={element.attributes.map(({ name, type, description }) => [
					name,
					type.text,
					description,
				])}
			/>
			<Table
				title="Events"
				head={["Event", "Type"]}
				rows={element.events.map(({ name, type }) => [name, type.text])}
			/>
			<Table
				title="Slots"
				head={["Slot", "What it does"]}
				rows={element.slots.map(({ name, description }) => [name, description])}
			/>
			<Table
				title="Parts"
				head={["Part", "What it is"]}
				rows={element.cssParts.map(({ name, description }) => [name, description])}
			/>
			<p>
				The{" "}
				<a href="?path=/story/foundations-tokens--colors" target="_top">
					colors
				</a>{" "}
				are the same in all widgets.
			</p>
		</main>
	);
}

function AdviceList({ title, items }: { title: string; items: readonly string[] }) {
	return (
		<section>
			<h2>{title}</h2>
			<ul>
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</section>
	);
}

interface TableProps {
	title: string;
	head: readonly string[];
	rows: readonly (readonly string[])[];
}

function Table({ title, head, rows }: TableProps) {
	return (
		<section>
			<h2>{title}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
			<div className="sb-table" tabIndex={0}>
				<table>
					<thead>
						<tr>
							{head.map((cell) => (
								<th key={cell} scope="col">
									{cell}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(([name = "", ...cells]) => (
							<tr key={name}>
								<th scope="row">
									<code>{name}</code>
								</th>
								{cells.map((cell, index) => (
									<td key={head[index + 1]}>
										<CodeText text={cell} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}

/** A sentence whose parts in backticks are code. */
function CodeText({ text }: { text: string }) {
	return text
		.split("`")
		.map((part, index) =>
			index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
		);
}
