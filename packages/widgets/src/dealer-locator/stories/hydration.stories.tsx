import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn } from "storybook/test";
import { createLoader, useLoader } from "../../data/index.js";
import { NevProvider, useNev } from "../../provider/index.js";
import { DealerLocator } from "../dealer-locator.js";
import { listQuery } from "../dealership-source.js";
import { asPage, locatorPage } from "./locator-page.js";

const meta = {
	title: "DealerLocator/Hydration",
	component: DealerLocator,
	parameters: asPage,
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

const hydrate = fn();

/** Server-rendered HTML that the test hydrates by calling `hydrate`. */
function ServerRendered() {
	const container = useRef<HTMLDivElement>(null);
	const loader = useLoader();
	const { locale } = useNev();
	useEffect(() => {
		const element = container.current;
		if (!element) return;
		const { client } = loader;
		let root: ReturnType<typeof hydrateRoot> | undefined;
		const server = createLoader(client);
		const page = (pageLoader: typeof server) => (
			<NevProvider loader={pageLoader} locale={locale}>
				<DealerLocator />
			</NevProvider>
		);
		server.settle(listQuery({})).then(() => {
			element.innerHTML = renderToString(page(server));
			hydrate.mockImplementation(() => {
				root = hydrateRoot(element, page(createLoader(client, server.resources())));
			});
		});
		return () => root?.unmount();
	}, [loader, locale]);
	return <div ref={container} />;
}

/** Text typed before hydration is searched for after it. */
export const TypedBeforeHydration: Story = {
	render: () => <ServerRendered />,
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { field, waitForResults, names } = locatorPage(canvasElement);
		await canvas.findByText("300 dealerships");
		await expect(names()).toHaveLength(24);
		const earlierRequests = loaded.api.requests.length;
		await userEvent.type(field(), "naples");
		await expect(names()).toHaveLength(24);

		hydrate();
		await waitForResults("1 dealership found");
		await expect(field()).toHaveValue("naples");
		await expect(
			loaded.api.requests.slice(earlierRequests).filter((path: string) => path.includes("search")),
		).toEqual(["dealerships/search?q=naples&limit=24"]);
	},
};
