import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { InventoryGrid } from "../inventory-grid.js";
import { asPage, gridPage } from "./grid-page.js";

/** What a proxy, a login page or an API of another year may answer: a panel with a retry, reported once. */
const meta = {
	title: "InventoryGrid/Bad answers",
	component: InventoryGrid,
	parameters: asPage,
	args: { onError: fn() },
	beforeEach: () => {
		spyOn(console, "error").mockImplementation(() => {});
	},
} satisfies Meta<typeof InventoryGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

function answers(createAnswer: () => Response): Story {
	return {
		parameters: { api: { firstAnswers: { vehicles: createAnswer } } },
		play: async ({ canvas, canvasElement, userEvent, args }) => {
			const { press, ready } = gridPage(canvasElement, userEvent);
			await canvas.findByRole("button", { name: "Try again" });
			await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(1));
			await press("Try again");
			await ready();
		},
	};
}

const ofType = (contentType: string) => ({ headers: { "content-type": contentType } });

export const Html = answers(
	() => new Response("<!doctype html><title>Login</title>", ofType("text/html")),
);

export const NoContent = answers(() => new Response(null, { status: 204 }));

export const TruncatedJson = answers(
	() => new Response('[{"id":1,"name":"D6', ofType("application/json")),
);

export const Null = answers(() => Response.json(null));

export const AnObjectForAList = answers(() => Response.json({}));
