/*
 * Loaded before a program with `--import`: lets the process that started it move its clock, by a message
 * with the offset in milliseconds. Like a computer's own, the monotonic clock goes on as before.
 */
const RealDate = Date;
let offset = 0;
const now = () => RealDate.now() + offset;

process.on("message", (message) => {
	offset = Number(message);
	globalThis.Date = new Proxy(RealDate, {
		construct: (target, values, newTarget) =>
			Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
		get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
	});
});
// The channel must not keep the process alive.
process.channel?.unref();
