import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, userEvent, waitFor, within } from "storybook/test";

/** What the widgets rely on of React, and what Preact by itself does otherwise. */
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

/** An element draws its root over with each attribute and property that its page sets. */
export const IdsAreUnique: Story = {
	render: () => <div data-testid="place" />,
	play: async ({ canvas }) => {
		const place = canvas.getByTestId("place");
		const root = createRoot(place);
		for (const count of [1, 2, 3, 4]) {
			root.render(<List count={count} />);
			await waitFor(() => expect(within(place).getAllByRole("heading")).toHaveLength(count));
		}
		const ids = [...place.querySelectorAll("[id]")].map(({ id }) => id);
		await expect(new Set(ids).size).toBe(5);
		root.unmount();
		await expect(place).toBeEmptyDOMElement();
	},
};

const isBroken = signal(false);

function Fragile() {
	if (isBroken.peek()) throw new Error("broken");
	return <p>whole</p>;
}

const Pieces = () => (
	<>
		<Heading />
		<Fragile />
		<Heading />
	</>
);

/** A page may hand over what cannot be drawn, and then something better. */
export const DrawsAgainAfterAnError: Story = {
	render: () => <div data-testid="place" />,
	play: async ({ canvas }) => {
		const place = canvas.getByTestId("place");
		const root = createRoot(place);
		// At the first drawing, and when something stands there already.
		for (const _attempt of [1, 2]) {
			isBroken.value = true;
			await expect(() => root.render(<Pieces />)).toThrow("broken");
			await expect(place).toBeEmptyDOMElement();
			isBroken.value = false;
			root.render(<Pieces />);
			await expect(place).toHaveTextContent("A dealershipwholeA dealership");
		}
		root.unmount();
		await expect(place).toBeEmptyDOMElement();
	},
};

const count = signal(0);

function Counter() {
	useSignals();
	const [isPressed, setPressed] = useState(false);
	return (
		<button
			type="button"
			aria-pressed={isPressed}
			onClick={() => {
				setPressed(true);
				setPressed(false);
				count.value += 1;
			}}
		>
			{count.value}
		</button>
	);
}

/** A state that is changed and changed back asks for no drawing, but the signal beside it does. */
export const FollowsASignalBesideAState: Story = {
	render: () => <Counter />,
	play: async ({ canvas }) => {
		count.value = 0;
		const button = canvas.getByRole("button");
		await waitFor(() => expect(button).toHaveTextContent("0"));
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveTextContent("1"));
		count.value = 7;
		await waitFor(() => expect(button).toHaveTextContent("7"));
	},
};

/** What a reset brings back is what the form has started with. */
export const ResetsAChoice: Story = {
	render: () => (
		<form>
			<label>
				Condition
				<select defaultValue="used">
					<option value="new">New</option>
					<option value="used">Used</option>
				</select>
			</label>
			<button type="reset">Begin anew</button>
		</form>
	),
	play: async ({ canvas }) => {
		const choice = canvas.getByLabelText("Condition");
		await expect(choice).toHaveValue("used");
		await userEvent.selectOptions(choice, "new");
		await userEvent.click(canvas.getByRole("button"));
		await expect(choice).toHaveValue("used");
	},
};

/** A place's name is no spelling mistake, and some browsers ask a server about each word. */
export const LeavesSpellingAlone: Story = {
	render: () => <input aria-label="Place" spellCheck={false} />,
	play: async ({ canvas }) => {
		await expect(canvas.getByLabelText<HTMLInputElement>("Place").spellcheck).toBe(false);
	},
};
