import type { Dice } from '#tests/isolation/kit/dice'

/** A body that is meant for no form, with the type under which it is sent. */
export interface OddBody {
  readonly type: string
  readonly body: Buffer
  readonly cutAt?: number
  readonly chunk?: number
}

const NAMES = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', ''],
  ...['files', 'document', 'files[]', 'files[0]', 'a.b.c', '__proto__.x', 'constructor[prototype]'],
  ...['中文', 'x'.repeat(9000), 'a"b', 'a\\"b', '*', '[', '%', ' ', '\u0000', '../../etc/passwd'],
]

const FILE_PARAMETERS = [
  ...[`filename="a.txt"`, `filename="a.csv"`, `filename="a.xml"`, `filename=""`, `filename=`],
  ...[`filename*=UTF-8''%ff`, `filename*=UTF-8''%`, `filename*=utf-8''%E4%B8`, `filename*=x''y`],
  ...[`filename*=UTF-8''%E4%B8%AD.txt`, `filename*=constructor''a`, `filename*=''`, `filename*=`],
  ...[`filename="../../a.txt"`, `filename="C:\\fakepath\\a.xml"`, `filename="&#99999;.txt"`],
  ...[`filename="${'x'.repeat(5000)}.txt"`, `filename="a`, `filename="\u0007.csv"`, `Filename=a`],
  ...[`filename="__proto__"`, `filename=constructor`, `filename="a.txt"; filename*=UTF-8''%zz`],
]

const PART_HEADERS = [
  ...['Content-Type: text/plain', 'Content-Type: ', 'Content-Type: multipart/mixed; boundary=x'],
  ...['Content-Type: text/plain; charset=toString', 'Content-Type: /', 'Content-Type: a/b; c="'],
  ...['Content-Transfer-Encoding: base64', 'Content-Transfer-Encoding: toString'],
  ...['__proto__: x', 'constructor: x', 'toString: x', ': x', 'no colon', 'Content-Length: -1'],
  ...[`X-Long: ${'y'.repeat(20_000)}`, 'Content-Disposition: form-data', ' folded: x'],
]

const CONTENTS = [
  ...['', 'x', '\r\n', '--', '\r\n--', '\r\n--x', '<own/>', 'a,b\r\n1,2\r\n'],
  ...['\u0000\u0001', '%PDF-1.7', 'PK\u0003\u0004', 'z'.repeat(70_000)],
]

/** Boundaries as they are told and as they are used; mostly the same. */
const BOUNDARIES = [
  ...[['x', 'x'] as const, ['x', 'x'] as const, ['x', 'x'] as const, ['"x"', 'x'] as const],
  ...[['x', 'y'] as const, ['', ''] as const, ['--', '--'] as const, ['"x', 'x'] as const],
  ...[['__proto__', '__proto__'] as const, ['x'.repeat(3000), 'x'.repeat(3000)] as const],
  ['x; boundary=y', 'y'] as const,
]

const DISPOSITIONS = ['form-data', 'form-data', 'form-data', 'attachment', 'toString', '']
const ENDS = ['--\r\n', '--\r\n', '--', '', '-', '\r\n', '--\r\n after all', '-x']

/** A multipart body of odd names, encodings, boundaries, order and ends. */
export function oddForm(dice: Dice): OddBody {
  const [told, used] = dice.pick(BOUNDARIES)
  const parts = Array.from({ length: dice.below(5) }, () => `--${used}\r\n${part(dice)}\r\n`)
  const start = dice.below(6) === 0 ? dice.pick(['before all\r\n', '\r\n', '-', 'x']) : ''
  const body = Buffer.from(`${start}${parts.join('')}--${used}${dice.pick(ENDS)}`)
  const type = `${dice.pick(['multipart/form-data', 'Multipart/Form-Data'])}; boundary=${told}`
  return {
    type: dice.below(20) === 0 ? 'multipart/form-data' : type,
    body,
    ...(dice.below(4) === 0 && { cutAt: dice.below(body.length + 1) }),
    ...(dice.below(3) === 0 && { chunk: 1 + dice.below(40) }),
  }
}

function part(dice: Dice): string {
  const isFile = dice.below(3) > 0
  const name = dice.below(8) === 0 ? '' : `; name="${dice.pick(NAMES)}"`
  const parts = isFile ? [name, `; ${dice.pick(FILE_PARAMETERS)}`] : [name]
  const ordered = dice.below(4) === 0 ? parts.reverse() : parts
  const disposition = `Content-Disposition: ${dice.pick(DISPOSITIONS)}${ordered.join('')}`
  const more = Array.from({ length: dice.below(3) }, () => dice.pick(PART_HEADERS))
  const headers = dice.below(3) === 0 ? [...more, disposition] : [disposition, ...more]
  return `${headers.join('\r\n')}\r\n\r\n${dice.pick(CONTENTS)}`
}

const TYPES = [
  ...['application/json', 'application/json; charset=toString', 'APPLICATION/JSON', 'text/plain'],
  ...['application/x-www-form-urlencoded', 'application/vnd.api+json', '/', 'constructor', ''],
]
const TEXTS = [
  ...['', '{', '[]', 'null', '0', '"x"', '{"a":', '\ufeff{}', '{"toString":{"toString":1}}'],
  ...['{"__proto__":{"x":1}}', '{"a":{"constructor":{"prototype":{"x":1}}}}', '[[[[]]]]'],
  ...[`${'['.repeat(5000)}`, `{"a":"${'\\u0000'.repeat(100)}"}`, '{"a":"\\ud800"}', '[{}]'],
  ...['__proto__=x', 'a[__proto__][x]=1', 'toString=1&toString=2', '%', '%ff=%ff', 'a[0][1]=2&a=3'],
  ...[`{${Array.from({ length: 9000 }, (_, at) => `"k${at}":1`).join()}}`],
]

/** Something that says it is JSON or the form of a browser, or neither. */
export function oddText(dice: Dice): OddBody {
  const text = Buffer.from(dice.pick(TEXTS))
  const body = dice.below(6) === 0 ? Buffer.concat([text, Buffer.from([0xff, 0xfe, 0xc3])]) : text
  return {
    type: dice.pick(TYPES),
    body,
    ...(dice.below(6) === 0 && { cutAt: dice.below(body.length + 1) }),
    ...(dice.below(3) === 0 && { chunk: 1 + dice.below(2000) }),
  }
}
