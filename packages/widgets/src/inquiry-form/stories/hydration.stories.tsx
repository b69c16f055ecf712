import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn } from "storybook/test";
import { useLoader } from "../../data/index.js";
import { asPage, formPage } from "../../forms/stories/form-page.js";
import { NevProvider, useNev } from "../../provider/index.js";
import { InquiryForm } from "../inquiry-form.js";
import { gt4, visitor } from "./visitor.js";

const meta = {
	title: "InquiryForm/Hydration",
	component: InquiryForm,
	parameters: asPage,
	args: { vehicle: gt4 },
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const hydrate = fn();

/** HTML of a server, which the scripts take over later. */
function ServerRendered() {
	const place = useRef<HTMLDivElement>(null);
	const loader = useLoader();
	const { locale } = useNev();
	useEffect(() => {
		const element = place.current;
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
			root?.unmount();
			sessionStorage.removeItem("hydrated");
		};
	}, [loader, locale]);
	return <div ref={place} />;
}

/** What was typed before the scripts came stays, is not overwritten by a draft, and is sent. */
export const TypedBeforeTheScripts: Story = {
	render: () => <ServerRendered />,
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press, values, form } = formPage(canvasElement, userEvent);
		sessionStorage.setItem("hydrated", JSON.stringify({ values: { firstName: "Grace" } }));
		await fill(visitor);
		const typed = values();
		hydrate();
		await expect(values()).toEqual(typed);
		await expect(typed).toMatchObject({ vehicle: "d6-max-gt4", firstName: "Ada" });
		await expect(form()).toHaveAttribute("method", "post");
		await press();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.received[0].body).toMatchObject({ name: "Ada Lovelace" });
		// Who was quick because the scripts were slow is no machine.
		await expect(Object.keys(loaded.leads.received[0].body)).not.toContain("fillTime");
	},
};
