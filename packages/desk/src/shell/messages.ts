export const shellMessages = {
	desk: "Desk",
	skip: "Skip to the content",
	navigation: "Desk",
	leads: "Leads",
	dealers: "Dealers",
	health: "Health",
	operator: (name: string) => `Signed in as ${name}`,
	signOut: "Sign out",
	notFound: "There is nothing at this address",
	failed: "This did not work",
	noAnswer: "The desk does not answer. It may have been stopped in its terminal.",
	tryAgain: "Try again",
};
