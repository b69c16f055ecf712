export { type BrokenArchive, brokenArchives } from "./broken-archives.js";
export { decodeTile } from "./decode-tile.js";
export { makeTownArchive, type TownArchiveOptions } from "./town-archive.js";
