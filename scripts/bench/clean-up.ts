type Step = () => void | Promise<void>;

const steps: Step[] = [];
let ending = Promise.resolve();

/** Remembers what has to be ended or removed, also if the benchmark fails or is interrupted. */
export function atEnd(step: Step): void {
	steps.unshift(step);
}

/** Does what `atEnd` was given since the last time, the last first. */
export function cleanUp(): Promise<void> {
	const taken = steps.splice(0);
	ending = ending.then(async () => {
		for (const step of taken) await step();
	});
	return ending;
}

const endAll = () => void cleanUp().finally(() => process.exit(1));
process.on("SIGINT", endAll);
process.on("SIGTERM", endAll);
process.on("uncaughtException", (error) => {
	process.stderr.write(`${error.stack}\n`);
	endAll();
});
