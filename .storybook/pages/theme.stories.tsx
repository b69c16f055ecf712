import { InquiryForm, InventoryGrid } from "@nev/widgets";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useState } from "react";
import { expect } from "storybook/test";
import { inTests } from "../../packages/widgets/src/testing/in-tests.js";
import { checkContrast } from "../../site/app/embed/contrast.js";
import { colorTokens, radiusTokens } from "../tokens.js";
import "./page.css";

/** The colors that matter most; the others are the map's and the borders'. */
const movable = new Set(["ink", "surface", "brand", "on-brand", "accent", "on-accent", "sky"]);
const movableColors = colorTokens.filter(({ name }) => movable.has(name.replace("nev-", "")));

interface PlaygroundProps {
	/** The scheme whose colors are moved. */
	scheme: "light" | "dark";
}

/** Moves the tokens of two widgets. What is hard to read cannot be copied. */
function ThemePlayground({ scheme }: PlaygroundProps) {
	const [colors, setColors] = useState<Readonly<Record<string, string>>>({});
	const [corners, setCorners] = useState<Readonly<Record<string, number>>>({});
	const [isCopied, setIsCopied] = useState(false);
	const weak = checkContrast(colorTokens, colors, scheme).filter(({ isEnough }) => !isEnough);
	const values = {
		...colors,
		...Object.fromEntries(Object.entries(corners).map(([name, pixels]) => [name, `${pixels}px`])),
	};
	const declarations = Object.entries(values).map(([name, value]) => `  --${name}: ${value};\n`);
	const css = `:root {\n${declarations.join("")}}\n`;
	const style = Object.fromEntries(
		Object.entries(values).map(([name, value]) => [`--${name}`, value]),
	) as CSSProperties;
	const search = new URLSearchParams({
		...colors,
		...(scheme === "dark" && { scheme }),
	});
	return (
		<main className="sb-page" style={{ maxWidth: 1280 }}>
			<header>
				<h1>Theme</h1>
				<p className="sb-lead">
					Move the tokens, look at the widgets, and copy the CSS. Colors with too little contrast
					(WCAG 2.2, level AA) are shown, but not copied.
				</p>
			</header>
			<div className="sb-two">
				<section>
					<h2>Tokens</h2>
					<div className="sb-controls">
						{movableColors.map((color) => (
							<label key={color.name}>
								<input
									type="color"
									value={colors[color.name] ?? color[scheme]}
									onChange={({ target }) => {
										setIsCopied(false);
										setColors({ ...colors, [color.name]: target.value });
									}}
								/>
								<code>{color.label}</code>
							</label>
						))}
						{radiusTokens.map(({ name, pixels }) => (
							<label key={name}>
								<input
									type="range"
									min={0}
									max={32}
									value={corners[name] ?? pixels}
									onChange={({ target }) => {
										setIsCopied(false);
										setCorners({ ...corners, [name]: Number(target.value) });
									}}
								/>
								<code>
									--{name}: {corners[name] ?? pixels}px
								</code>
							</label>
						))}
					</div>
					<div role="status">
						{weak.length > 0 && (
							<div className="sb-warning">
								{weak.map(({ text, ratio, minimum }) => (
									<p key={text}>
										{text}: {(Math.floor(ratio * 10) / 10).toFixed(1)} to 1. At least {minimum} to 1
										is needed.
									</p>
								))}
							</div>
						)}
						{isCopied && "Copied."}
					</div>
					{declarations.length > 0 && weak.length === 0 && (
						<>
							<pre>{css}</pre>
							<div className="nev-root" style={{ display: "flex", gap: 12, flexWrap: "wrap" }}>
								<button
									type="button"
									className="nev-button nev-button-primary"
									onClick={() =>
										void navigator.clipboard.writeText(css).then(() => setIsCopied(true))
									}
								>
									Copy the CSS
								</button>
								<a
									className="nev-button nev-button-secondary"
									href={`/embed?${search}`}
									target="_top"
								>
									Open in /embed
								</a>
							</div>
						</>
					)}
				</section>
				<section style={style}>
					<h2>Widgets</h2>
					<InquiryForm vehicle="d6-max-gt4" />
					<InventoryGrid limit={2} />
				</section>
			</div>
		</main>
	);
}

const meta = {
	title: "Foundations/Theme",
	component: ThemePlayground,
	tags: ["!autodocs"],
	parameters: { controls: { disable: true } },
	args: { scheme: "light" },
	render: (_args, { globals }) => (
		<ThemePlayground key={globals.colorScheme} scheme={globals.colorScheme} />
	),
} satisfies Meta<typeof ThemePlayground>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
	play: inTests(async ({ canvas }) => {
		await expect(await canvas.findByRole("button", { name: "Send Inquiry" })).toBeVisible();
	}),
};

/** A moved token is set on the widgets. What has too little contrast cannot be copied. */
export const Moved: Story = {
	tags: ["regression"],
	play: async ({ canvas }) => {
		const send = await canvas.findByRole("button", { name: "Send Inquiry" });
		const accent = canvas.getByLabelText("--nev-accent");
		await setColor(accent, "#0e4a36");
		await expect(send).toHaveStyle({ backgroundColor: "rgb(14, 74, 54)" });
		// The text on it is dark, too.
		await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("The main button: 1.6 to 1.");
		await expect(canvas.queryByRole("button", { name: "Copy the CSS" })).not.toBeInTheDocument();
		await setColor(canvas.getByLabelText("--nev-on-accent"), "#ffffff");
		await expect(canvas.getByRole("button", { name: "Copy the CSS" })).toBeVisible();
		await expect(canvas.getByRole("link", { name: "Open in /embed" })).toHaveAttribute(
			"href",
			"/embed?nev-accent=%230e4a36&nev-on-accent=%23ffffff",
		);
	},
};

/** Chooses a color as the browser's picker does. */
async function setColor(input: HTMLElement, color: string): Promise<void> {
	const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
	set?.call(input, color);
	input.dispatchEvent(new Event("input", { bubbles: true }));
}
