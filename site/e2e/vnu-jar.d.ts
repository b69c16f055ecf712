/** The Nu HTML checker; the path of its program. */
declare module "vnu-jar" {
	const jar: { toString(): string };
	export default jar;
}
