import { test } from '@japa/runner'

import { ApiError } from '#resources/app/api_error'
import { inTime, LOADING_MS } from '#resources/app/in_time'

test.group('The program of a screen', () => {
  test('is given up after 120 seconds', async ({ assert }) => {
    assert.equal(LOADING_MS, 120_000)
    await assert.rejects(() => inTime(new Promise(() => {}), 1), ApiError)
  })

  test('comes as it is, or fails as it does', async ({ assert }) => {
    assert.equal(await inTime(Promise.resolve('screen')), 'screen')
    await assert.rejects(() => inTime(Promise.reject(new Error('gone'))), 'gone')
  })
})
