-- A page of dealers around a ZIP code of Florida within another radius each time, in each run, so that no page is kept.
math.randomseed(os.time())

local zips = { "32202", "32301", "32401", "32501", "32601", "32801", "33101", "33401", "33602", "33901", "34102", "34236" }

function request()
	local path = "/dealerships?zip=%s&radius=%.4f"
	return wrk.format("GET", path:format(zips[math.random(#zips)], 50 + math.random() * 200))
end
