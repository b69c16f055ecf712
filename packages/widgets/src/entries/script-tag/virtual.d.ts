/** The file that fills in all Spanish texts (`bundle/locale-file.ts`). */
declare module "virtual:texts/spanish" {}
