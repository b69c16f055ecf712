import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useId } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

/** Behaviour of React that the widgets rely on and that Preact alone does not have. */
const meta = { title: "OnPreact/AsOnReact" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Heading() {
	return <h2 id={useId()}>A dealership</h2>;
}

function List({ count }: { count: number }) {
	const id = useId();
	return (
		<section aria-label="All" id={id}>
			{Array.from({ length: count }, (_, index) => index).map((index) => (
				<Heading key={index} />
			))}
		</section>
	);
}

/** An element renders its root again for each attribute and property that the host page sets. */
export const IdsAreUnique: Story = {
	render: () => <div data-testid="container" />,
	play: async ({ canvas }) => {
		const container = canvas.getByTestId("container");
		const root = createRoot(container);
		for (const count of [1, 2, 3, 4]) {
			root.render(<List count={count} />);
			await waitFor(() => expect(within(container).getAllByRole("heading")).toHaveLength(count));
		}
		const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
		await expect(new Set(ids).size).toBe(5);
		root.unmount();
		await expect(container).toBeEmptyDOMElement();
	},
};

let isBroken = false;

function Fragile() {
	if (isBroken) throw new Error("broken");
	return <p>whole</p>;
}

const Pieces = () => (
	<>
		<Heading />
		<Fragile />
		<Heading />
	</>
);

/** A host page may set a property that makes a component throw, and then correct it. */
export const RendersAgainAfterAnError: Story = {
	render: () => <div data-testid="container" />,
	play: async ({ canvas }) => {
		const container = canvas.getByTestId("container");
		const root = createRoot(container);
		// Once in an empty root, and once over an earlier render.
		for (const _attempt of [1, 2]) {
			isBroken = true;
			await expect(() => root.render(<Pieces />)).toThrow("broken");
			await expect(container).toBeEmptyDOMElement();
			isBroken = false;
			root.render(<Pieces />);
			await expect(container).toHaveTextContent("A dealershipwholeA dealership");
		}
		root.unmount();
		await expect(container).toBeEmptyDOMElement();
	},
};

/** Resetting a form restores the option that was selected initially. */
export const ResetsASelect: Story = {
	render: () => (
		<form>
			<label>
				Condition
				<select defaultValue="used">
					<option value="new">New</option>
					<option value="used">Used</option>
				</select>
			</label>
			<button type="reset">Reset</button>
		</form>
	),
	play: async ({ canvas }) => {
		const select = canvas.getByLabelText("Condition");
		await expect(select).toHaveValue("used");
		await userEvent.selectOptions(select, "new");
		await userEvent.click(canvas.getByRole("button"));
		await expect(select).toHaveValue("used");
	},
};

function Listener({ begin, end }: Record<"begin" | "end", () => void>) {
	useEffect(() => {
		begin();
		return end;
	}, [begin, end]);
	return <p>listening</p>;
}

/** A method of an element is called after the effects of what its page has changed. */
export const FlushesWithEffects: Story = {
	render: () => <div data-testid="container" />,
	play: async ({ canvas }) => {
		const [begin, end] = [fn(), fn()];
		const root = createRoot(canvas.getByTestId("container"));
		flushSync(() => root.render(<Listener begin={begin} end={end} />));
		await expect(begin).toHaveBeenCalledOnce();
		flushSync(() => root.render(<Listener begin={() => {}} end={end} />));
		await expect(end).toHaveBeenCalledOnce();
		root.unmount();
	},
};

/** An element that is removed tells its page nothing more, and has taken its listeners away. */
export const EffectsEndWithTheRoot: Story = {
	render: () => <div data-testid="container" />,
	play: async ({ canvas }) => {
		const [begin, end] = [fn(), fn()];
		const root = createRoot(canvas.getByTestId("container"));
		root.render(<Listener begin={begin} end={end} />);
		await waitFor(() => expect(begin).toHaveBeenCalledOnce());
		root.unmount();
		await expect(end).toHaveBeenCalledOnce();
	},
};
