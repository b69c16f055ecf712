import { hashToken, randomToken } from "./one-time-keys.js";

/** How long a session lasts after its last use, in milliseconds. */
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
	const keyOf = ({ cookie, token }: SessionHalves) => hashToken(`${cookie} ${token}`);

	function removeIdle(): void {
		for (const [key, { lastUsed }] of sessions) {
			if (now() - lastUsed > maxIdleTime) sessions.delete(key);
		}
	}

	return {
		begin(operator, present) {
			removeIdle();
			const presentHash = hashToken(present);
			const hasSession = [...sessions.values()].some(
				(other) => other.operator === operator && other.cookieHash === presentHash,
			);
			const halves = { cookie: hasSession ? present : randomToken(), token: randomToken() };
			const cookieHash = hashToken(halves.cookie);
			sessions.set(keyOf(halves), { operator, cookieHash, lastUsed: now() });
			return halves;
		},
		find(halves) {
			removeIdle();
			const session = sessions.get(keyOf(halves));
			if (!session) return undefined;
			session.lastUsed = now();
			return session.operator;
		},
		end(halves) {
			const ended = sessions.get(keyOf(halves));
			for (const [key, { cookieHash }] of sessions) {
				if (cookieHash === ended?.cookieHash) sessions.delete(key);
			}
		},
	};
}
