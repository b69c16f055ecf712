import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { startRequestTimeout } from "../../forms/request-timeout.js";
import { captureHandlerErrors, failingHandler } from "../../forms/stories/failing-handler.js";
import { asPage, formPage, honeypotOf } from "../../forms/stories/form-page.js";
import { NevProvider } from "../../provider/index.js";
import { InquiryForm } from "../inquiry-form.js";
import { gt4, visitor } from "./visitor.js";

/** The press on the button, and every way in which it can end. */
const meta = {
	title: "InquiryForm/Sending",
	component: InquiryForm,
	parameters: asPage,
	args: { vehicle: gt4, onError: fn() },
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const failure = "ErrorFailed to send message. Please try again.";

/** By keyboard alone, from the first field to the confirmation, which has the focus. */
export const Sent: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { field, form } = formPage(canvasElement, userEvent);
		await userEvent.tab();
		for (const [label, value] of Object.entries(visitor)) {
			await expect(field(label)).toHaveFocus();
			await userEvent.keyboard(value);
			await userEvent.tab();
		}
		await expect(field("Message")).toHaveFocus();
		await userEvent.tab();
		await userEvent.keyboard("{Enter}");

		const status = await canvas.findByText(/Your message about the D6 Max GT4 has been sent/);
		await waitFor(() => expect(status.closest('[role="status"]')).toHaveFocus());
		await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
		await expect(loaded.leads.received).toHaveLength(1);
		const { path, body } = loaded.leads.received[0];
		await expect(path).toBe("vehicle-inquiry");
		await expect(body).toMatchObject({
			name: "Ada Lovelace",
			email: "ada@example.com",
			phone: "(239) 555-0142",
			message: "I'm interested in learning more about this vehicle.",
			vehicleName: "D6 Max GT4",
			vehiclePrice: expect.stringMatching(/^\$\d+,\d{3}$/),
			page: expect.stringContaining("http"),
			fillTime: expect.any(Number),
		});
		await expect(Object.keys(body)).not.toContain("website");
		await expect(Object.keys(body)).not.toContain("consent");

		await userEvent.tab();
		await userEvent.keyboard("{Enter}");
		await expect(form()).toBeVisible();
		await expect(field("First name")).toHaveValue("");
		await expect(field("First name")).toHaveFocus();
	},
};

/** A page that only counts its leads leaves the confirmation to the form. */
export const SentAndCounted: Story = {
	args: { onSubmitted: fn() },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await expect(await canvas.findByText(/has been sent/)).toBeVisible();
		await expect(args.onSubmitted).toHaveBeenCalledOnce();
	},
};

/** The next message is a lead of its own, even where it says the same. */
export const AnotherMessage: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await userEvent.click(await canvas.findByRole("button", { name: "Send another message" }));
		await fill(visitor);
		await press();
		await canvas.findByRole("button", { name: "Send another message" });
		await expect(loaded.leads.received).toHaveLength(2);
	},
};

/** Where the page goes on by itself, the form waits for it and cannot be pressed again. */
export const PageGoesOn: Story = {
	args: { onSubmitted: fn(), confirmsInPlace: false, dealershipId: 7 },
	play: async ({ canvasElement, userEvent, args, loaded }) => {
		const { fill, press, button, form, field, idle } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await waitFor(() =>
			expect(args.onSubmitted).toHaveBeenCalledWith({
				id: 1,
				vehicle: "d6-max-gt4",
				vehicleName: "D6 Max GT4",
				vehiclePrice: gt4.price,
				dealershipId: 7,
			}),
		);
		await expect(form()).toBeVisible();
		await expect(button()).toBeDisabled();
		await expect(loaded.leads.received[0].body.dealershipId).toBe(7);
		// Who writes on, where the page did not go on after all, can send again.
		await userEvent.type(field("Message"), " And in red?");
		await idle("Send Inquiry");
	},
};

/** While it is on its way the button says so and cannot be pressed. */
export const Sending: Story = {
	parameters: { leads: { mode: "waits" } },
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press, button, form } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await waitFor(() => expect(button()).toHaveTextContent("Sending..."));
		await expect(button()).toBeDisabled();
		await expect(canvas.getByRole("status")).toHaveTextContent("Sending...");
		// What Enter in a field does, and what a hasty finger does.
		(form() as HTMLFormElement).requestSubmit();
		button().click();
		await waitFor(() => expect(loaded.leads.keys).toHaveLength(1));
	},
};

/** Two presses at once are one lead, and one request. */
export const DoublePress: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, button } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await userEvent.dblClick(button());
		await canvas.findByRole("button", { name: "Send another message" });
		await expect(loaded.leads.keys).toHaveLength(1);
	},
};

/** After a failure everything stands as it was, and the next press sends the same once more. */
export const Failed: Story = {
	parameters: { leads: { mode: "fails" } },
	play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		const { fill, press, summary, values, idle, button } = formPage(canvasElement, userEvent);
		await fill({ ...visitor, Message: "Is it there in red?" });
		const before = values();
		await press();
		await waitFor(() => expect(summary()).toHaveTextContent(failure));
		await idle("Send Inquiry");
		await expect(values()).toEqual(before);
		await waitFor(() => expect(button()).toHaveFocus());
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })),
		);

		loaded.leads.mode = "takes";
		await userEvent.keyboard("{Enter}");
		await canvas.findByText(/has been sent/);
		await expect(new Set(loaded.leads.keys).size).toBe(1);
	},
};

/** A page with notifications of its own shows the failure there, and not a second time in the form. */
export const FailedAsToast: Story = {
	args: { onSubmitted: fn() },
	parameters: { leads: { mode: "fails" } },
	render: (args) => (
		<NevProvider api="/api" notify={notify}>
			<InquiryForm {...args} />
		</NevProvider>
	),
	play: async ({ canvasElement, userEvent }) => {
		const { fill, press, idle, summary } = formPage(canvasElement, userEvent);
		notify.mockClear();
		await press();
		await expect(notify).toHaveBeenLastCalledWith({
			tone: "destructive",
			title: "Please fill all fields",
			description: "All form fields are required.",
		});
		await fill(visitor);
		await press();
		await waitFor(() =>
			expect(notify).toHaveBeenLastCalledWith({
				tone: "destructive",
				title: "Error",
				description: "Failed to send message. Please try again.",
			}),
		);
		await idle("Send Inquiry");
		await expect(summary()).toHaveTextContent("");
	},
};

const notify = fn();

/** A page whose handlers fail: the failure is told in the form, and the focus is back. */
export const FailedOnAFailingPage: Story = {
	args: { onError: fn(failingHandler) },
	parameters: { leads: { mode: "fails" } },
	render: (args) => (
		<NevProvider api="/api" notify={failingHandler}>
			<InquiryForm {...args} />
		</NevProvider>
	),
	play: async ({ canvasElement, userEvent }) => {
		const errors = captureHandlerErrors();
		const { fill, press, summary, button } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await waitFor(() => expect(summary()).toHaveTextContent(failure));
		await waitFor(() => expect(button()).toHaveFocus());
		await waitFor(() => expect(errors.count()).toBe(2));
		errors.stop();
	},
};

/** Neither a handler that fails nor a dealership that is not there costs the lead. */
export const SentOnAFailingPage: Story = {
	args: {
		dealershipId: 9999,
		onReady: fn(failingHandler),
		onError: fn(failingHandler),
		onSubmitted: fn(failingHandler),
	},
	parameters: { leads: { refuses: { dealershipId: "There is no dealership 9999" } } },
	beforeEach: () => {
		errorsOfThePage = captureHandlerErrors();
		return () => errorsOfThePage?.stop();
	},
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.received).toHaveLength(1);
		await waitFor(() => expect(errorsOfThePage?.count()).toBeGreaterThanOrEqual(3));
	},
};

let errorsOfThePage: ReturnType<typeof captureHandlerErrors> | undefined;

/** The lead has arrived, its answer has not: the next press is the same lead. */
export const AnswerLost: Story = {
	parameters: { leads: { mode: "losesAnswer" } },
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press, summary } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await waitFor(() => expect(summary()).toHaveTextContent(failure));
		loaded.leads.mode = "takes";
		await press();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.keys).toHaveLength(2);
		await expect(loaded.leads.received).toHaveLength(1);
	},
};

/** An answer that does not come in time counts as a failure; the retry keeps the key. */
export const TimeOut: Story = {
	parameters: { leads: { mode: "waits" } },
	beforeEach() {
		mocked(startRequestTimeout).mockReturnValue({ signal: clock.signal, stop() {} });
		return () => {
			mocked(startRequestTimeout).mockReset();
			clock = new AbortController();
		};
	},
	play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		const { fill, press, summary, values } = formPage(canvasElement, userEvent);
		await fill(visitor);
		const before = values();
		await press();
		await waitFor(() => expect(loaded.leads.keys).toHaveLength(1));
		clock.abort(new DOMException("No answer came in time.", "TimeoutError"));
		await waitFor(() => expect(summary()).toHaveTextContent(failure));
		await expect(args.onError).toHaveBeenCalledWith(
			expect.objectContaining({ name: "TimeoutError" }),
		);
		await expect(values()).toEqual(before);

		mocked(startRequestTimeout).mockReset();
		loaded.leads.mode = "takes";
		await press();
		await canvas.findByText(/has been sent/);
		const [first, second] = loaded.leads.keys;
		await expect(second).toBe(first);
	},
};

let clock = new AbortController();

/** What the API refuses is told at its field; a name that it refuses stands in two fields here. */
export const RefusedByTheApi: Story = {
	parameters: {
		leads: { refuses: { phone: "That is no number.", name: "That is no name." } },
	},
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { fill, press, errorOf, field, summary } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await waitFor(() => expect(errorOf("Phone")).toBe("Please enter a valid phone number"));
		await waitFor(() => expect(field("First name")).toHaveFocus());
		await expect(errorOf("First name")).not.toBeNull();
		await expect(summary()).not.toHaveTextContent("Please fill all fields");
		await expect(loaded.leads.received).toEqual([]);
	},
};

/** A dealership that the API does not know is the page's mistake, and costs no lead. */
export const UnknownDealership: Story = {
	args: { dealershipId: 9999 },
	parameters: { leads: { refuses: { dealershipId: "There is no dealership 9999" } } },
	play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.received).toHaveLength(1);
		await expect(Object.keys(loaded.leads.received[0].body)).not.toContain("dealershipId");
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 422 })),
		);
	},
};

/** The field for machines is neither seen, nor heard, nor reached; what stands in it is sent along. */
export const FilledByAMachine: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		const trap = honeypotOf(canvasElement);
		await expect(canvas.queryByRole("textbox", { name: /website/i })).not.toBeInTheDocument();
		await expect(trap.tabIndex).toBe(-1);
		await expect(trap).toHaveAttribute("autocomplete", "off");
		await expect(trap.getBoundingClientRect().right).toBeLessThan(innerWidth);
		const { width, height } = trap.closest(".nev-honeypot")?.getBoundingClientRect() ?? {};
		await expect([width, height]).toEqual([1, 1]);
		await fill(visitor);
		trap.value = "https://spam.example";
		await press();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.received[0].body.website).toBe("https://spam.example");
	},
};
