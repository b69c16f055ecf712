-- A search around another place each time, in each run, so that no answer is kept. In and around Florida and Georgia.
math.randomseed(os.time())

function request()
	local latitude = 26 + math.random() * 9
	local longitude = -85 + math.random() * 4
	local path = "/api/dealerships/near?latitude=%.5f&longitude=%.5f&radiusMiles=50"
	return wrk.format("GET", path:format(latitude, longitude))
end
