import fc from 'fast-check'

/** Texts with everything that XML has to escape, and with letters of several scripts. */
export const text = fc
  .tuple(
    fc.string({
      minLength: 1,
      maxLength: 12,
      unit: fc.constantFrom(...'abc XYZ09.,&<>"\'/%é中文Ω😀'),
    }),
    fc.constantFrom('', '\n', '\t', '\r\n', ' &amp; ', ']]>')
  )
  .map(([start, end]) => `${start}${end}x`)
export const word = fc.stringMatching(/^[A-Za-z0-9-]{1,10}$/)
export const digits = (count: number) =>
  fc.integer({ min: 0, max: 10 ** count - 1 }).map((value) => String(value).padStart(count, '0'))
export const decimal = fc.constantFrom('0', '1', '0.50', '12', '007', '3.14159', '1000000')
export const date = fc
  .tuple(
    fc.integer({ min: 1900, max: 2026 }),
    fc.nat(11),
    fc.nat(27),
    fc.nat(23),
    fc.nat(59),
    fc.nat(6)
  )
  .map(([year, month, day, hour, minute, precision]) => {
    const two = (value: number) => String(value).padStart(2, '0')
    const calendar = [year, two(month + 1), two(day + 1)]
      .slice(0, Math.min(precision + 1, 3))
      .join('-')
    const time = [two(hour), two(minute), two(minute)].slice(0, precision - 2).join(':')
    return precision < 3
      ? calendar
      : `${calendar}T${time}${['', '+08:00', '-05:00', '-00:00'][minute % 4]}`
  })
