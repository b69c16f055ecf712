/** A command with its numbers, already cut into single segments. */
type Segment = { command: string; numbers: readonly number[] };

/** Which coordinate each number of a command moves; 0 stands for one that is no coordinate. */
const axes: Record<string, readonly ("x" | "y" | 0)[]> = {
	M: ["x", "y"],
	L: ["x", "y"],
	H: ["x"],
	V: ["y"],
	Q: ["x", "y", "x", "y"],
	C: ["x", "y", "x", "y", "x", "y"],
	A: [0, 0, 0, 0, 0, "x", "y"],
	Z: [],
};

const axesOf = (command: string) => axes[command] ?? [];

function tenths(value: number): number {
	return Math.round(value * 10) / 10;
}

/** A number as it stands in the file: one decimal at most, and nothing that says no more. */
export function rounded(value: number): string {
	return String(tenths(value) + 0).replace(/^(-?)0\./, "$1.");
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

function joined(numbers: readonly number[]): string {
	return numbers.map(rounded).reduce((text, next) => {
		const separate = next.startsWith("-") || (next.startsWith(".") && /\.\d+$/.test(text));
		return text + (text === "" || separate ? "" : " ") + next;
	}, "");
}

/**
 * Path data, written for a reader in absolute commands, in its shortest form: each segment absolute
 * or relative, whichever is shorter, with one decimal at most. Understands M L H V Q C A Z.
 *
 * @example compactPath("M 100 0.5 L 101 -2.04 L 102 -2") // "M100 .5l1-2.5 1 0"
 */
export function compactPath(data: string): string {
	let at = { x: 0, y: 0 };
	let start = at;
	let previous = "";
	let written = "";
	for (const { command, numbers } of parse(data)) {
		const plan = axesOf(command);
		// Tenths are kept exact, so that relative steps never add up an error.
		const exact = numbers.map(tenths);
		const absolute = joined(exact);
		const relative = joined(exact.map((n, i) => (plan[i] ? n - at[plan[i]] : n)));
		const shorter = relative.length < absolute.length;
		const letter = shorter ? command.toLowerCase() : command;
		const text = shorter ? relative : absolute;
		const repeats = letter === previous && !"MmZz".includes(letter);
		written += (repeats ? (text.startsWith("-") ? "" : " ") : letter) + text;
		previous = letter;
		const end = { ...at };
		plan.forEach((axis, i) => {
			if (axis) end[axis] = exact[i] ?? end[axis];
		});
		at = command === "Z" ? start : end;
		if (command === "M") start = at;
	}
	return written;
}

/** Path data moved along x, and mirrored first where asked. Arcs are not understood. */
export function placed(data: string, x: number, mirrored = false): string {
	const sign = mirrored ? -1 : 1;
	return parse(data)
		.map(({ command, numbers }) => {
			const plan = axesOf(command);
			return command + numbers.map((n, i) => (plan[i] === "x" ? x + sign * n : n)).join(" ");
		})
		.join("");
}
