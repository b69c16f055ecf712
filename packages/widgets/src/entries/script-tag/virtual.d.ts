/** Imports the file that fills in all texts of a language (`bundle/locale-file.ts`). */
declare module "virtual:texts" {
	export const textsByLanguage: Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
}
