import { test } from '@japa/runner'

import { whyNotAgain } from '#plugins/gateway/submitting/refuse_again'

const one = { version: 1, versionKind: 'first', state: 'accepted' } as const

test.group('A version of a case at a destination', () => {
  test('is submitted where nothing was before, or what was failed or ended', ({ assert }) => {
    assert.isNull(whyNotAgain(1, []))
    for (const state of ['rejected', 'halted', 'withdrawn', 'closed'] as const) {
      assert.isNull(whyNotAgain(1, [{ ...one, state }]), state)
    }
  })

  test('waits for what is under way, whichever version that is', ({ assert }) => {
    for (const state of ['queued', 'waiting', 'sent', 'portal', 'delivered'] as const) {
      assert.isNotNull(whyNotAgain(2, [{ ...one, state }]), state)
    }
  })

  test('is not submitted again once it was accepted; a later version is', ({ assert }) => {
    assert.isNotNull(whyNotAgain(1, [one]))
    assert.isNull(whyNotAgain(2, [one]))
  })

  test('needs new numbers once the case was nullified there', ({ assert }) => {
    const nullified = { version: 2, versionKind: 'nullification', state: 'accepted' } as const
    assert.match(whyNotAgain(3, [nullified, one])!.en, /new case/)
  })
})
