import { test } from '@japa/runner'
import i18next from 'i18next'

import { ApiError } from '#resources/app/api_error'
import { openEnvelope } from '#resources/app/envelope'
import en from '../lang/en.json' with { type: 'json' }
import zh from '../lang/zh.json' with { type: 'json' }

/** What a user reads, in Chinese and English, of an answer, and its number. */
async function told(status: number, body: unknown) {
  const sentences: (string | number)[] = []
  for (const lng of ['zh', 'en']) {
    await i18next.changeLanguage(lng)
    try {
      openEnvelope(status, body)
    } catch (error) {
      const { code, message } = error as ApiError
      if (lng === 'zh') sentences.push(code)
      sentences.push(message)
    }
  }
  return sentences
}

const system = [1002, '系统错误，请及时联系管理员', 'System error, contact the administrator.']
const wrongPath = ['路径错误，请检查路径后在请求', 'Wrong path. Check the path and try again.']
const own = { zh: '该案例已锁定', en: 'This case is locked.' }

/** An answer, and the number and sentences that are told of it. */
const answers: Record<string, readonly [number, unknown, unknown[]]> = {
  'without a code is 1002': [200, { status: false }, system],
  'without anything is 1002': [200, null, system],
  'that is a list, a text or a word is 1002': [200, ['x'], system],
  'with a code that brings no sentence is an unknown error': [
    200,
    { status: false, code: 9999 },
    [9999, '未知错误', 'Unknown error.'],
  ],
  'with a sentence of its own keeps it': [
    200,
    { status: false, code: 6009, data: { message: own } },
    [6009, own.zh, own.en],
  ],
  'with HTTP 404 names the path': [404, null, [1002, ...wrongPath]],
  'with HTTP 500 is a system error': [500, '<h1>Internal Server Error</h1>', system],
  'with HTTP 502 of a proxy is a system error': [502, null, system],
  'with HTTP 400 is a system error': [400, { error: 'Bad Request' }, system],
  'with HTTP 503 and a sentence keeps the sentence': [
    503,
    { status: false, code: 1002, data: { message: own } },
    [1002, own.zh, own.en],
  ],
}

test.group('An answer', (group) => {
  group.setup(async () => {
    const resources = { zh: { kernel: zh }, en: { kernel: en } }
    await i18next.init({ lng: 'zh', fallbackLng: false, defaultNS: 'kernel', resources })
  })

  for (const [which, [status, body, expected]] of Object.entries(answers)) {
    test(which, async ({ assert }) => {
      assert.deepEqual(await told(status, body), expected)
    })
  }

  test('with a truthy status is opened', ({ assert }) => {
    assert.deepEqual(openEnvelope(200, { status: true, data: { id: 'x' } }), { id: 'x' })
  })
})
