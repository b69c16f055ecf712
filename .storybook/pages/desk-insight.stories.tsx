import type { DealerAnswers, Insight } from "@nev/contract/desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, within } from "storybook/test";
import { DeskAt } from "../../packages/desk/src/testing/desk-at.js";
import { operator } from "../../packages/desk/src/testing/operator.js";

const answer = (id: number, name: string, figures: Partial<DealerAnswers>): DealerAnswers => ({
	...{ id, name, leads: 12, taken: 9, openMinutes: 95, givenBack: 0 },
	...figures,
});

const answers = [
	answer(7, "Gulf Coast Low-Speed Vehicles and Golf Carts of Southwest Florida", { leads: 1240 }),
	answer(8, "Bay Carts", { leads: 31, taken: 31, openMinutes: 6 }),
	answer(9, "Key Carts", { taken: 0, openMinutes: null, givenBack: 12 }),
	answer(10, "", { leads: 3, taken: 2, openMinutes: 2610 }),
];

const insight: Insight = {
	...{ isOn: true, from: "2026-10-31", to: "2026-11-29" },
	leads: {
		days: Array.from({ length: 30 }, (_, day) => ({
			name: new Date(Date.UTC(2026, 9, 31 + day)).toISOString().slice(0, 10),
			leads: (day * 7) % 5,
		})),
		states: [{ name: "Florida", leads: 60 }],
		dealers: [{ id: 7, name: "Gulf Carts", leads: 60 }],
		hosts: [{ name: "shop.example.com", leads: 60 }],
		pages: [{ name: "shop.example.com/carts", leads: 60 }],
		campaigns: [{ name: "", leads: 60 }],
	},
	answers,
	searches: [],
};

const meta = {
	title: "Desk/Insight",
	component: DeskAt,
	args: { path: "/insight" },
	tags: ["!autodocs"],
	loaders: [
		({ msw, parameters }) => {
			msw.use(
				http.get("/api/session", () => HttpResponse.json(operator)),
				http.get("/api/attention", () =>
					HttpResponse.json({ corrections: { n: 0, isExact: true }, mailServerRefusal: null }),
				),
				http.get("/api/insight", () => HttpResponse.json({ ...insight, ...parameters.insight })),
			);
			return {};
		},
	],
} satisfies Meta<typeof DeskAt>;

export default meta;

type Story = StoryObj<typeof meta>;

const table = (canvasElement: HTMLElement) =>
	within(canvasElement).findByRole("table", { name: "Answers by dealer" });

export const WhoAnswers: Story = {
	play: async ({ canvasElement }) => {
		await expect(await table(canvasElement)).toHaveTextContent("Bay Carts31310.10");
	},
};

export const WhoAnswersOnPhoneInTheDark: Story = {
	name: "Who answers, on a phone in the dark",
	globals: { width: "360", colorScheme: "dark", viewport: { value: "phone" } },
	play: async ({ canvasElement }) => {
		await table(canvasElement);
	},
};

export const NoneOfDealers: Story = {
	name: "None of the dealers",
	parameters: { insight: { answers: [] } },
	play: async ({ canvasElement }) => {
		await within(canvasElement).findByText("No lead of this period is for a dealer");
	},
};
