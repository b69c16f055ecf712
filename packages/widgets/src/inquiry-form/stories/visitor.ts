/** A visitor's input, by field label. */
export const visitor = {
	"First name": "Ada",
	"Last name": "Lovelace",
	Phone: "(239) 555-0142",
	Email: "ada@example.com",
};
