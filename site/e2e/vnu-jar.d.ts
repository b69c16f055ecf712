/** The path of the Nu HTML checker's JAR file. */
declare module "vnu-jar" {
	const jar: { toString(): string };
	export default jar;
}
