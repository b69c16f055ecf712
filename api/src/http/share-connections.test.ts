import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { expect, it, onTestFinished, vi } from "vitest";
import { shareConnections } from "./share-connections.js";

it("spares a connection that was opened just now, whose request may be under way", () => {
	const now = vi.spyOn(performance, "now");
	onTestFinished(() => now.mockRestore());
	const server = new EventEmitter() as Server;
	shareConnections(server, { maxConnections: 3, proxyHops: 0 });
	const closed: string[] = [];
	function open(name: string, at: number): void {
		now.mockReturnValue(at);
		const destroy = () => closed.push(name);
		server.emit(
			"connection",
			Object.assign(new EventEmitter(), { remoteAddress: "192.0.2.1", destroy }),
		);
	}
	open("oldest", 0);
	open("old", 100);
	open("new", 9900);
	open("newest", 10_000);
	expect(closed).toEqual(["old"]);
});
