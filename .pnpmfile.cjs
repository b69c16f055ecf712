/** Removes from a packed package what works in this repository only: the condition for its sources, and entries that have nothing else. */
function beforePacking(manifest) {
	const { devDependencies, scripts, ...published } = manifest;
	for (const [name, entry] of Object.entries(published.exports ?? {})) {
		delete entry.source;
		if (Object.keys(entry).length === 0) delete published.exports[name];
	}
	return published;
}

module.exports = { hooks: { beforePacking } };
