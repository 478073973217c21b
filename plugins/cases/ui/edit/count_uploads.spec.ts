import { test } from '@japa/runner'

import type { FileLeaf } from '#kernel/case/content/leaf'

import { countUploads } from '#plugins/cases/ui/edit/count_uploads'

const hrefOf = (sha256: string) => `/documents/${sha256}`
const leaf: FileLeaf = { file: 'a'.repeat(64), name: 'letter.pdf' }
const file = new File(['letter'], 'letter.pdf')

/** Documents whose uploads end when the test says so, and how many are on their way. */
function begin() {
  const ends: PromiseWithResolvers<FileLeaf>[] = []
  let count = 0
  const upload = () => {
    ends.push(Promise.withResolvers<FileLeaf>())
    return ends.at(-1)!.promise
  }
  const counted = countUploads({ hrefOf, upload }, (change) => {
    count = change(count)
  })
  const send = () => counted.upload!(file, () => {}, new AbortController().signal)
  return { ends, send, count: () => count }
}

test.group('A document on its way', () => {
  test('counts until it has arrived, each of several for itself', async ({ assert }) => {
    const { ends, send, count } = begin()
    assert.equal(count(), 0)
    const sent = [send(), send()]
    assert.equal(count(), 2)
    ends[1].resolve(leaf)
    assert.equal(await sent[1], leaf)
    assert.equal(count(), 1)
    ends[0].resolve(leaf)
    await sent[0]
    assert.equal(count(), 0)
  })

  test('counts no more once it was refused or stopped, and its refusal is told', async ({
    assert,
  }) => {
    const { ends, send, count } = begin()
    const sent = send()
    ends[0].reject(new Error('refused'))
    await assert.rejects(() => sent, 'refused')
    assert.equal(count(), 0)
  })

  test('cannot be sent where nothing is edited', ({ assert }) => {
    assert.deepEqual(
      countUploads({ hrefOf }, () => {}),
      { hrefOf }
    )
  })
})
