import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn } from "storybook/test";
import { useLoader } from "../../data/index.js";
import { formPage } from "../../forms/stories/form-page.js";
import { gt4 } from "../../inventory-grid/stories/sample-vehicle.js";
import { NevProvider, useNev } from "../../provider/index.js";
import { InquiryForm } from "../inquiry-form.js";
import { visitor } from "./visitor.js";

const meta = {
	title: "Regressions/Inquiry form/Hydration",
	tags: ["regression", "same-look", "!autodocs"],
	component: InquiryForm,
	args: { vehicle: gt4 },
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const hydrate = fn();

/** Server-rendered HTML, which `hydrate` hydrates later. */
function ServerRendered() {
	const container = useRef<HTMLDivElement>(null);
	const loader = useLoader();
	const { locale } = useNev();
	useEffect(() => {
		const element = container.current;
		if (!element) return;
		let root: ReturnType<typeof hydrateRoot> | undefined;
		const page = (
			<NevProvider loader={loader} locale={locale}>
				<InquiryForm vehicle={gt4} action="/inventory/d6-max-gt4" draftKey="hydrated" />
			</NevProvider>
		);
		element.innerHTML = renderToString(page);
		hydrate.mockImplementation(() => {
			root = hydrateRoot(element, page);
		});
		return () => {
			// React refuses to unmount a root while it commits another one.
			setTimeout(() => root?.unmount());
			sessionStorage.removeItem("hydrated");
		};
	}, [loader, locale]);
	return <div ref={container} />;
}

/** Hydration keeps the input, does not overwrite it with a draft, and the input is sent. */
export const InputBeforeHydration: Story = {
	render: () => <ServerRendered />,
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press, values, form } = formPage(canvasElement, userEvent);
		sessionStorage.setItem("hydrated", JSON.stringify({ values: { firstName: "Grace" } }));
		const startedAt = performance.now();
		await fill(visitor);
		const typed = values();
		hydrate();
		await expect(values()).toEqual(typed);
		await expect(typed).toMatchObject({ vehicle: "d6-max-gt4", firstName: "Ada" });
		await expect(form()).toHaveAttribute("method", "post");
		await press();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.received[0].body).toMatchObject({ name: "Ada Lovelace" });
		// Counted from the page's start: a short time would make the visitor look like a bot.
		await expect(loaded.leads.received[0].body.fillTime).toBeGreaterThan(startedAt);
	},
};
