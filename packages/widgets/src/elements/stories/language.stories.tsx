import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inventoryGridWidget } from "../../inventory-grid/element.js";
import { playEach } from "../../testing/play-each.js";
import { defineWidget } from "../define-widget.js";

if (!customElements.get(inventoryGridWidget.tag)) defineWidget(inventoryGridWidget);

/** The language of an element is that of the page around it. */
const meta = {
	title: "Regressions/Elements/Language",
	tags: ["regression", "!autodocs"],
	render: () => <div />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Inserts an element, within others or in a shadow root. */
function insert(parent: ParentNode & Node): HTMLElement {
	const element = document.createElement("nev-inventory-grid");
	element.setAttribute("api", "/api");
	parent.append(element);
	return element;
}

const english = "33 vehicles, 30 available";
const spanish = "33 vehículos; disponibles: 30";

const shows = (element: HTMLElement, text: string) =>
	waitFor(() => expect(element.shadowRoot?.firstElementChild).toHaveTextContent(text));

/** An element follows the nearest ancestor with a language, also a new one, and not a farther one. */
const OfAnAncestor: Story = {
	beforeEach: () => () => document.body.removeAttribute("lang"),
	play: async ({ canvasElement }) => {
		const parent = document.createElement("div");
		canvasElement.append(parent);
		const element = insert(parent);
		await shows(element, english);
		document.body.lang = "es";
		await shows(element, spanish);
		parent.lang = "en";
		await shows(element, english);
		document.body.lang = "fr";
		parent.lang = "es";
		await shows(element, spanish);
	},
};

/** Also through shadow roots of the page, and of the root that the element is moved to. */
const ThroughShadowRoots: Story = {
	play: async ({ canvasElement }) => {
		const [outer, other] = ["div", "div"].map((name) => document.createElement(name));
		if (!outer || !other) return;
		canvasElement.append(outer, other);
		const middle = document.createElement("div");
		outer.attachShadow({ mode: "closed" }).append(middle);
		const inner = document.createElement("p");
		middle.attachShadow({ mode: "open" }).append(inner);
		const element = insert(inner);
		await shows(element, english);
		middle.lang = "es";
		await shows(element, spanish);
		inner.lang = "en";
		await shows(element, english);

		const place = document.createElement("p");
		other.attachShadow({ mode: "open" }).append(place);
		place.append(element);
		await shows(element, english);
		place.lang = "es";
		await shows(element, spanish);
		canvasElement.append(element);
		await shows(element, english);
	},
};

/** A removed element that comes back is in the language that the page has then. */
const Returned: Story = {
	beforeEach: () => () => document.body.removeAttribute("lang"),
	play: async ({ canvasElement }) => {
		const element = insert(canvasElement);
		await shows(element, english);
		element.remove();
		await waitFor(() => expect(element.shadowRoot?.firstElementChild).toBeNull());
		document.body.lang = "es";
		canvasElement.append(element);
		await shows(element, spanish);
		document.body.lang = "en";
		await shows(element, english);
	},
};

/** Wherever it stands. */
export const Language: Story = {
	play: playEach(meta, { OfAnAncestor, ThroughShadowRoots, Returned }),
};
