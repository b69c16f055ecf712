import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import dark from "../../packages/widgets/docs/dealer-locator-dark.webp";
import light from "../../packages/widgets/docs/dealer-locator-light.webp";
import phoneDark from "../../packages/widgets/docs/dealer-locator-phone-dark.webp";
import phoneLight from "../../packages/widgets/docs/dealer-locator-phone-light.webp";
import widgets from "../../packages/widgets/widgets.json" with { type: "json" };
import "./page.css";

const parts = [
	{
		path: "foundations-tokens--colors",
		title: "Foundations",
		text: "Color, type, space, corners, motion and icons.",
	},
	{
		path: "foundations-theme--playground",
		title: "Theme",
		text: "Move the tokens, see what changes, copy the CSS.",
	},
	...Object.values(widgets).map(({ title, description }) => ({
		path: `widgets-${title.toLowerCase().replaceAll(" ", "-")}--about`,
		title,
		text: description,
	})),
];

/** What is here, and how to use it. */
function WelcomePage({ colorScheme }: { colorScheme: "light" | "dark" }) {
	const pictures = { light: [light, phoneLight], dark: [dark, phoneDark] } as const;
	const [picture, phonePicture] = pictures[colorScheme];
	return (
		<main className="sb-page">
			<header>
				<h1>Every state of every widget</h1>
				<p className="sb-lead">
					The widgets of the NEV dealer network, as they look on somebody else's page. The toolbar
					above changes the language, the color scheme, the width from 280 to 1440 pixels, the
					direction of text, its size, and how long the words are.
				</p>
			</header>
			<picture className="sb-picture">
				<source media="(max-width: 600px)" srcSet={phonePicture} />
				<img
					src={picture}
					alt="The dealer locator: dealers near Berkeley, California, by distance and on a map. The nearest one is selected."
				/>
			</picture>
			<ul className="sb-cards">
				{parts.map(({ path, title, text }) => (
					<li key={path}>
						<h2>
							<a href={`?path=/story/${path}`} target="_top">
								{title}
							</a>
						</h2>
						<p>{text}</p>
					</li>
				))}
			</ul>
			<section>
				<h2>What a widget promises its page</h2>
				<div className="sb-two">
					<ul>
						<li>It takes the page's font, text size, language and color scheme.</li>
						<li>It fits a column of 280 pixels and grows with its column, not with the window.</li>
						<li>It lets none of the page's other styles in, and none of its own out.</li>
					</ul>
					<ul>
						<li>Its colors and corners are tokens: custom properties that begin with --nev.</li>
						<li>It works by keyboard, with a screen reader, and at 200 percent text.</li>
						<li>It asks no third party for anything.</li>
					</ul>
				</div>
			</section>
		</main>
	);
}

const meta = {
	title: "Welcome",
	tags: ["!autodocs"],
	parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Welcome: StoryObj = {
	render: (_, { globals }) => <WelcomePage colorScheme={globals.colorScheme} />,
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("link", { name: "Foundations" })).toBeVisible();
		await canvas.getByRole<HTMLImageElement>("img", { name: /^The dealer locator/ }).decode();
	},
};
