/** One command and its numbers. */
type Segment = { command: string; numbers: readonly number[] };

/** The axis of each number of a command; 0 for a number that is not a coordinate. */
const commandAxes: Record<string, readonly ("x" | "y" | 0)[]> = {
	M: ["x", "y"],
	L: ["x", "y"],
	H: ["x"],
	V: ["y"],
	Q: ["x", "y", "x", "y"],
	C: ["x", "y", "x", "y", "x", "y"],
	A: [0, 0, 0, 0, 0, "x", "y"],
	Z: [],
};

const axesOf = (command: string) => commandAxes[command] ?? [];

function roundToTenth(value: number): number {
	return Math.round(value * 10) / 10;
}

/** Formats a number as briefly as possible, with at most one decimal and without a leading zero. */
export function formatNumber(value: number): string {
	return String(roundToTenth(value) + 0).replace(/^(-?)0\./, "$1.");
}

function parse(data: string): Segment[] {
	const commands = data.matchAll(/([MLHVQCAZ])([^MLHVQCAZ]*)/g);
	return Array.from(commands).flatMap(([, command = "", rest = ""]) => {
		const numbers = (rest.match(/-?\d*\.?\d+(?:e[-+]\d+)?/g) ?? []).map(Number);
		const size = axesOf(command).length;
		if (size === 0) return [{ command, numbers }];
		return Array.from({ length: numbers.length / size }, (_, index) => ({
			command,
			numbers: numbers.slice(index * size, (index + 1) * size),
		}));
	});
}

function formatNumbers(numbers: readonly number[]): string {
	return numbers.map(formatNumber).reduce((text, next) => {
		const separate = next.startsWith("-") || (next.startsWith(".") && /\.\d+$/.test(text));
		return text + (text === "" || separate ? "" : " ") + next;
	}, "");
}

/**
 * Minifies path data that has absolute commands: each segment becomes absolute or relative, whichever
 * is shorter, with at most one decimal. Supports M L H V Q C A Z.
 *
 * @example compactPath("M 100 0.5 L 101 -2.04 L 102 -2") // "M100 .5l1-2.5 1 0"
 */
export function compactPath(data: string): string {
	let current = { x: 0, y: 0 };
	let start = current;
	let previous = "";
	let result = "";
	for (const { command, numbers } of parse(data)) {
		const axes = axesOf(command);
		// Round before subtracting, so that errors do not accumulate over relative steps.
		const exact = numbers.map(roundToTenth);
		const absolute = formatNumbers(exact);
		const relative = formatNumbers(exact.map((n, i) => (axes[i] ? n - current[axes[i]] : n)));
		const shorter = relative.length < absolute.length;
		const letter = shorter ? command.toLowerCase() : command;
		const text = shorter ? relative : absolute;
		const repeats = letter === previous && !"MmZz".includes(letter);
		result += (repeats ? (text.startsWith("-") ? "" : " ") : letter) + text;
		previous = letter;
		const end = { ...current };
		axes.forEach((axis, i) => {
			if (axis) end[axis] = exact[i] ?? end[axis];
		});
		current = command === "Z" ? start : end;
		if (command === "M") start = current;
	}
	return result;
}

/** Translates path data along x, optionally mirroring it first. Does not support arcs. */
export function translatePath(data: string, x: number, mirrored = false): string {
	const sign = mirrored ? -1 : 1;
	return parse(data)
		.map(({ command, numbers }) => {
			const axes = axesOf(command);
			return command + numbers.map((n, i) => (axes[i] === "x" ? x + sign * n : n)).join(" ");
		})
		.join("");
}
