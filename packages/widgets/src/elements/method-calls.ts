import { callHandler } from "../host-page/call-handler.js";
import type { ShellElement } from "./shell.js";

/** Drops the calls of a method whose subject the page has replaced, or that cannot be loaded. */
export function dropCalls(element: ShellElement, method: string | undefined): void {
	element.nevCalls = element.nevCalls.filter(([name]) => name !== method);
}

/** Runs the methods that the page has called, in order, up to the first that is not there yet. */
export function runCalls(element: ShellElement, methodOf: (name: string) => unknown): void {
	const { nevCalls } = element;
	// A reset drops the calls before it.
	nevCalls.splice(
		0,
		nevCalls.findIndex(([name]) => name === "reset"),
	);
	const [name = "", parameters = []] = nevCalls[0] ?? [];
	const method = methodOf(name);
	if (typeof method !== "function") return;
	nevCalls.shift();
	// The call may be an old one, made before the widget was there: its error must not end the widget.
	callHandler(() => method(...parameters));
	runCalls(element, methodOf);
}
