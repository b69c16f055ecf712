import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn, waitFor } from "storybook/test";
import { VehiclePicture } from "./vehicle-picture.js";

/** A picture of one color, whose source differs by the color. */
const pictureOf = (color: string) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="60"><path fill="${color}" d="M0 0h96v60H0z"/></svg>`)}`;

let showSource: (src: string) => void = () => {};

/** A picture whose source the test replaces. */
function ReplacedPicture({ src }: { src: string | undefined }) {
	const [source, setSource] = useState(src);
	showSource = setSource;
	return <VehiclePicture src={source} alt="D6 Max GT4" style={{ width: 192, height: 120 }} />;
}

/** A vehicle's picture, and the outline in its place. */
const meta = {
	title: "Regressions/UI parts/Vehicle picture",
	parameters: { docs: { story: { inline: true } } },
	tags: ["regression", "!autodocs"],
	component: VehiclePicture,
	args: { src: pictureOf("green"), alt: "D6 Max GT4" },
	render: ({ src }) => <ReplacedPicture src={src} />,
} satisfies Meta<typeof VehiclePicture>;
export default meta;

type Story = StoryObj<typeof meta>;

const outline = (element: HTMLElement) => element.querySelector(".nev-picture > svg");

/** A source that becomes empty gives way to the outline, and the outline to the next source. */
export const SourceRemoved: Story = {
	play: async ({ canvas, canvasElement }) => {
		await waitFor(() => expect(outline(canvasElement)).toBeNull());
		showSource("");
		await waitFor(() => expect(outline(canvasElement)).toBeVisible());
		await expect(canvas.getByAltText("D6 Max GT4")).not.toHaveAttribute("src");
		showSource(pictureOf("blue"));
		await waitFor(() => expect(outline(canvasElement)).toBeNull());
	},
};

/** The first source proves broken after the second one is there. The second one stays. */
export const EarlierSourceFailsLate: Story = {
	beforeEach: async () => {
		// A picture that is loaded is complete as soon as it is in the page.
		const loaded = new Image();
		loaded.src = pictureOf("green");
		await loaded.decode();
		const failed = new Promise<void>((_, reject) => {
			failDecoding = () => reject(new DOMException("The source has changed.", "EncodingError"));
		});
		const decode = spyOn(HTMLImageElement.prototype, "decode").mockImplementation(function (
			this: HTMLImageElement,
		) {
			return this.src === pictureOf("green") ? failed : Promise.resolve();
		});
		return () => decode.mockRestore();
	},
	play: async ({ canvas, canvasElement }) => {
		await waitFor(() => expect(HTMLImageElement.prototype.decode).toHaveBeenCalled());
		showSource(pictureOf("blue"));
		const picture = () => canvas.getByAltText("D6 Max GT4");
		await waitFor(() => expect(picture()).toHaveAttribute("src", pictureOf("blue")));
		failDecoding();
		await new Promise((resolve) => setTimeout(resolve));
		await expect(picture()).toHaveAttribute("src", pictureOf("blue"));
		await waitFor(() => expect(outline(canvasElement)).toBeNull());
	},
};

let failDecoding: () => void = () => {};
