import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { colorTokens, foundationTokens, radiusTokens } from "../tokens.js";
import "./page.css";

interface FoundationProps {
	title: string;
	text: string;
	children: ReactNode;
}

function Foundation({ title, text, children }: FoundationProps) {
	return (
		<main className="sb-page">
			<header>
				<h1>{title}</h1>
				<p className="sb-lead">{text}</p>
			</header>
			{children}
		</main>
	);
}

const meta = {
	title: "Foundations/Tokens",
	component: Foundation,
	tags: ["!autodocs"],
	parameters: { controls: { disable: true } },
} satisfies Meta<typeof Foundation>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each color on light and on dark pages. */
export const Colors: Story = {
	args: {
		title: "Colors",
		text: "Each is a custom property that a page may set. Left on a light page, right on a dark one.",
		children: (
			<ul className="sb-cards">
				{colorTokens.map(({ name, description, light, dark }) => (
					<li key={name}>
						<div className="sb-swatch" aria-hidden="true">
							<div style={{ background: light }} />
							<div style={{ background: dark }} />
						</div>
						<h2 style={{ fontSize: "1rem" }}>
							<code>--{name}</code>
						</h2>
						<p>
							<code>
								{light} {dark !== light && dark}
							</code>
						</p>
						<p>{description.replaceAll("`", "")}</p>
					</li>
				))}
			</ul>
		),
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText("--nev-brand")).toBeVisible();
		await expect(canvas.getByText("#0e4a36 #7fd1ae")).toBeVisible();
	},
};

const type = foundationTokens("type");

/** The scale of the site. A widget has the page's own size and steps from there. */
export const Type: Story = {
	args: {
		title: "Type",
		text: `${type.description} A widget takes the page's font and size instead.`,
		children: (
			<div className="sb-rows">
				{type.tokens.map(({ name, value }) => (
					<div key={name}>
						<code>
							{name} {value}
						</code>
						<p style={{ fontSize: value, lineHeight: 1.15, fontWeight: value > 20 ? 750 : 400 }}>
							The car for the streets you live on
						</p>
					</div>
				))}
			</div>
		),
	},
};

const space = foundationTokens("space");

export const Space: Story = {
	args: {
		title: "Space",
		text: space.description,
		children: (
			<div className="sb-rows">
				{space.tokens.map(({ name, value }) => (
					<div key={name}>
						<code>{value} px</code>
						<div className="sb-bar" style={{ width: value }} />
					</div>
				))}
			</div>
		),
	},
};

export const Radius: Story = {
	args: {
		title: "Corners",
		text: "Two sizes, which a page may set.",
		children: (
			<div className="sb-two">
				{radiusTokens.map(({ name, description, pixels }) => (
					<figure key={name}>
						<div className="sb-corner" style={{ borderRadius: pixels }} />
						<figcaption>
							<code>
								--{name}: {pixels}px
							</code>{" "}
							{description}
						</figcaption>
					</figure>
				))}
			</div>
		),
	},
};

const motion = foundationTokens("motion");

export const Motion: Story = {
	args: {
		title: "Motion",
		text: motion.description,
		children: (
			<div className="sb-rows">
				{motion.tokens.map(({ name, description, value }) => (
					<div key={name}>
						<code>{value} ms</code>
						<p>{description}</p>
					</div>
				))}
			</div>
		),
	},
};
