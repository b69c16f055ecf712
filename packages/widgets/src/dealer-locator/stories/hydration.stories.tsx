import type { Meta, StoryObj } from "@storybook/react-vite";
import {
	Activity,
	Fragment,
	type ReactNode,
	StrictMode,
	Suspense,
	use,
	useEffect,
	useRef,
	useState,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, waitFor } from "storybook/test";
import { loaderOf, useLoader } from "../../data/index.js";
import { listQuery } from "../../dealer-search/dealership-source.js";
import { createLoader } from "../../loader/index.js";
import { NevProvider, useNev } from "../../provider/index.js";
import { playEach } from "../../testing/play-each.js";
import { DealerLocator } from "../dealer-locator.js";
import { locatorPage, renderedMap, savingData, withMap } from "./locator-page.js";

const meta = {
	title: "Regressions/Dealer locator/Hydration",
	tags: ["regression", "same-look", "!autodocs"],
	component: DealerLocator,
	beforeEach: savingData,
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

const hydrate = fn();
const onReady = fn();
const renderCard = fn();

/** Server-rendered HTML that the test hydrates by calling `hydrate`, in strict mode if so wanted. */
function ServerRendered({ isStrict = false }) {
	const container = useRef<HTMLDivElement>(null);
	const { locale } = useNev();
	const Mode = isStrict ? StrictMode : Fragment;
	const { client } = useLoader();
	/** One for both effects of strict mode. A second answer would replace what the first has rendered. */
	const [server] = useState(() => createLoader(client));
	useEffect(() => {
		const element = container.current;
		if (!element) return;
		let root: ReturnType<typeof hydrateRoot> | undefined;
		const page = (pageLoader: typeof server) => (
			<Mode>
				<NevProvider loader={pageLoader} locale={locale}>
					<DealerLocator onReady={onReady} renderCard={renderCard} />
				</NevProvider>
			</Mode>
		);
		server.settle(listQuery({})).then(() => {
			element.innerHTML = renderToString(page(server));
			hydrate.mockImplementation(() => {
				root = hydrateRoot(element, page(createLoader(client, server.resources())));
			});
		});
		// React refuses to unmount a root while it commits another one.
		return () => void setTimeout(() => root?.unmount());
	}, [client, server, locale, Mode]);
	return <div ref={container} />;
}

/** Text typed before hydration is searched for after it, where React runs each effect twice too. */
const TypedBeforeHydration: Story = {
	render: () => <ServerRendered isStrict />,
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { field, waitForResults, names } = locatorPage(canvasElement);
		await canvas.findByText("300 dealers");
		await expect(names()).toHaveLength(10);
		const earlierRequests = loaded.api.requests.length;
		await userEvent.type(field(), "naples");
		await expect(names()).toHaveLength(10);

		hydrate();
		await waitForResults("2 dealers within 50 mi of Naples, Florida");
		await expect(field()).toHaveValue("naples");
		await expect(
			loaded.api.requests.slice(earlierRequests).filter((path: string) => path.includes("search")),
		).toEqual(["dealerships/search?q=naples&limit=24"]);
	},
};

/** Hydration renders each card once. A second time would be a long task on a slow phone. */
const CardsRenderedOnce: Story = {
	render: () => <ServerRendered />,
	play: async ({ canvas }) => {
		await canvas.findByText("300 dealers");
		onReady.mockClear();
		renderCard.mockClear();
		hydrate();
		await waitFor(() => expect(onReady).toHaveBeenCalled());
		await new Promise((resolve) => setTimeout(resolve));
		await expect(renderCard).toHaveBeenCalledTimes(10);
	},
};

const recoverableErrors = fn();

interface UnseededProps {
	/** The page, on a server and in the browser. */
	children: ReactNode;
}

/** A page that a server has rendered without data. `hydrate` hydrates it. */
function Unseeded({ children }: UnseededProps) {
	const container = useRef<HTMLDivElement>(null);
	const { source } = useNev();
	useEffect(() => {
		const element = container.current;
		if (!element) return;
		const { client } = loaderOf(source);
		let root: ReturnType<typeof hydrateRoot> | undefined;
		const page = () => <NevProvider loader={createLoader(client)}>{children}</NevProvider>;
		element.innerHTML = renderToString(page());
		recoverableErrors.mockClear();
		hydrate.mockImplementation(() => {
			root = hydrateRoot(element, page(), { onRecoverableError: recoverableErrors });
		});
		return () => void setTimeout(() => root?.unmount());
	}, [source, children]);
	return <div ref={container} />;
}

/** Takes long to render, so that React pauses after it. */
function SlowParagraph() {
	const end = performance.now() + 10;
	while (performance.now() < end);
	return <p>Lorem ipsum</p>;
}

/** The API answers while a slow page hydrates. */
const AnswerDuringHydration: Story = {
	render: () => (
		<Unseeded>
			<DealerLocator headingLevel={3} />
			{Array.from({ length: 30 }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change
				<SlowParagraph key={index} />
			))}
			<DealerLocator headingLevel={4} messages={{ regionLabel: "The same dealers" }} />
		</Unseeded>
	),
	play: async ({ canvas, loaded }) => {
		hydrate();
		await waitFor(() => expect(canvas.queryAllByRole("heading", { level: 4 })).toHaveLength(10));
		await expect(canvas.queryAllByRole("heading", { level: 3 })).toHaveLength(10);
		await expect(recoverableErrors).not.toHaveBeenCalled();
		await expect(listRequests(loaded.api.requests)).toHaveLength(1);
	},
};

let gate: Promise<void> | undefined;
let openGate = () => {};

/** Suspends while there is a closed gate. */
function Gate() {
	if (gate) use(gate);
	return null;
}

/** The API has answered to one widget before another one on the page hydrates. */
const AnswerBeforeHydration: Story = {
	render: () => (
		<Unseeded>
			<Suspense>
				<DealerLocator headingLevel={3} />
			</Suspense>
			<Suspense>
				<Gate />
				<DealerLocator headingLevel={4} messages={{ regionLabel: "The same dealers" }} />
			</Suspense>
		</Unseeded>
	),
	play: async ({ canvas, loaded }) => {
		gate = new Promise((resolve) => {
			openGate = resolve;
		});
		hydrate();
		await waitFor(() => expect(canvas.queryAllByRole("heading", { level: 3 })).toHaveLength(10));
		await expect(canvas.queryAllByRole("heading", { level: 4 })).toHaveLength(0);
		openGate();
		await waitFor(() => expect(canvas.queryAllByRole("heading", { level: 4 })).toHaveLength(10));
		await expect(recoverableErrors).not.toHaveBeenCalled();
		await expect(listRequests(loaded.api.requests)).toHaveLength(1);
	},
};

/** A page of React hides the locator and shows it again: search and map are there as before. */
const HiddenByThePage: Story = {
	...withMap,
	render: function Host() {
		const [isShown, setShown] = useState(true);
		return (
			<>
				<button type="button" onClick={() => setShown(!isShown)}>
					Switch
				</button>
				<Activity mode={isShown ? "visible" : "hidden"}>
					<DealerLocator defaultSearch={{ q: "texas" }} />
				</Activity>
			</>
		);
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { field, map, waitForResults } = locatorPage(canvasElement);
		const { map: first } = await renderedMap(canvasElement);
		const press = () => userEvent.click(canvas.getByRole("button", { name: "Switch" }));
		await press();
		await waitFor(() => expect(first).not.toBeVisible());
		await press();
		await waitForResults("37 dealers in Texas");
		await expect(field()).toHaveValue("texas");
		await waitFor(async () => expect(await map()).toBeVisible());
		await renderedMap(canvasElement);
	},
};

function listRequests(requests: readonly string[]): string[] {
	return requests.filter((path) => path.startsWith("dealerships/search"));
}

/** What a server has rendered, and what a page hides. */
export const Hydration: Story = {
	play: playEach(meta, {
		TypedBeforeHydration,
		CardsRenderedOnce,
		AnswerDuringHydration,
		AnswerBeforeHydration,
		HiddenByThePage,
	}),
};
