import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { expect, fn, waitFor, within } from "storybook/test";
import type { FormController } from "../../forms/controller.js";
import { captureHandlerErrors, failingHandler } from "../../forms/stories/failing-handler.js";
import { collectAnnouncements, formPage, honeypotOf } from "../../forms/stories/form-page.js";
import { Submitted } from "../../forms/stories/submitted.js";
import { gt4 } from "../../inventory-grid/stories/sample-vehicle.js";
import { NevProvider } from "../../provider/index.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { InquiryForm } from "../inquiry-form.js";
import { visitor, visitorValues } from "./visitor.js";

/** Sending the form, and all its outcomes. */
const meta = {
	title: "Widgets/Inquiry form/States/Sending",
	component: InquiryForm,
	args: { vehicle: gt4, onError: fn() },
} satisfies Meta<typeof InquiryForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A filled-in form, which the page sends. */
const submitted: Pick<Story, "args" | "render"> = {
	args: { defaultValues: visitorValues },
	render: (args) => <Submitted form={InquiryForm} {...args} />,
};

const failedTexts = "ErrorFailed to send message. Please try again.";

/** The confirmation is in the form's place. */
export const Sent: Story = {
	...submitted,
	play: inTests(async ({ canvas }) => {
		await canvas.findByText(/Your message about the D6 Max GT4 has been sent/);
		await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
	}),
};

/** While sending, the button is inactive and says so. */
export const Sending: Story = {
	...submitted,
	parameters: { leads: { mode: "hangs" } },
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { button } = formPage(canvasElement, userEvent);
		await waitFor(() => expect(button()).toHaveTextContent("Sending..."));
		await expect(button()).toHaveAttribute("aria-disabled", "true");
	}),
};

/** While the browser proves that the visitor is a person, because the API doubts it. */
export const Checking: Story = {
	...submitted,
	parameters: { leads: { mode: "doubts" } },
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { button } = formPage(canvasElement, userEvent);
		await waitFor(() => expect(button()).toHaveTextContent("Checking…"));
		await expect(button()).toHaveAttribute("aria-disabled", "true");
	}),
};

/** A failure is told beside the button. */
export const Failed: Story = {
	...submitted,
	parameters: { leads: { mode: "fails" } },
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { failure, idle } = formPage(canvasElement, userEvent);
		await waitFor(() => expect(failure()).toHaveTextContent(failedTexts));
		await idle("Send Inquiry");
	}),
};

const refusal = {
	leads: { fieldErrors: { phone: "That is no number.", name: "That is no name." } },
};

/** An error from the API is shown at its field. */
export const RefusedByTheApi: Story = {
	name: "Refused by the API",
	...submitted,
	parameters: refusal,
	play: inTests(async ({ canvasElement, userEvent }) => {
		const { errorOf } = formPage(canvasElement, userEvent);
		await waitFor(() => expect(errorOf("Phone")).toBe("Please enter a valid phone number"));
	}),
};

/** The confirmation takes the focus, and leads to an empty form. */
const SentByKeyboard: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press, field, form } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
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

/** If a page follows, the button stays inactive after sending. */
const PageFollows: Story = {
	args: { onSubmit: fn(), confirmsInPlace: false, dealershipId: 7, campaign: "mail / spring" },
	play: async ({ canvasElement, userEvent, args, loaded }) => {
		const { fill, press, button, form, field, idle } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await waitFor(() =>
			expect(args.onSubmit).toHaveBeenCalledWith({
				kind: "inquiry",
				id: 1,
				vehicle: "d6-max-gt4",
				vehicleName: "D6 Max GT4",
				vehiclePrice: gt4.price,
				dealershipId: 7,
			}),
		);
		await expect(form()).toBeVisible();
		await expect(button()).toHaveAttribute("aria-disabled", "true");
		await expect(loaded.leads.received[0].body).toMatchObject({
			dealershipId: 7,
			campaign: "mail / spring",
		});
		// If no page follows after all, an edit enables the button again.
		await userEvent.type(field("Message"), " And in red?");
		await idle("Send Inquiry");
	},
};

/** While sending, the button is inactive, keeps the focus, and says so. */
const SentOnce: Story = {
	parameters: { leads: { mode: "hangs" } },
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press, button, form } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await waitFor(() => expect(button()).toHaveTextContent("Sending..."));
		await expect(button()).toHaveAttribute("aria-disabled", "true");
		await expect(button()).toHaveFocus();
		await expect(canvas.getByRole("status")).toHaveTextContent("Sending...");
		// Enter in a field, and a second tap on the button.
		(form() as HTMLFormElement).requestSubmit();
		button().click();
		await waitFor(() => expect(loaded.leads.keys).toHaveLength(1));
	},
};

/** If the API doubts that the visitor is a person, the browser proves it and sends the same again. */
const Proven: Story = {
	parameters: { leads: { mode: "doubts" } },
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press, button, values } = formPage(canvasElement, userEvent);
		await fill(visitor);
		const before = values();
		await press();
		await waitFor(() => expect(loaded.leads.keys).toHaveLength(2));
		await expect(button()).toHaveTextContent("Checking…");
		await expect(button()).toHaveAttribute("aria-disabled", "true");
		await expect(canvas.getByRole("status")).toHaveTextContent("Checking…");
		await expect(values()).toEqual(before);
		const [first, second] = loaded.leads.keys;
		await expect(second).toBe(first);
	},
};

/** A press that the page cancels, or whose submission it cancels, sends nothing. */
const CancelledByThePage: Story = {
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, button } = formPage(canvasElement, userEvent);
		await fill(visitor);
		for (const type of ["click", "submit"]) {
			const cancelled = fn((event: Event) => event.preventDefault());
			window.addEventListener(type, cancelled, { capture: true, once: true });
			button().click();
			await expect(cancelled).toHaveBeenCalledOnce();
			// After the timeout in which a form in a sandboxed frame is submitted.
			await new Promise((resolve) => setTimeout(resolve));
			await expect(button()).not.toHaveAttribute("aria-disabled", "true");
		}
		button().click();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.keys).toHaveLength(1);
	},
};

/** A failure keeps the input, and the next submit sends it again with the same key. */
const FailedAndSentAgain: Story = {
	parameters: { leads: { mode: "fails" } },
	play: async ({ canvas, canvasElement, userEvent, loaded, args }) => {
		const { fill, press, failure, values, idle, button } = formPage(canvasElement, userEvent);
		await fill({ ...visitor, Message: "Is it there in red?" });
		const before = values();
		await press();
		await waitFor(() => expect(failure()).toHaveTextContent(failedTexts));
		await idle("Send Inquiry");
		await expect(values()).toEqual(before);
		await waitFor(() => expect(button()).toHaveFocus());
		await waitFor(() =>
			expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })),
		);

		loaded.leads.mode = "accepts";
		await userEvent.keyboard("{Enter}");
		await canvas.findByText(/has been sent/);
		await expect(new Set(loaded.leads.keys).size).toBe(1);
	},
};

/** If the host page shows notifications, the form shows the failure too, for later, and does not announce it again. */
const FailedAsToast: Story = {
	args: { onSubmit: fn() },
	parameters: { leads: { mode: "fails" } },
	render: (args) => (
		<NevProvider api="/api" notify={notify}>
			<InquiryForm {...args} />
		</NevProvider>
	),
	play: async ({ canvasElement, userEvent }) => {
		const { fill, press, idle, failure } = formPage(canvasElement, userEvent);
		notify.mockClear();
		await press();
		await expect(notify).toHaveBeenLastCalledWith({
			tone: "destructive",
			title: "Please fill all fields",
			description: "All form fields are required.",
			silent: true,
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
		await expect(failure()).toHaveTextContent(failedTexts);
		await expect(within(canvasElement).queryByRole("alert")).toBeNull();
	},
};

const notify = fn();

/** Neither a handler that throws nor an unknown dealership loses the lead. */
const SentWithFailingHandlers: Story = {
	args: {
		dealershipId: 9999,
		onReady: fn(failingHandler),
		onError: fn(failingHandler),
		onSubmit: fn(failingHandler),
	},
	parameters: { leads: { fieldErrors: { dealershipId: "There is no dealership 9999" } } },
	beforeEach: () => {
		hostErrors = captureHandlerErrors();
		return () => hostErrors?.stop();
	},
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		const { fill, press } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.received).toHaveLength(1);
		await expect(loaded.leads.received[0].body).not.toHaveProperty("dealershipId");
		await waitFor(() => expect(hostErrors?.count()).toBeGreaterThanOrEqual(3));
	},
};

let hostErrors: ReturnType<typeof captureHandlerErrors> | undefined;

/** An error from the API is shown at its field. A rejected name is shown at the first name. */
const Refused: Story = {
	parameters: refusal,
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { fill, press, errorOf, errorList, summary } = formPage(canvasElement, userEvent);
		await fill(visitor);
		await press();
		await waitFor(() => expect(errorOf("Phone")).toBe("Please enter a valid phone number"));
		await waitFor(() => expect(errorList()).toHaveFocus());
		await expect(errorOf("First name")).not.toBeNull();
		await expect(summary()).not.toHaveTextContent("Please fill all fields");
		await expect(loaded.leads.received).toEqual([]);
	},
};

/**
 * The honeypot is hidden from sight, screen readers and the keyboard. If a browser fills it in all the same, the
 * visitor is asked once to press the button again, which keeps the focus.
 */
export const PressAgain: Story = {
	tags: ["regression"],
	globals: { width: "360" },
	render: (args) => (
		<NevProvider api="/api" notify={notify}>
			<InquiryForm {...args} />
		</NevProvider>
	),
	play: async ({ canvas, canvasElement, userEvent, loaded }) => {
		notify.mockClear();
		const { fill, press, button, failure, idle, values } = formPage(canvasElement, userEvent);
		const announced = collectAnnouncements(canvasElement);
		const honeypot = honeypotOf(canvasElement);
		await expect(canvas.queryByRole("textbox", { name: /website/i })).not.toBeInTheDocument();
		await expect(honeypot.tabIndex).toBe(-1);
		await expect(honeypot).toHaveAttribute("autocomplete", "off");
		await expect(honeypot.getBoundingClientRect().right).toBeLessThan(innerWidth);
		const { width, height } = honeypot.closest(".nev-honeypot")?.getBoundingClientRect() ?? {};
		await expect([width, height]).toEqual([1, 1]);
		await fill(visitor);
		honeypot.value = "https://ada.example.com";
		const before = values();
		await press();
		const hint = "Once more, pleasePress “Send Inquiry” again so we know you're not a bot.";
		await waitFor(() => expect(failure()).toHaveTextContent(hint));
		await expect(announced().filter((text) => text.includes(hint))).toHaveLength(1);
		await idle("Send Inquiry");
		await expect(button()).toHaveFocus();
		await expect(notify).not.toHaveBeenCalled();
		const { top } = button().getBoundingClientRect();
		const problem = failure()?.querySelector(".nev-form-problem")?.getBoundingClientRect();
		await expect(top - (problem?.bottom ?? 0)).toBeLessThan(24);
		await expect(top).toBeGreaterThanOrEqual(problem?.bottom ?? 0);
		await expect(values()).toEqual(before);
		await expect(loaded.leads.received).toEqual([]);

		await userEvent.keyboard("{Enter}");
		await canvas.findByText(/has been sent/);
		await expect(loaded.leads.keys).toEqual([loaded.leads.keys[0], loaded.leads.keys[0]]);
		const { body } = loaded.leads.received[0];
		await expect(body).toMatchObject({ name: "Ada Lovelace", pressedAgain: true });
		await expect(body).not.toHaveProperty("website");
	},
};

const framed: { current: FormController | null } = { current: null };

/** In the document of a frame, as the editor of a page builder shows what it edits. */
const InFrame: Story = {
	render: function Frame(args) {
		const frame = useRef<HTMLIFrameElement>(null);
		const [body, setBody] = useState<HTMLElement>();
		useEffect(() => setBody(frame.current?.contentDocument?.body), []);
		return (
			<>
				<iframe ref={frame} title="Editor" />
				{body && createPortal(<InquiryForm {...args} ref={framed} />, body)}
			</>
		);
	},
	play: async () => {
		await waitFor(() => expect(framed.current).not.toBeNull());
		framed.current?.setValues({ firstName: "Ada" });
		await expect(framed.current?.values).toHaveProperty("firstName", "Ada");
	},
};

/** By keyboard, and each outcome as the visitor goes on. */
export const Sends: Story = {
	tags: ["regression", "same-look"],
	play: playEach(meta, { SentByKeyboard, SentOnce, Proven, FailedAndSentAgain, Refused }),
};

/** What the page does with it, in a frame too. */
export const SendsWithThePage: Story = {
	tags: ["regression", "same-look"],
	play: playEach(meta, {
		PageFollows,
		CancelledByThePage,
		SentWithFailingHandlers,
		FailedAsToast,
		InFrame,
	}),
};
