/** Digits as JSON writes a number, without an exponent; so many of them no computer rounds. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/

/**
 * The number that a text is, written plainly: `20`, `-3`, `0.5`. Whatever else came is given back as
 * it came (`1e3`, ` 5`, `0x10`, `007`, a list), so that whoever asked for a number refuses it.
 */
export function numberIn(sent: unknown): unknown {
  return typeof sent === 'string' && NUMBER.test(sent) ? Number(sent) : sent
}

const TRUTHS = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
])

/** True or false where a text is just that word; anything else as it came, `yes`, `on` and `1` too. */
export function truthIn(sent: unknown): unknown {
  return TRUTHS.get(sent) ?? sent
}
