import type { ChildProcess } from "node:child_process";

export interface WaitOptions {
	readonly child?: ChildProcess;
	readonly timeout?: number;
}

export function waitForServer(url: string, options?: WaitOptions): Promise<void>;
