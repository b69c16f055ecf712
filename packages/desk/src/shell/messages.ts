export const shellMessages = {
	desk: "Desk",
	skip: "Skip to the content",
	menu: "Menu",
	signedInAs: "Signed in as",
	signOut: "Sign out",
	mailServerRefusal: "The mail server refuses your account, so no mail is sent.",
	showHealth: "See Health",
	notFoundHint: "The address is mistyped, or what was there is gone.",
	notFound: "There is nothing at this address",
	failed: "That didn't work",
	noAnswer: "The desk does not answer. It may have been stopped in its terminal.",
	tryAgain: "Try again",
};
