import { hashToken, randomToken } from "./one-time-keys.js";

/** A session that is not used for so long has ended, in milliseconds. */
export const maxIdleTime = 12 * 60 * 60 * 1000;

/** The two halves of a session. Either is useless without the other. */
export interface SessionHalves {
	/** For a cookie. The browser sends it to every port of the host. */
	readonly cookie: string;
	/** For the page, which sends it as a header. */
	readonly token: string;
}

/** The sessions of this process. They end with it. */
export interface Sessions {
	/**
	 * Begins a session of an operator.
	 *
	 * @param present the browser's cookie, which stays if the operator has a session with it in another tab
	 */
	begin(operator: string, present: string): SessionHalves;
	/** The operator of a session, which counts as used now; undefined if the halves are of none. */
	find(halves: SessionHalves): string | undefined;
	/** Ends a session, and those of the browser's other tabs. */
	end(halves: SessionHalves): void;
}

interface Session {
	readonly operator: string;
	readonly cookieHash: string;
	lastUsed: number;
}

/** @param now milliseconds since 1970 */
export function createSessions(now: () => number = Date.now): Sessions {
	const sessions = new Map<string, Session>();
	const nameOf = ({ cookie, token }: SessionHalves) => hashToken(`${cookie} ${token}`);

	function removeIdle(): void {
		for (const [name, { lastUsed }] of sessions) {
			if (now() - lastUsed > maxIdleTime) sessions.delete(name);
		}
	}

	return {
		begin(operator, present) {
			removeIdle();
			const presentHash = hashToken(present);
			const isKept = [...sessions.values()].some(
				(other) => other.operator === operator && other.cookieHash === presentHash,
			);
			const halves = { cookie: isKept ? present : randomToken(), token: randomToken() };
			const cookieHash = hashToken(halves.cookie);
			sessions.set(nameOf(halves), { operator, cookieHash, lastUsed: now() });
			return halves;
		},
		find(halves) {
			removeIdle();
			const session = sessions.get(nameOf(halves));
			if (!session) return undefined;
			session.lastUsed = now();
			return session.operator;
		},
		end(halves) {
			const ended = sessions.get(nameOf(halves));
			for (const [name, { cookieHash }] of sessions) {
				if (cookieHash === ended?.cookieHash) sessions.delete(name);
			}
		},
	};
}
