import type { ChildProcess } from "node:child_process";

export interface WaitOptions {
	readonly child?: ChildProcess;
	readonly timeout?: number;
	readonly interval?: number;
}

export function waitForServer(url: string, options?: WaitOptions): Promise<void>;

export function isResponding(url: string): Promise<boolean>;
