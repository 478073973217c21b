import { test } from '@japa/runner'

import { checkValues } from '#kernel/fields/check_values'
import type { Fields } from '#kernel/fields/field'
import { readValues } from '#kernel/fields/read_values'

const label = { en: 'Label', zh: '标签' }
const fields = {
  name: { kind: 'text', label, required: true, max: 5 },
  mail: { kind: 'text', label, max: 32, form: 'email' },
  note: { kind: 'text', label, max: 20, lines: 3 },
  count: { kind: 'number', label, min: 1, max: 99 },
  day: { kind: 'day', label },
  type: {
    kind: 'choice',
    label,
    of: [
      { value: 1, label },
      { value: 2, label },
    ],
  },
  regions: { kind: 'choices', label, of: [{ value: 'CN', label }] },
  projects: { kind: 'links', label, resource: 'projects', named: ['code'] },
  rows: {
    kind: 'rows',
    label,
    add: label,
    fields: { code: { kind: 'text', label, required: true, max: 8 } },
  },
} as const satisfies Fields

const faultsOf = (typed: object) =>
  checkValues(fields, readValues(fields, { name: 'x', ...typed })).map(({ field }) => field)

test.group('Fields of the back office', () => {
  test('take a text for nothing but a text, a number or a choice, and a list for nothing but many', ({
    assert,
  }) => {
    for (const odd of [{ toString: 'x' }, { a: 1 }, [], [[]], ['CN'], true]) {
      assert.deepEqual(faultsOf({ name: odd }), ['name'])
      assert.deepEqual(faultsOf({ type: odd, day: odd, count: odd }), ['count', 'day', 'type'])
    }
    for (const odd of [' ', '\t\n', 'CN', { length: 0 }, { toString: 'x' }, 0, [['CN']], [{}]]) {
      assert.deepEqual(faultsOf({ regions: odd, projects: odd }), ['regions', 'projects'])
    }
    for (const odd of [' ', 'x', { length: 0 }, 1])
      assert.deepEqual(faultsOf({ rows: odd }), ['rows'])
    const nothing = readValues(fields, { regions: '', projects: null, rows: '' })
    assert.containsSubset(nothing, { regions: [], projects: [], rows: [] })
  })

  test('refuse a name with signs that nobody sees, and one that means a folder, in a sentence', ({
    assert,
  }) => {
    const said = (typed: object) => checkValues(fields, readValues(fields, { name: 'x', ...typed }))
    const unseen = [0x09, 0x7f, 0x200b, 0x200d, 0x200f, 0x202a, 0x202e, 0x2060, 0x2069, 0xfeff]
    for (const code of unseen) {
      const sign = String.fromCodePoint(code)
      const [fault, ...others] = said({ name: `a${sign}b` })
      assert.equal(fault?.field, 'name', code.toString(16))
      assert.lengthOf(others, 0)
    }
    assert.include(said({ name: 'a\u200bb' })[0]!.message.en, 'invisible characters')
    assert.include(said({ name: 'a\u200bb' })[0]!.message.zh, '不可见字符')
    for (const name of ['.', '..', ' .. ']) assert.deepEqual(faultsOf({ name }), ['name'], name)
    for (const name of ['...', '.a', 'a.', '药 a', 'José', 'á', '𠮷'])
      assert.deepEqual(faultsOf({ name }), [], name)
    assert.deepEqual(faultsOf({ note: 'a\u200bb' }), [], 'what is told in lines is no name')
    assert.deepEqual(faultsOf({ rows: [{ code: 'a\u202eb' }] }), ['rows.0.code'])
    const quoted = { name: { ...fields.name, isQuoted: true } } as const
    assert.deepEqual(checkValues(quoted, { name: 'a\u200cb' }), [])
  })

  test('take text without the spaces around it, numbers and choices also as text', ({ assert }) => {
    const values = readValues(fields, {
      name: ' Ann ',
      count: '12',
      type: '2',
      is_platform_admin: true,
    })
    assert.deepInclude(values, { name: 'Ann', count: 12, type: 2, day: null, mail: '' })
    assert.notProperty(values, 'is_platform_admin')
    assert.deepEqual(checkValues(fields, values), [])
  })

  test('miss a text in which there is nothing to be seen, where one is needed', ({ assert }) => {
    for (const unseen of ['\u200B', ' \uFEFF\u2060 ', '\u00AD', '\u3164', '\u2800'])
      assert.deepEqual(faultsOf({ name: unseen }), ['name'])
  })

  test('find nothing wrong at a limit, and something one beyond it')
    .with([
      ['name', 'abcde', 'abcdef'],
      ['name', '五个汉字呀', '六个汉字呀啊'],
      ['name', 'a', '   '],
      ['count', 1, 0],
      ['count', '99', '100'],
      ['count', 3, 3.5],
      ['count', '3', 'three'],
      ['count', '9', '1e1'],
      ['count', '5', ' 5'],
      ['count', '7', '0x7'],
      ['count', '8', [8]],
      ['day', '2024-02-29', '2026-02-29'],
      ['day', '2026-01-31', '31/01/2026'],
      ['mail', 'a.b@example.com', 'a.b@example'],
      ['mail', '', 'a b@example.com'],
      ['note', 'two\nlines', 'bell\u0007'],
      ['name', 'tab', 't\tab'],
      ['type', 1, 3],
      ['regions', ['CN'], ['CN', 'CN']],
      ['regions', [], ['XX']],
      ['projects', ['01890000-0000-7000-8000-000000000000'], ["' or 1=1"]],
      ['rows', [{ code: '1' }], 'none'],
    ] as const)
    .run(({ assert }, [name, good, bad]) => {
      assert.deepEqual(faultsOf({ [name]: good }), [])
      assert.deepEqual(faultsOf({ [name]: bad }), [name])
    })

  test('name the row in which something is wrong', ({ assert }) => {
    assert.deepEqual(faultsOf({ rows: [{ code: '1' }, { code: '' }] }), ['rows.1.code'])
  })
})
