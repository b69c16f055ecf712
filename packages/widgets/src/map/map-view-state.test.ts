import { expect, test, vi } from "vitest";
import { createMapViewState } from "./map-view-state.js";

test("ignores a view that is not of numbers, and says so", () => {
	const warn = vi.spyOn(console, "error").mockReturnValue();
	const { request, requested } = createMapViewState();
	for (const view of [
		{},
		{ zoom: Number.NaN },
		{ center: { latitude: 26, longitude: Number.NaN } },
		{ center: undefined },
		JSON.parse("null"),
		JSON.parse('{"bounds":{"west":1}}'),
		JSON.parse('{"center":{"latitude":"26"}}'),
	]) {
		request(view);
		expect(requested.peek()).toBeUndefined();
	}
	expect(warn).toHaveBeenCalledOnce();
	request({ zoom: 12 });
	expect(requested.peek()).toEqual({ zoom: 12 });
	warn.mockRestore();
});

test("says what to fit the map to, if a page passes something else", () => {
	const warn = vi.spyOn(console, "error").mockReturnValue();
	const { fitTo, requested } = createMapViewState();
	for (const list of ["null", "{}", "[{}]"]) fitTo(JSON.parse(list));
	expect(requested.peek()).toBeUndefined();
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/fitTo\(\) takes a list/));
	fitTo(JSON.parse('[{ "latitude": 26, "longitude": -80 }]'));
	expect(requested.peek()).toEqual({ bounds: { west: -80, south: 26, east: -80, north: 26 } });
	warn.mockRestore();
});
