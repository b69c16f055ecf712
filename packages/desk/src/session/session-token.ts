/** The second half of the session, for as long as this tab is open. */
export const token = {
	read: () => sessionStorage.getItem("desk-session") ?? undefined,
	write: (value: string) => sessionStorage.setItem("desk-session", value),
	remove: () => sessionStorage.removeItem("desk-session"),
};

/*
 * A tab that opens without a session, such as from a link in another tab, gets the session of a tab that
 * is signed in. Only pages of the desk's own address hear each other.
 */
const open = () => new BroadcastChannel("desk-session");

const question = "Is there a session?";

/** How long other tabs may take to answer, in milliseconds. */
const answerTime = 200;

/** Gives the session of this tab to others that ask, for as long as it is open. */
export function answerOtherTabs(): BroadcastChannel {
	const tabs = open();
	tabs.onmessage = ({ data }) => {
		const own = token.read();
		if (data === question && own !== undefined) tabs.postMessage({ token: own });
	};
	return tabs;
}

/** The halves of sessions that other tabs keep. Some may have ended. */
export async function askOtherTabs(): Promise<ReadonlySet<string>> {
	const tokens = new Set<string>();
	const tabs = open();
	tabs.onmessage = ({ data }) => {
		if (typeof data?.token === "string") tokens.add(data.token);
	};
	tabs.postMessage(question);
	await new Promise((resolve) => setTimeout(resolve, answerTime));
	tabs.close();
	return tokens;
}
