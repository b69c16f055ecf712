export const sessionMessages = {
	title: "You are not signed in",
	explanation:
		"The address of the desk signs in once, within ten minutes, and a session ends with its last tab or after twelve idle hours.",
	terminal: "Press Enter in the terminal where the desk runs, and open the address that it prints.",
	command: "If it does not run, start it:",
	proxy: "If a proxy signs you in, Try again leads there.",
	tryAgain: "Try again",
	signInAgain:
		"You are not signed in any more, so nothing was saved. What you typed is still here: sign in in another tab, then try again.",
	tooLarge:
		"The proxy in front of the desk takes no file of this size. Raise its limit, or import it with pnpm nev import.",
	noAnswer:
		"The desk does not answer. What you typed is still here, but it may have been saved: look before you send it again.",
};
