import { token } from "./ask.js";

/*
 * A tab that opens without a session, such as with a link of another tab, gets that of a tab that is signed
 * in. Only pages of the desk's own address hear each other.
 */
const open = () => new BroadcastChannel("desk-session");

const question = "Is there a session?";

/** How long other tabs may take to answer, in milliseconds. */
const answerTime = 300;

/** Gives the session of this tab to others that ask, for as long as it is open. */
export function answerOtherTabs(): void {
	const tabs = open();
	tabs.onmessage = ({ data }) => {
		const own = token.read();
		if (data === question && own !== undefined) tabs.postMessage({ token: own });
	};
}

/** The half of the session that another tab keeps; undefined if none answers. */
export function askOtherTabs(): Promise<string | undefined> {
	const tabs = open();
	return new Promise((resolve) => {
		function end(found?: string): void {
			clearTimeout(timer);
			tabs.close();
			resolve(found);
		}
		const timer = setTimeout(end, answerTime);
		tabs.onmessage = ({ data }) => {
			if (typeof data?.token === "string") end(data.token);
		};
		tabs.postMessage(question);
	});
}
