/** A visitor's input, by field label. */
export const visitor = {
	"First name": "Ada",
	"Last name": "Lovelace",
	Phone: "(239) 555-0142",
	Email: "ada@example.com",
};

/** The same, by the names of the fields. */
export const visitorValues = {
	firstName: "Ada",
	lastName: "Lovelace",
	phone: "(239) 555-0142",
	email: "ada@example.com",
};
