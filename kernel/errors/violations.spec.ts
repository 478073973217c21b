import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { test } from '@japa/runner'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'

/** What a user reads who sent this for that. */
async function sentencesOf(value: unknown, type: SchemaTypes) {
  const [invalid] = await vine.compile(vine.object({ value: type })).tryValidate({ value })
  return messageOf(new kernelErrors.E_PARAMETER({ fields: invalid!.messages }))
}

/** The rules that the validators of the controllers use, each with what breaks it. */
const broken: Record<string, readonly [unknown, SchemaTypes, en: string, zh: string]> = {
  required: [undefined, vine.string(), 'This is missing.', '缺少此项。'],
  string: [7, vine.string(), 'This must be text.', '必须是文本。'],
  minLength: ['ab', vine.string().minLength(3), 'At least 3 characters.', '至少 3 个字符。'],
  empty: ['', vine.string().minLength(1), 'This must not be empty.', '不能为空。'],
  maxLength: ['abcd', vine.string().maxLength(3), 'At most 3 characters.', '最多 3 个字符。'],
  fixedLength: ['a', vine.string().fixedLength(3), 'Exactly 3 characters.', '必须为 3 个字符。'],
  regex: ['a', vine.string().regex(/b/), 'The format is not valid.', '格式不正确。'],
  uuid: ['a', vine.string().uuid(), 'This must be an id (UUID).', '必须是标识符（UUID）。'],
  email: ['a', vine.string().email(), 'This is not an e-mail address.', '邮箱格式不正确。'],
  date: ['a', vine.date(), 'Enter a date, for example 2026-01-31.', '请输入日期，如 2026-01-31。'],
  number: ['a', vine.number(), 'Enter a number in digits, for example 20.', '请输入数字，如 20。'],
  withoutDecimals: [
    1.5,
    vine.number().withoutDecimals(),
    'This must be a whole number.',
    '必须是整数。',
  ],
  min: [0, vine.number().min(1), 'This must be at least 1.', '不能小于 1。'],
  max: [6, vine.number().max(5), 'This must be at most 5.', '不能大于 5。'],
  range: [9, vine.number().range([1, 5]), 'This must be from 1 to 5.', '必须在 1 至 5 之间。'],
  positive: [-1, vine.number().positive(), 'This must be more than 0.', '必须大于 0。'],
  in: [3, vine.number().in([20, 50]), 'This must be one of 20, 50.', '只能是以下之一：20、50。'],
  boolean: ['ja', vine.boolean(), 'This must be true or false.', '只能是 true 或 false。'],
  enum: ['c', vine.enum(['a', 'b']), 'This must be one of a, b.', '只能是以下之一：a、b。'],
  object: ['a', vine.object({}), 'This must be an object.', '必须是对象。'],
  array: ['a', vine.array(vine.string()), 'This must be a list.', '必须是列表。'],
  tuple: ['a', vine.tuple([vine.string()]), 'This must be a list.', '必须是列表。'],
  fewest: [[], vine.array(vine.string()).minLength(1), 'At least 1 of these.', '至少 1 项。'],
  most: [[1, 2], vine.array(vine.any()).maxLength(1), 'At most 1 of these.', '最多 1 项。'],
  another: ['a', vine.string().ipAddress(), 'This value is not valid.', '内容不符合要求。'],
}

test.group('What a validator refuses', () => {
  test('is said by name of the field, in both languages: {$self}')
    .with(Object.keys(broken))
    .run(async ({ assert }, rule) => {
      const [value, type, en, zh] = broken[rule]!
      assert.deepEqual(await sentencesOf(value, type), { en: `value: ${en}`, zh: `value：${zh}` })
    })

  test('each field has its sentence; of a long list the first are said and the others counted', async ({
    assert,
  }) => {
    const two = vine.object({ a: vine.string(), b: vine.array(vine.object({ c: vine.number() })) })
    assert.deepEqual(await sentencesOf({ b: [{ c: 1 }, { c: 'x' }] }, two), {
      en: 'value.a: This is missing. value.b.1.c: Enter a number in digits, for example 20.',
      zh: 'value.a：缺少此项。value.b.1.c：请输入数字，如 20。',
    })
    const many = await sentencesOf(Array(8).fill('x'), vine.array(vine.number()))
    assert.match(many.en, /^value\.0: .* value\.4: [^:]* And 3 more\.$/)
    assert.match(many.zh, /另有 3 处。$/)
  })

  test('a body that is none is said as what was sent', async ({ assert }) => {
    const [invalid] = await vine.compile(vine.object({})).tryValidate(null)
    const { en } = messageOf(new kernelErrors.E_PARAMETER({ fields: invalid!.messages }))
    assert.equal(en, 'What was sent: This is missing.')
  })

  test('the sentence about the very case goes first, and without either the general text', ({
    assert,
  }) => {
    const detail = { en: 'Give a reason.', zh: '请填写原因。' }
    const fields = [{ field: 'reason', rule: 'required', message: '' }]
    assert.deepEqual(messageOf(new kernelErrors.E_PARAMETER({ detail, fields })), detail)
    assert.equal(messageOf(new kernelErrors.E_PARAMETER()).en, 'Parameter error.')
  })
})
