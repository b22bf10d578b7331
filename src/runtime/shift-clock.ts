type Clock = { Date: DateConstructor; Temporal?: { Now: typeof Temporal.Now } };

/**
 * Moves `Date` and `Temporal.Now` by an offset in milliseconds; timers and `performance.now()` keep the system's clock. A
 * second call changes nothing. It refers to nothing outside itself, because tests also run it in the browser.
 */
export function shiftClock(offset: number, clock: Clock = globalThis): void {
  const SystemDate = clock.Date;
  if (Reflect.has(SystemDate.now, 'offset')) return;
  const systemNow = SystemDate.now.bind(SystemDate);
  SystemDate.now = Object.assign(() => systemNow() + offset, { offset });
  // a proxy keeps the prototype: dates that the platform creates are still instances of Date
  clock.Date = new Proxy(SystemDate, {
    apply: () => String(new SystemDate(SystemDate.now())),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [SystemDate.now()] : values, newTarget),
  });
  // browsers without it load a polyfill, which reads Date
  const now = clock.Temporal?.Now;
  if (!now) return;
  const { instant: systemInstant, timeZoneId } = now;
  const instant = () => systemInstant().add({ milliseconds: offset });
  const zoned = (zone: Temporal.TimeZoneLike = timeZoneId()) => instant().toZonedDateTimeISO(zone);
  Object.assign(now, {
    instant,
    zonedDateTimeISO: zoned,
    plainDateTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDateTime(),
    plainDateISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDate(),
    plainTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainTime(),
  });
}
