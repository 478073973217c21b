import { test } from '@japa/runner'

import { momentText, placedMomentText, utcText } from '#kernel/fields/moment_text'

const AT = '2026-11-18T21:41:07.512Z'

test.group('A moment in words', () => {
  test('is told by the clocks of a time zone, whose day may be another one', ({ assert }) => {
    assert.equal(momentText('Asia/Shanghai', AT), '2026-11-19 05:41:07')
    assert.equal(momentText('America/New_York', AT), '2026-11-18 16:41:07')
    assert.equal(momentText('UTC', Date.parse(AT)), '2026-11-18 21:41:07')
  })

  test('counts hours from 00 to 23', ({ assert }) => {
    assert.equal(momentText('Asia/Shanghai', '2026-11-18T16:00:00Z'), '2026-11-19 00:00:00')
    assert.equal(momentText('Asia/Shanghai', '2026-11-18T15:59:59Z'), '2026-11-18 23:59:59')
  })

  test('follows the clocks from winter to summer', ({ assert }) => {
    assert.equal(momentText('Europe/Berlin', '2026-03-29T00:59:59Z'), '2026-03-29 01:59:59')
    assert.equal(momentText('Europe/Berlin', '2026-03-29T01:00:00Z'), '2026-03-29 03:00:00')
  })

  test('says on paper how far those clocks are from UTC', ({ assert }) => {
    assert.equal(placedMomentText('Asia/Shanghai', AT), '2026-11-19 05:41:07 UTC+08:00')
    assert.equal(placedMomentText('Asia/Kolkata', AT), '2026-11-19 03:11:07 UTC+05:30')
    assert.equal(
      placedMomentText('Europe/Berlin', '2026-10-25T00:30:00Z'),
      '2026-10-25 02:30:00 UTC+02:00'
    )
    assert.equal(
      placedMomentText('Europe/Berlin', '2026-10-25T01:30:00Z'),
      '2026-10-25 02:30:00 UTC+01:00'
    )
    assert.equal(utcText(AT), '2026-11-18 21:41:07 UTC')
  })
})
