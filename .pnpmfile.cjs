/** Removes from a packed package what works in this repository only: the condition for its sources. */
function beforePacking(manifest) {
	const { devDependencies, scripts, ...published } = manifest;
	for (const entry of Object.values(published.exports ?? {})) delete entry.source;
	return published;
}

module.exports = { hooks: { beforePacking } };
