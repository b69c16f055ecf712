import { BlockList, isIPv4 } from "node:net";

/** What is no address of the internet (IANA's special-purpose registries), and the metadata of Azure. */
const special = new BlockList();
for (const network of [
	...[
		"0.0.0.0/8",
		"10.0.0.0/8",
		"100.64.0.0/10",
		"127.0.0.0/8",
		"168.63.129.16/32",
		"169.254.0.0/16",
	],
	...["172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"],
	...["198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
	...["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"],
]) {
	const [address = "", length] = network.split("/");
	special.addSubnet(address, Number(length), isIPv4(address) ? "ipv4" : "ipv6");
}

/** The global addresses of IPv6. IPv4 addresses written as IPv6 are outside. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is one of the internet, and not of a private network, this machine or a cloud's metadata. */
export function isPublicAddress(address: string): boolean {
	if (isIPv4(address)) return !special.check(address);
	const plain = address.replace(/%.*/, "");
	return global.check(plain, "ipv6") && !special.check(plain, "ipv6");
}
