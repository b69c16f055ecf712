/** A value that is made when it is first read. */
export function lazy<Value extends object>(make: () => Value): () => Value {
	let value: Value | undefined;
	return () => {
		value ??= make();
		return value;
	};
}
