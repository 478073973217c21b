import type { Dice } from '#tests/isolation/kit/dice'

const TEXTS: readonly string[] = [
  ...['', ' ', '\t\n', '\u0000', '\ud800', '\u202e', '\ufeff', 'ﷺ', '😀'.repeat(50), 'İ', '中文'],
  ...[
    'null',
    'NaN',
    '0x10',
    '1e999',
    '-0',
    '１',
    "'",
    '"',
    '\\',
    '%',
    '%00',
    '..',
    '/',
    '$1',
    ';--',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'x'.repeat(5000)],
  ...['2026-13-45', '9999-12-31', '0000-00-00', '-000001-01-01', '20260230', '9'.repeat(400)],
  ...['00000000-0000-4000-8000-000000000000', 'ZZ', '[', '{', '[]', '{}', '["a"]', '{"q":1}'],
]
/** What is nearly nothing, or nearly right, gets furthest. */
const NEAR: readonly unknown[] = [
  ...['', '\t\n', 'x', 0, true, null, [], {}, [{}], [[]], ['x'], { toString: 'x' }],
]
const NUMBERS: readonly unknown[] = [0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 1e-300]
const OTHERS: readonly unknown[] = [
  ...[null, true, false, {}, [], [[]], [null], [{}], { a: 1 }, { length: 1e9 }, { 0: 'x' }],
  ...[{ toString: 'x' }, { valueOf: 1 }, { constructor: { prototype: 1 } }, ['a', 'a'], [[['x']]]],
  ...[Array.from({ length: 3000 }, () => 'x'), { __proto: 1 }, [1, 'a', null], { id: null }],
]
const KEYS = ['', ' ', 'toString', 'constructor', 'a.b', 'length', '中文', 'x'.repeat(300), '0']

/** A value that is not what anybody expects: of another type, odd, or huge. */
function oddValue(dice: Dice): unknown {
  return dice.pick(dice.pick([NEAR, NEAR, TEXTS, NUMBERS, OTHERS]))
}

/** A text that stands where nobody expects it. */
export const oddText = (dice: Dice): string => dice.pick(TEXTS)

/** The value with one or a few places in it made odd, left out or added. */
export function spoil(value: unknown, dice: Dice): unknown {
  if (dice.below(25) === 0) return oddValue(dice)
  let spoilt = structuredClone(value)
  for (let times = dice.below(3); times >= 0; times--) spoilt = spoilOnce(spoilt, dice)
  return spoilt
}

function spoilOnce(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || dice.below(4) === 0) return [...value, oddValue(dice)]
    const at = dice.below(value.length)
    return value.with(at, spoilOnce(value[at], dice))
  }
  if (typeof value !== 'object' || value === null) return oddValue(dice)
  const fields = { ...(value as Record<string, unknown>) }
  const names = Object.keys(fields)
  if (names.length === 0 || dice.below(8) === 0) {
    return { ...fields, [dice.pick(KEYS)]: oddValue(dice) }
  }
  const name = dice.pick(names)
  if (dice.below(6) === 0) delete fields[name]
  else fields[name] = dice.below(3) === 0 ? oddValue(dice) : spoilOnce(fields[name], dice)
  return fields
}
