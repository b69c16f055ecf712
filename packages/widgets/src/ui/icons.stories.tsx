import type { Meta, StoryObj } from "@storybook/react-vite";
import {
	ChevronDown,
	CircleCheck,
	LocateFixed,
	MapPin,
	Navigation,
	Phone,
	Search,
	X,
} from "lucide";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";
import { Icon } from "./icon.js";

const icons = {
	ChevronDown,
	CircleCheck,
	LocateFixed,
	MapPin,
	Navigation,
	Phone,
	Search,
	X,
};

const grid: CSSProperties = {
	display: "grid",
	gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
	gap: 24,
	margin: 24,
	padding: 0,
	listStyle: "none",
	textAlign: "center",
};

/** The icons of the widgets, from Lucide. Each one stands beside its text and is hidden from screen readers. */
function IconList() {
	return (
		<ul style={grid}>
			{Object.entries(icons).map(([name, icon]) => (
				<li key={name}>
					<Icon icon={icon} />
					<div>{name}</div>
				</li>
			))}
		</ul>
	);
}

const meta = {
	title: "Foundations/Icons",
	parameters: { docs: { story: { inline: true } } },
	component: IconList,
} satisfies Meta<typeof IconList>;
export default meta;

/** All of them. */
export const Icons: StoryObj<typeof meta> = {
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Phone")).toBeVisible();
	},
};
