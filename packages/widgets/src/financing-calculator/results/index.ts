export { recommendFinancing } from "@nev/financing";
export { Announcement, Options } from "./options.js";
