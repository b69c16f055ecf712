import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { askAt } from "./ask-at.js";

function answer(keys: string, controller = new AbortController()): Promise<boolean> {
	const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
	const output = Object.assign(new PassThrough(), { isTTY: true });
	const answered = askAt({ input, output }, "Download it?", controller);
	input.write(keys);
	return answered;
}

it.each([
	["y and Enter", "y\r", true],
	["YES and Enter", "YES\r", true],
	["Enter", "\r", false],
	["n and Enter", "n\r", false],
	["Ctrl+D", "\x04", false],
])("takes %s as an answer", async (_, keys, isYes) => {
	expect(await answer(keys)).toBe(isYes);
});

it("aborts at Ctrl+C", async () => {
	const controller = new AbortController();
	await expect(answer("\x03", controller)).rejects.toThrow();
	expect(controller.signal.aborted).toBe(true);
});
