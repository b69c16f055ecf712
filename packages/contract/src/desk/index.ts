export {
	type Operator,
	operatorSchema,
	type Session,
	type SignIn,
	sessionHeader,
	sessionSchema,
	signInSchema,
} from "./session.js";
