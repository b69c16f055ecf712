/** The second half of the session, for as long as this tab is open. */
export const token = {
	read: () => sessionStorage.getItem("desk-session") ?? undefined,
	write: (value: string) => sessionStorage.setItem("desk-session", value),
	remove: () => sessionStorage.removeItem("desk-session"),
};
